/** What somebody may say to keep it out: "no essay", "don't promise", "guarantee nahi chahiye", "not by train". */
const deniable: ReadonlySet<string> = new Set(
  "offTopic abuse insult promise orders otherVehicle otherCompany otherService legal".split(" "),
);
const denialsBefore: ReadonlySet<string> = new Set("no not dont don never without".split(" "));
const denialsAfter: ReadonlySet<string> = new Set(
  "nahi nahin nhi nai chhodo chodo chhod नहीं नही छोडो छोड ਨਹੀਂ ਨਹੀ ਨੀ ਛੱਡੋ ਛੱਡ".split(" "),
);
const prohibitions: ReadonlySet<string> = new Set(["mat", "मत"]);
/** "Like zomato", "zomato wale jaisa": what is only compared with. */
const likeBefore: ReadonlySet<string> = new Set("like unlike".split(" "));
const likeAfter: ReadonlySet<string> = new Set(
  "jaisa jaisi jaise jesa jesi varga vargi varge जैसा जैसी जैसे ਵਰਗਾ ਵਰਗੀ ਵਰਗੇ".split(" "),
);
/** At the end of a sentence these only plead: "bata do na". */
const denialsInside: ReadonlySet<string> = new Set(["na", "ना", "ਨਾ"]);

/** "Will it rain or not?", "baarish hogi ya nahi" denies nothing. */
const orNot: ReadonlySet<string> = new Set("ya ki ke या कि ਜਾਂ ਕਿ".split(" "));

/**
 * Whether something is only said to keep it out, or to compare with it.
 *
 * An insult is waved away only by an order: "pagal mat banao", not "aisa pagal nahi dekha".
 *
 * @param name the concept that is said
 * @param phrase from which word up to which, without the last
 */
export function isDenied(
  name: string,
  words: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  if (!deniable.has(name)) return false;
  const following = words.slice(end, end + 2);
  const tag = following.findIndex((word) => orNot.has(word));
  const after = tag < 0 ? following : following.slice(0, tag);
  const [next, afterNext] = after;
  if (next !== undefined && denialsInside.has(next) && afterNext !== undefined) return true;
  if (name === "abuse" || name === "insult") return next !== undefined && prohibitions.has(next);
  const before = words.slice(Math.max(0, start - 2), start);
  return (
    before.some((word) => denialsBefore.has(word) || likeBefore.has(word)) ||
    after.some((word) => denialsAfter.has(word) || prohibitions.has(word) || likeAfter.has(word))
  );
}
