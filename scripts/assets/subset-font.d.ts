declare module "subset-font" {
  /** Cuts a font to the given characters; pins or limits its variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      /** The OpenType features that stay; all of them when not given. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
