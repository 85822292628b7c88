"""Scorepad: rules of tabletop games, and scores tied to them."""
