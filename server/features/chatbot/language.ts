import type { MeenaLanguage } from "#content/schema/meena.ts";
import { scriptOf } from "./spelling.ts";

/** The words by which a language in Latin letters is recognised. */
export interface LanguageMarks {
  readonly english: ReadonlySet<string>;
  readonly hindi: ReadonlySet<string>;
  readonly punjabi: ReadonlySet<string>;
}

/** Words that are everyday words of several of the languages tell nothing. */
const ambiguous: ReadonlySet<string> = new Set(
  "a me do to the is us in an on so par main are use hi he ye tu wo am pe as i my or no not by at per le lo de da di ni ne aa o let one two km kg ft ac tax kar bus pay time date number phone name list all more may mat na din tak se te ki te ton lai vi hun ha ho we her din bas tan te jo cal".split(
    " ",
  ),
);
/** These do tell, although they are short: nobody writes them in English. */
const hindiOnly: ReadonlySet<string> = new Set(
  "hai hain kya kyaa kitna kitni kitne ka ke ko mein nahi kaise kab kahan kaha chahiye mujhe aap aapka bhai karna hota hoti sakta sakte sakti wala wali aur konsi kaunsi kaun batao uska iska se tha thi raha rahe gaya gadi gaadi ji haan kiraya paise wapas milega".split(
    " ",
  ),
);
const punjabiOnly: ReadonlySet<string> = new Set(
  "da di de nu vich ch ton kinna kinni kinne kithe kiven kive kadon kado tusi tusin tuhada tuhadi tuhade sanu mainu menu dasso daso hega haiga chahida chahidi laggu lagu gaddi kehri kehra kehre sakde sakda ohda ihda ehda ohdi ihdi ehdi naal layi karde jande jaande veere paaji kidda haal milu milda kise asi assi karni jau jaugi aa hunda hundi vadh vaddi vadda lange mangvauni sab-ton kyon ikk".split(
    " ",
  ),
);

/**
 * The language and script of a message. Scripts speak for themselves; in Latin letters the small words decide.
 *
 * @param before the language of the conversation so far, kept when the message gives no sign, such as "Eicher?".
 */
export function detectLanguage(
  words: readonly string[],
  marks: LanguageMarks,
  before: MeenaLanguage | undefined,
): MeenaLanguage {
  const scripts = words.map(scriptOf);
  const count = (script: string) => scripts.filter((one) => one === script).length;
  if (count("gurmukhi") > 0 && count("gurmukhi") >= count("devanagari")) return "pa";
  if (count("devanagari") > 0) return "hi";

  let english = 0;
  let hindi = 0;
  let punjabi = 0;
  for (const word of words) {
    const isHindi = hindiOnly.has(word);
    const isPunjabi = punjabiOnly.has(word);
    if (isHindi) hindi += 1.5;
    if (isPunjabi) punjabi += 1.5;
    if (isHindi || isPunjabi || ambiguous.has(word)) continue;
    const inEnglish = marks.english.has(word);
    if (inEnglish) english += 1;
    else if (marks.punjabi.has(word) && !marks.hindi.has(word)) punjabi += 1;
    else if (marks.hindi.has(word)) hindi += 1;
  }
  if (english === 0 && hindi === 0 && punjabi === 0) return before ?? "en";
  if (english > hindi + punjabi) return "en";
  if (punjabi > hindi) return "pa-Latn";
  return hindi > 0 ? "hi-Latn" : "en";
}
