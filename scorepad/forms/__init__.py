"""From a game's sheet model to a WTForms form and back."""
