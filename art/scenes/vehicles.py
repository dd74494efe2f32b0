"""The four vehicles on nothing: one camera and one scale for all, for light and dark pages. Each stands on its own shadow."""

import bpy

from kit.develop import Look
from kit.material import matte
from kit.mesh import Object, place, quad
from kit.palette import linear
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.0, transparent=True, contrast=1.08)
EYE, AIM = (12.6, -13.4, 4.3), (0.0, 0.0, 1.42)
SHOTS = {f"vehicle-{name}": Shot(EYE, AIM, (1600, 1000), 40, lens=96, options={"vehicle": name}) for name in ("tata-ace", "euler", "jem", "eicher")}
HALF_WIDTH = 0.82
"""Half the track of the vehicles in metres, to the outside of the tyres: from there on the shadow fades."""


def build(shot: Shot) -> None:
    """The vehicle stands centred over the origin on a floor that only catches its shadow."""
    vehicle = truck(str(shot.options["vehicle"]), lamps=2.0)
    half = vehicle["length"] / 2
    place(vehicle, (half, 0, 0))
    patch(half - 0.25, HALF_WIDTH)
    floor = quad(-5.0, 6.0, -3.2, 6.5, 0, matte("#CCCCC9", 0.9))
    floor.is_shadow_catcher = True
    sky([(-1, "#B2B4B3"), (0, "#D6DADC"), (0.3, "#EDF1F4"), (1, "#ffffff")], 0.42)
    sun(44, -74, 2.8, "#FFF7EC", 3)
    area((9, 5.5, 3.0), (1.5, 0, 0.8), 6.0, 300, "#E4F2FF", 1.2)
    area((-5, -9, 5), (-0.5, 0, 1.2), 6, 140, "#F4F8FF")
    area((-5, 7, 6), (0, 0, 1.6), 5, 1500, "#E6F4FF")
    area((-8, -2.5, 5.5), (0, 0, 2.2), 2.5, 700, "#FFF4E2")


def patch(half_length: float, half_width: float, fade: float = 0.55) -> Object:
    """The contact shadow about the origin: dark within its half sizes, gone `fade` metres beyond."""
    material = bpy.data.materials.new("contact shadow")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()

    def node(operation: str, *values: object) -> bpy.types.NodeSocket:
        made = tree.nodes.new("ShaderNodeVectorMath")
        made.operation = operation
        for socket, value in zip(made.inputs, values):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return made.outputs["Value" if operation == "LENGTH" else "Vector"]

    where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    outside = node("SUBTRACT", node("ABSOLUTE", where), (half_length, half_width, 0))
    distance = node("LENGTH", node("MAXIMUM", outside, (0, 0, 0)))
    inside = tree.nodes.new("ShaderNodeMapRange")
    inside.interpolation_type = "SMOOTHERSTEP"
    for socket, value in (("From Min", 0.0), ("From Max", fade), ("To Min", 0.96), ("To Max", 0.0)):
        inside.inputs[socket].default_value = value
    tree.links.new(distance, inside.inputs["Value"])
    clear, shine, mix, out = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "MixShader", "OutputMaterial"))
    shine.inputs[0].default_value, shine.inputs[1].default_value = linear("#07120E"), 1.0
    for source, target in ((inside.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (shine.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(source, target)
    return quad(-half_length - fade, half_length + fade, -half_width - fade, half_width + fade, 0.004, material)
