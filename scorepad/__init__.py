"""Scorepad: rules of tabletop games, and scores tied to them."""

__version__ = "0.1.0"
