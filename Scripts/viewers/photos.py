"""Photos of 24 megapixels, the same on every machine."""
import pathlib, subprocess

FOLDER = pathlib.Path(".build-benchmarks/viewers/photos")


def make(count):
    """Makes the photos that are missing, and returns their folder. Each differs from its neighbours in brightness."""
    folder = FOLDER.with_name(f"photos-{count}")
    folder.mkdir(parents=True, exist_ok=True)
    noise, soft = folder.parent / "noise.v", folder.parent / "soft.v"
    for index in range(count):
        photo = folder / f"{index:03}.jpg"
        if photo.exists():
            continue
        if not soft.exists():
            _vips("gaussnoise", noise, 6000, 4000, "--mean", 128, "--sigma", 22, "--seed", 7)
            # Noise costs a decoder what the detail of a photo does.
            _vips("gaussblur", noise, soft, 0.8)
        shades = [20 * ((index + 1) * step % 5) for step in (1, 2, 3)]
        bands = folder.parent / "bands.v"
        _vips("linear", soft, bands, "1 1 1", " ".join(map(str, shades)), "--uchar")
        _vips("copy", bands, f"{photo}.part.jpg[Q=88]", "--interpretation", "srgb")
        photo.with_name(photo.name + ".part.jpg").rename(photo)
    for scratch in folder.parent.glob("*.v"):
        scratch.unlink()
    return folder.resolve()


def make_gigapixel(photo):
    """Makes a TIFF of 42,000 x 24,000 pixels with a pyramid of a photo, alone in a folder, and returns its path."""
    path = FOLDER.with_name("gigapixel") / "large.tif"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        wide = FOLDER.with_name("wide.v")
        _vips("replicate", photo, wide, 7, 6)
        _vips("tiffsave", wide, f"{path}.part", "--tile", "--tile-width", 512, "--tile-height", 512, "--pyramid",
              "--compression", "jpeg", "--Q", 80)
        wide.unlink()
        path.with_name(path.name + ".part").rename(path)
    return path.resolve()


def make_pixel():
    """Makes a picture of one pixel, and returns its path."""
    path = FOLDER.with_name("pixel.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    _vips("black", path, 1, 1)
    return path.resolve()


def _vips(*words):
    subprocess.run(["vips", *map(str, words)], check=True)
