"""From linear light to a finished picture: haze, bloom, tone mapping, contrast."""

from dataclasses import dataclass

import numpy as np

from .palette import linear

Image = np.ndarray
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


@dataclass(frozen=True)
class Haze:
    """Air that takes on a colour with distance: from `start` over `depth` metres, shaped by `power`; `gain` is the strength of the sky behind."""

    start: float
    depth: float
    colour: str
    power: float = 0.5
    gain: float = 0.8
    on_sky: bool = False


@dataclass(frozen=True)
class Look:
    """How a render is developed."""

    exposure: float = 1.0
    haze: Haze | None = None
    bloom: float = 0.06
    threshold: float = 1.0
    saturation: float = 1.0
    contrast: float = 1.04
    transparent: bool = False
    ground: str | None = None
    """One flat colour behind a transparent picture, so that it goes on in the page."""
    shadow: str = "#06130D"
    """The colour of the shadow below a transparent picture."""
    lamps: float = 0.0
    """How strongly lamps of a transparent picture glow beyond its edge."""
    depth: float = 0.7
    """How opaque that shadow is where it is deepest."""


def _blur(image: Image, sigma: float) -> Image:
    height, width = image.shape[:2]
    fy, fx = np.fft.fftfreq(height * 2)[:, None], np.fft.rfftfreq(width * 2)[None]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (fx * fx + fy * fy))
    out = np.empty_like(image)
    for k in range(image.shape[2]):
        padded = np.pad(image[..., k], ((0, height), (0, width)), mode="symmetric")
        out[..., k] = np.fft.irfft2(np.fft.rfft2(padded) * kernel, s=padded.shape)[:height, :width]
    return out


def _bloom(colour: Image, threshold: float, amount: float) -> Image:
    width = colour.shape[1]
    bright = np.maximum(colour - threshold, 0)
    bright = bright / (1 + 0.15 * bright)
    return colour + amount * (_blur(bright, width * 0.003) * 1.2 + _blur(bright, width * 0.012) * 0.9 + _blur(bright, width * 0.04) * 0.6)


def _glow(colour: Image, alpha: Image, amount: float) -> tuple[Image, Image]:
    """Light around lamps, also where there is nothing behind it: what they add to the colour, and how much that covers."""
    width = colour.shape[1]
    bright = np.maximum(colour * alpha - 3.0, 0)
    bright = bright / (1 + 0.25 * bright)
    light = amount * (_blur(bright, width * 0.004) + 0.8 * _blur(bright, width * 0.014) + 0.5 * _blur(bright, width * 0.03))
    light = np.maximum(light, 0)
    cover = np.clip((light @ LUMA)[..., None], 0, 1)
    both = alpha + cover * (1 - alpha)
    return np.where(both > 0.003, (colour * alpha + light) / np.maximum(both, 0.003), 0), both


def _tone_map(colour: Image) -> Image:
    """The Khronos PBR Neutral curve: keeps base colours, rolls off the highlights."""
    colour = np.maximum(colour, 0)
    low = colour.min(-1, keepdims=True)
    colour = colour - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    peak = colour.max(-1, keepdims=True)
    start = 0.8 - 0.04
    room = 1 - start
    new_peak = 1 - room * room / (np.maximum(peak, start) + room - start)
    high = colour * new_peak / np.maximum(peak, 1e-6)
    grey = 1 - 1 / (0.15 * (peak - new_peak) + 1)
    return np.where(peak < start, colour, high * (1 - grey) + new_peak * grey)


def _srgb(colour: Image) -> Image:
    colour = np.clip(colour, 0, 1)
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)


def _sharpened(colour: Image, alpha: Image, amount: float = 0.35) -> Image:
    """Edges a little stronger, as in every printed photograph; what shows through has no say."""

    def soft(image: Image) -> Image:
        padded = np.pad(image, ((1, 1), (1, 1), (0, 0)), mode="edge")
        rows = padded[:-2] + 2 * padded[1:-1] + padded[2:]
        return (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 16

    around = soft(colour * alpha) / np.maximum(soft(alpha), 1e-3)
    return np.clip(colour + amount * (colour - around), 0, 1)


def develop(colour: Image, alpha: Image, mist: Image, sky: Image, look: Look) -> Image:
    """The finished picture, display-encoded, with alpha when the look is transparent."""
    if look.haze:
        amount = np.clip(mist, 0, 1) ** look.haze.power
        hazed = colour * (1 - amount) + np.array(linear(look.haze.colour)[:3], np.float32) * look.haze.gain * amount
        colour = hazed if look.haze.on_sky else np.where(sky, colour, hazed)
    colour = colour * look.exposure
    if look.bloom and not look.transparent:
        colour = _bloom(colour, look.threshold, look.bloom)
    if look.lamps:
        colour, alpha = _glow(colour, alpha, look.lamps)
    grey = (colour @ LUMA)[..., None]
    colour = np.maximum(grey + (colour - grey) * look.saturation, 0)
    colour = _srgb(_tone_map(colour))
    colour = _sharpened(np.clip(0.5 + (colour - 0.5) * look.contrast, 0, 1), np.clip(alpha, 0, 1))
    if look.ground:
        flat = _srgb(np.array(linear(look.ground)[:3], np.float32))
        return colour * alpha + flat * (1 - alpha)
    return np.concatenate([colour, np.clip(alpha, 0, 1)], -1) if look.transparent else colour


def lay_shadow(picture: Image, shade: Image, colour: str) -> Image:
    """A finished cut-out on its shadow, which fades before the frame."""
    height, width = shade.shape[:2]
    y, x = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    margin = np.clip(np.minimum(np.minimum(x, 1 - x), 1 - y) / 0.12, 0, 1)[..., None]
    under = _blur(shade, width * 0.0015) * margin * margin * (3 - 2 * margin)
    under = np.where(under < 0.006, 0, under)
    alpha = picture[..., 3:]
    behind = under * (1 - alpha)
    both = alpha + behind
    tint = _srgb(np.array(linear(colour)[:3], np.float32))
    mixed = (picture[..., :3] * alpha + tint * behind) / np.maximum(both, 1e-4)
    return np.concatenate([np.where(both > 0, mixed, 0), both], -1)


def without_veil(alpha: Image) -> Image:
    """Alpha without the faint veil that Blender's catcher leaves over the whole floor, measured at the picture's edge."""
    edge = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    veil = float(np.quantile(edge, 0.95)) + 0.02
    return np.clip((alpha - veil) / (0.99 - veil), 0, 1)


def to_bytes(image: Image) -> Image:
    """Eight bits a channel, colour dithered against banding, alpha not."""
    noise = np.random.default_rng(1).random((*image.shape[:2], 1))
    out = (np.clip(image, 0, 1) * 255 + noise * 0.999).astype(np.uint8)
    if out.shape[2] == 4:
        out[..., 3] = (np.clip(image[..., 3], 0, 1) * 255 + 0.5).astype(np.uint8)
    return out
