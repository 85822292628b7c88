"""Shared breakdowns: the store that keeps them, their links, QR codes and picture cards."""
