"""The brand's colours by token, and their conversion to linear light."""

PALETTE: dict[str, str] = {
    "green": "#0F4232",
    "deep": "#0A2B22",
    "mid": "#1F6B4E",
    "lime": "#C4F135",
    "offwhite": "#EFECE2",
    "white": "#F4F3EE",
    "sand": "#E7DFCC",
    "ink": "#101714",
    "terracotta": "#D9734E",
    "amber": "#FFB020",
    "sky": "#CFE3DD",
    "aluminium": "#C9CDC8",
}

Colour = str
RGBA = tuple[float, float, float, float]


def linear(colour: Colour) -> RGBA:
    """Linear RGBA of a palette token or a #rrggbb value."""
    digits = PALETTE.get(colour, colour).lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (r, g, b, 1.0)
