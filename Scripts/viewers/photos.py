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


def _vips(*words):
    subprocess.run(["vips", *map(str, words)], check=True)
