"""Entry for Blender: `blender -b --factory-startup -P art/picture.py -- <picture> <out.png> [--preview]`."""

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from kit.mesh import clear  # noqa: E402
from kit.render import render  # noqa: E402


def main() -> None:
    """Find the scene that has the picture among its shots, build it and render."""
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    name, out = arguments[0], Path(arguments[1])
    for path in sorted((HERE / "scenes").glob("*.py")):
        scene = importlib.import_module(f"scenes.{path.stem}")
        if name in scene.SHOTS:
            break
    else:
        raise SystemExit(f"no scene has a picture called {name}")
    shot = scene.SHOTS[name]
    clear()
    scene.build(shot)
    look = shot.look or scene.LOOK
    if "--preview" in arguments:
        render(shot, look, out, 720 if shot.size[0] > shot.size[1] else 480, 6)
    else:
        render(shot, look, out)


main()
