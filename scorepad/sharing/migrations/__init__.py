"""Migrations of the store's tables, run by `scorepad.sharing.migrate`."""
