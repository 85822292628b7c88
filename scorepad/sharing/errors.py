"""What the store can fail with."""


class StoreUnavailableError(RuntimeError):
    """The database cannot be reached, is out of room, or stayed locked for too long."""


class StoreTooNewError(RuntimeError):
    """A newer version of the program has changed the tables; this one does not know them."""
