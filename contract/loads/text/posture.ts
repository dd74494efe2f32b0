/** Whether a text says how goods travel. The quote form and Meena read it. Texts are in lower case. */

const lying =
  /(?<!\p{L})(?:lying|laid|lay(?:ing)?|lie|lies|flat(?!\s+(?:no|number|\d))|horizontal(?:ly)?|sideways|on (?:its|it s|their|the) sides?|lit[ai]\p{L}*|let[ai]\p{L}*|let (?:ke|kar)|lamm?e? pa\p{L}*)(?!\p{L})|लिटा|लेटा|लेट कर|ਲਿਟਾ|ਲੰਮ[ਾੇ] ਪਾ/u;
/** "Can't be laid flat", "not lying", "lita nahi sakte". */
const notLying = new RegExp(
  `(?:n[’' ]?t|(?<!\\p{L})(?:not|cannot|never|no|without|nahin?|nai|nhi|mat)|नहीं|ਨਹੀਂ|मत)\\s+(?:(?:be|get|to|go|put|keep|kept|it|them)\\s+)*(?:${lying.source})|(?:${lying.source})\\p{M}*(?:\\s+\\p{L}+)?\\s+(?:nahin?|nai|nhi|mat|नहीं|ਨਹੀਂ|मत)(?![\\p{L}\\p{M}])`,
  "u",
);
const standing =
  /(?<!\p{L})(?:upright|vertical(?:ly)?|standing|stands? up|(?:must|should|to|it|they) stands?|kha+[rd]h?[aie]{1,2})(?!\p{L})|खड\u093c?[ाीे]|ਖੜ੍?ਹ?[ਾੀੇ]/u;

/** "standing" if goods must not lie, "lying" if they are to lie; undefined if the text says neither. */
export function postureIn(text: string): "standing" | "lying" | undefined {
  if (notLying.test(text)) return "standing";
  if (lying.test(text)) return "lying";
  return standing.test(text) ? "standing" : undefined;
}
