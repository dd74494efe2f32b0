"""Materials by colour token. Each is made once and shared by name."""

from collections.abc import Sequence

import bpy

from .palette import linear

Material = bpy.types.Material
Stops = Sequence[tuple[float, str]]


def matte(colour: str, rough: float = 0.6, metal: float = 0.0, coat: float = 0.0, glow: float = 0.0, bevel: float = 0.0, specular: float = 0.5, name: str = "") -> Material:
    """The common surface: coloured, optionally metallic, clear-coated, glowing or with edges softened in the shader."""
    key = name or f"{colour} r{rough} m{metal} c{coat} g{glow} b{bevel}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    values = {"Base Color": linear(colour), "Roughness": rough, "Metallic": metal, "Clearcoat": coat, "Clearcoat Roughness": 0.08, "Specular": specular}
    if glow:
        values |= {"Emission": linear(colour), "Emission Strength": glow}
    for socket, value in values.items():
        shader.inputs[socket].default_value = value
    if bevel:
        node = tree.nodes.new("ShaderNodeBevel")
        node.samples = 2
        node.inputs["Radius"].default_value = bevel
        tree.links.new(node.outputs[0], shader.inputs["Normal"])
        if coat:
            tree.links.new(node.outputs[0], shader.inputs["Clearcoat Normal"])
    return material


def paint(colour: str) -> Material:
    """Vehicle paint with a clear coat and soft edges."""
    return matte(colour, rough=0.32, coat=0.55, bevel=0.006)


def light(colour: str, strength: float, name: str = "") -> Material:
    """A surface that only shines."""
    key = name or f"light {colour} {strength}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs[0].default_value = linear(colour)
    emission.inputs[1].default_value = strength
    tree.links.new(emission.outputs[0], out.inputs[0])
    return material


def set_light(name: str, strength: float) -> None:
    """Change how strongly a named light shines, in every copy that a cached model brought along."""
    for material in bpy.data.materials:
        if material.name.split(".")[0] == name:
            for node in material.node_tree.nodes:
                if node.type == "EMISSION":
                    node.inputs[1].default_value = strength
                elif node.type == "BSDF_PRINCIPLED":
                    node.inputs["Emission Strength"].default_value = strength


def glow(name: str, colour: str, strength: float) -> None:
    """Let a surface shine that does not by itself, as windows do in the evening."""
    shader = bpy.data.materials[name].node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = linear(colour), strength


def _math(tree: bpy.types.NodeTree, operation: str, *values: object) -> bpy.types.NodeSocket:
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for i, value in enumerate(values):
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value
        else:
            tree.links.new(value, node.inputs[i])
    return node.outputs[0]


def blend(tree: bpy.types.NodeTree, factor: object, a: object, b: object) -> bpy.types.NodeSocket:
    """A colour between two colours or sockets: 0 is `a`, 1 is `b`."""
    node = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(factor, node.inputs[0])
    for i, value in ((1, a), (2, b)):
        if isinstance(value, tuple):
            node.inputs[i].default_value = value
        else:
            tree.links.new(value, node.inputs[i])
    return node.outputs[0]


def _scaled(tree: bpy.types.NodeTree, colour: bpy.types.NodeSocket, factor: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = "SCALE"
    tree.links.new(colour, node.inputs[0])
    tree.links.new(factor, node.inputs["Scale"])
    return node.outputs[0]


def window(axis: str) -> Material:
    """Tinted glass, opaque: a gradient from dark to sky along `axis` under a mirror-like coat, free of grain."""
    key = f"window {axis}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = matte("#10221d", rough=0.1, coat=1.0, specular=0.7, name=key)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Clearcoat Roughness"].default_value = 0.02
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    slant = _math(tree, "MULTIPLY_ADD", split.outputs["XYZ".index(axis.upper())], 0.35, split.outputs[2])
    tree.links.new(_math(tree, "DIVIDE", slant, 1.35), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.12, linear("#0B1B17")
    stops[1].position, stops[1].color = 0.98, linear("#6E998C")
    for position, colour in ((0.55, "#1D3F36"), (0.57, "#2F574C")):
        stops.new(position).color = linear(colour)
    return material


def by_height(tree: bpy.types.NodeTree, direction: bpy.types.NodeSocket, stops: Stops = ()) -> bpy.types.NodeSocket:
    """A colour graded by how far a direction points up: -1 straight down, 0 the horizon, 1 straight up."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs[1].default_value, span.inputs[2].default_value = -1, 1
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(direction, split.inputs[0])
    tree.links.new(split.outputs[2], span.inputs[0])
    tree.links.new(span.outputs[0], ramp.inputs[0])
    if stops:
        _grade(ramp, stops)
    return ramp.outputs[0]


def _grade(ramp: bpy.types.Node, stops: Stops) -> None:
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    elements[0].position, elements[0].color = (stops[0][0] + 1) / 2, linear(stops[0][1])
    for height, colour in stops[1:]:
        elements.new((height + 1) / 2).color = linear(colour)


def windscreen() -> Material:
    """A vehicle's glass: the cabin lies in shade behind it, over it the sky, mirrored most where it is flat to the eye.

    The mirror image is computed from the sky's own grading and not traced: it has no grain, and the helper passes of
    the denoiser see through it. The pane mirrors as if it were a little bent, higher sky at its top. Only the camera
    sees all this: the light that falls into the cabin passes freely."""
    key = "windscreen"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    material.cycles.sample_as_light = False
    tree = material.node_tree
    tree.nodes.clear()
    out, both = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeAddShader")
    mirror, clear = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeBsdfTransparent")
    weight, ray = tree.nodes.new("ShaderNodeLayerWeight"), tree.nodes.new("ShaderNodeLightPath")
    where = tree.nodes.new("ShaderNodeTexCoord")
    weight.inputs[0].default_value = 0.25
    share = _math(tree, "MULTIPLY", _math(tree, "MULTIPLY_ADD", weight.outputs["Facing"], 0.50, 0.10), ray.outputs["Is Camera Ray"])
    bent, tilt = tree.nodes.new("ShaderNodeVectorMath"), tree.nodes.new("ShaderNodeVectorMath")
    bent.operation, tilt.operation = "MULTIPLY_ADD", "ADD"
    bent.inputs[1].default_value, tilt.inputs[1].default_value = (0, 0, 0.40), (0, 0, -0.08)
    tree.links.new(where.outputs["Generated"], bent.inputs[0])
    tree.links.new(where.outputs["Reflection"], bent.inputs[2])
    tree.links.new(bent.outputs[0], tilt.inputs[0])
    tree.links.new(_scaled(tree, by_height(tree, tilt.outputs[0]), share), mirror.inputs[0])
    through = _math(tree, "MULTIPLY_ADD", share, -1.0, 1.0)
    shade = blend(tree, ray.outputs["Is Camera Ray"], linear("white"), linear("#A9BDB6"))
    tree.links.new(_scaled(tree, shade, through), clear.inputs[0])
    tree.links.new(mirror.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], out.inputs[0])
    return material


def pane() -> Material:
    """A vehicle's glass seen from inside: tinted, without a mirror image."""
    key = "pane"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, clear = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = linear("#E4ECE8")
    tree.links.new(clear.outputs[0], out.inputs[0])
    return material


def mirror_sky(stops: Stops, strength: float) -> None:
    """Give every vehicle's glass the sky that it mirrors above dark land, in every copy that a cached model brought along."""
    seen = [(-1, "#1B231C"), (0.0, "#3C4A40"), *(stop for stop in stops if stop[0] > 0.04)]
    for material in bpy.data.materials:
        if material.name.split(".")[0] == "windscreen":
            for node in material.node_tree.nodes:
                if node.type == "VALTORGB":
                    _grade(node, seen)
                elif node.type == "EMISSION":
                    node.inputs[1].default_value = strength


def lens() -> Material:
    """Clear cover of a lamp: lets light through and mirrors at the edges."""
    key = "lens"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    mix = tree.nodes.new("ShaderNodeMixShader")
    weight = tree.nodes.new("ShaderNodeLayerWeight")
    weight.inputs[0].default_value = 0.12
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    mirror = tree.nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.03
    tree.links.new(weight.outputs["Facing"], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def livery(ground: str, sweep: str, stripe: str, length: float, height: float) -> Material:
    """Paint of a cargo box: a sweep rising to the rear, a stripe along its edge, a little road dust near the sill.

    The side's own axes are used: x runs from 0 at the front to -length, z from 0 to height."""
    key = f"livery {ground} {sweep} {length:.2f} {height:.2f}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = matte(ground, rough=0.32, coat=0.5, name=key)
    tree = material.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where.outputs["Object"], split.inputs[0])
    along = _math(tree, "DIVIDE", split.outputs["X"], -length)
    up = _math(tree, "DIVIDE", split.outputs["Z"], height)
    past = _math(tree, "MAXIMUM", _math(tree, "SUBTRACT", along, 0.34), 0.0)
    curve = _math(tree, "MULTIPLY", _math(tree, "POWER", past, 1.75), 1.75)
    width = _math(tree, "MULTIPLY", _math(tree, "MINIMUM", _math(tree, "MULTIPLY", past, 4.0), 1.0), 0.05)

    def below(edge: object) -> bpy.types.NodeSocket:
        node = tree.nodes.new("ShaderNodeMapRange")
        node.inputs[1].default_value, node.inputs[2].default_value = -0.002, 0.002
        tree.links.new(_math(tree, "SUBTRACT", edge, up), node.inputs[0])
        return _math(tree, "MULTIPLY", node.outputs[0], _math(tree, "GREATER_THAN", along, 0.34))

    colour = blend(tree, below(_math(tree, "ADD", curve, width)), linear(ground), linear(stripe))
    colour = blend(tree, below(_math(tree, "SUBTRACT", curve, 0.006)), colour, linear(sweep))
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 5.0
    noise.inputs["Detail"].default_value = 5.0
    tree.links.new(where.outputs["Object"], noise.inputs["Vector"])
    low = _math(tree, "POWER", _math(tree, "MAXIMUM", _math(tree, "SUBTRACT", 1.0, up), 0.0), 5.0)
    dust = _math(tree, "MULTIPLY", _math(tree, "MULTIPLY", low, noise.outputs["Fac"]), 0.28)
    tree.links.new(blend(tree, dust, colour, linear("#8A7F69")), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def mottled(colour: str, other: str, scale: float, rough: float = 0.9, detail: float = 4.0, stretch: tuple[float, float, float] = (1, 1, 1), bump: float = 0.0) -> Material:
    """Ground of two mingled colours: asphalt, soil, crop."""
    key = f"mottled {colour} {other} {scale} {rough} {stretch} {bump}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = matte(colour, rough=rough, specular=0.25, name=key)
    tree = material.node_tree
    noise = _noise(tree, tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], scale, detail, stretch)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(noise, ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.35, linear(colour)
    stops[1].position, stops[1].color = 0.68, linear(other)
    shader = tree.nodes["Principled BSDF"]
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    if bump:
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        tree.links.new(noise, node.inputs["Height"])
        tree.links.new(node.outputs[0], shader.inputs["Normal"])
    return material


def _noise(tree: bpy.types.NodeTree, where: bpy.types.NodeSocket, scale: float, detail: float, stretch: tuple[float, float, float] = (1, 1, 1)) -> bpy.types.NodeSocket:
    mapping, noise = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeTexNoise")
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    tree.links.new(where, mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _grained(material: Material, colour: bpy.types.NodeSocket, where: bpy.types.NodeSocket, terms: Sequence[tuple[bpy.types.NodeSocket, float]]) -> None:
    """Brighten and darken a colour by noises, each as far as is said: 0.1 is a tenth up and down."""
    tree = material.node_tree
    factor: object = 1.0
    for fac, strength in terms:
        factor = _math(tree, "ADD", factor, _math(tree, "MULTIPLY_ADD", fac, 4 * strength, -2 * strength))
    tree.links.new(_scaled(tree, colour, factor), tree.nodes["Principled BSDF"].inputs["Base Color"])


def concrete(colour: str = "#A3A3A0", slab: float = 4.0) -> Material:
    """A yard's floor: slabs that differ a little, dark joints between them, fine grain. Nothing in it is as large as a cloud."""
    key = f"concrete {colour} {slab}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = matte(colour, rough=0.75, specular=0.3, name=key)
    tree = material.node_tree
    where, bricks = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], tree.nodes.new("ShaderNodeTexBrick")
    bricks.offset, bricks.squash = 0.0, 1.0
    base = linear(colour)
    for socket, part in (("Color1", 0.95), ("Color2", 1.05), ("Mortar", 0.45)):
        bricks.inputs[socket].default_value = tuple(c * part for c in base[:3]) + (1.0,)
    for socket, value in (("Scale", 1.0), ("Mortar Size", 0.010), ("Mortar Smooth", 0.2), ("Bias", 0.0), ("Brick Width", slab), ("Row Height", slab)):
        bricks.inputs[socket].default_value = value
    tree.links.new(where, bricks.inputs["Vector"])
    _grained(material, bricks.outputs["Color"], where, [(_noise(tree, where, 45, 3), 0.06), (_noise(tree, where, 9, 2), 0.025)])
    return material


def asphalt(colour: str = "#5B5D5E") -> Material:
    """A road along x: the grain of its stones, and lanes polished by wheels, long and faint."""
    key = f"asphalt {colour}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = matte(colour, rough=0.8, specular=0.3, name=key)
    tree = material.node_tree
    where, flat = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], tree.nodes.new("ShaderNodeRGB")
    flat.outputs[0].default_value = linear(colour)
    _grained(material, flat.outputs[0], where, [(_noise(tree, where, 38, 3), 0.10), (_noise(tree, where, 1.0, 1, (0.03, 1.3, 1)), 0.07)])
    return material
