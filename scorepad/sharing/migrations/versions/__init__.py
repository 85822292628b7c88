"""One module a migration; each must bear being run again after it broke off half-way."""
