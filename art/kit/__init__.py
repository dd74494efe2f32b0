"""Building blocks for the pictures: palette, meshes, materials, trucks, props, light and the final development."""
