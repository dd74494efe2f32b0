/** The encodings in which a file may lie ready; the smallest comes first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Chooses an encoding by the Accept-Encoding header (RFC 9110, 12.5.3): the highest weight, among equals
 * the smallest. A client that refuses everything we have gets the plain file, which the RFC
 * allows and which helps more than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return "identity";
  const weights = parseWeights(header);
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of encodings) {
    // Plain is acceptable unless it is refused, but only as a last resort when it is not named.
    const unnamed = encoding === "identity" ? Number.MIN_VALUE : 0;
    const weight = weights.get(encoding) ?? weights.get("*") ?? unnamed;
    if (weight > bestWeight && available(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
