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
  "a me do to the is us in an on so par main are use hi he ye tu wo am pe as i my or no not by at per le lo de da di ni ne aa o let one two km kg ft ac tax kar bus pay time date number phone name list all more may mat na din tak se te ki te ton lai vi hun ha ho we her din bas tan te jo cal rang kilo id job sat msg".split(
    " ",
  ),
);
/** Small words that only English has. */
const englishOnly: ReadonlySet<string> = new Set(
  "the is are am was were what how does did can could will would shall should may where when which who whom whose why your our we they them there these those this that with from of for and if any much many some my be been being has have had it its about after before than into an you i please an tell give show let want need each every per both takes fit fits goes go u does doesn don isn aren won get got whch wch cn wht wat wats whts whr wher hw mch frm thx thnx shud wud cud plz pls wanna gimme lemme".split(
    " ",
  ),
);
/** English in some places, Hindi in others: "refund account me". */
const halfHindi: ReadonlySet<string> = new Set(["me", "se", "par", "pe", "main", "na", "h", "ki"]);
/** After these "me" is English. */
const takesMe: ReadonlySet<string> = new Set(
  "put connect transfer ring phone text mail email message link patch pass inform gve giv snd suggest offer find get recommend tell give show let help call send bring contact remind take from for to with ask want needs near about around of on by without like told tells teach book pay charge".split(
    " ",
  ),
);
/** Before these as well: "book me a truck". */
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** After these "do" is English, even at the end. */
const doesDo: ReadonlySet<string> = new Set(
  "you we to can i they what drivers u will must would should".split(" "),
);
/** These do tell, although they are short: nobody writes them in English. */
const hindiOnly: ReadonlySet<string> = new Set(
  "kb tk kse kre kr krna krni krne kru krdo hga hgi ayga aygi ktna ktni ktne mjhe mje bta chiye chahie nhi kha kdr kyu kyun kro krwao krte krta hti hta hai hain kya kyaa kitna kitni kitne ka ke ko mein nahi kaise kab kahan kaha chahiye mujhe aap aapka bhai karna hota hoti sakta sakte sakti wala wali aur konsi kaunsi kaun batao uska iska se tha thi raha rahe gaya gadi gaadi ji haan kiraya paise wapas milega".split(
    " ",
  ),
);
const punjabiOnly: ReadonlySet<string> = new Set(
  "da di nu vich ch ton kinna kinni kinne kithe kiven kive kadon kado tusi tusin tuhada tuhadi tuhade sanu mainu menu dasso daso hega haiga chahida chahidi laggu lagu gaddi kehri kehra kehre sakde sakda ohda ihda ehda ohdi ihdi ehdi naal layi karde jande jaande veere paaji kidda haal milu milda kise asi assi jau jaugi hunda hundi vadh vaddi vadda lange mangvauni kyon ikk hoya hoyi hoye karda kardi krda krdi hunde hundiyan hundian lagda lagdi lagde mildi milde janda jandi aunda aundi aunde dinda dindi dinde lainda laindi lainde laine rakhdi chahunda chahundi dekhda dekhdi labhda rehnda rehndi kehnda kehndi kehnde kehde kehda kehdi kehriyan kehrian jehra jehri jehre sadi sade saadi saade sadiyan tuhanu tuhadiyan tuhadian gaddiyan gaddian gaddiyaan samajhda kamm gall dass dassi dassna dssi dso likhya lyi otthe itthe ithe othe kitthe kithon kitthon hune aale aali ala ohnu ihnu ohna ihna ehde ihde tenu tainu sarian saariyan sariyan vadhia kinniyan puttar munda kudi viah ena enna inna jaanda jaandi vaari keha changa ditta ditte ditti karange kolon jehi dharni reha lavan lavo kariye thonu ohnan sadda saddi eho jadon udon bhain te vi ikko rakhde rakhda rakhdi pau lagge geya giya devan javan chahunde kardan chakk chakna hou hovega hove vele velle kol".split(
    " ",
  ),
);

/** "Rakhde", "chahunda", "devange", "javan", "geya": forms of verbs as only Punjabi has them. */
const punjabiEnding =
  /^[a-z]{2,}(?:[aeiou]nd[aei]|[bhkrt]d[ei]|[aeiou]vang[aei]|rang[aei]|[aeiou]van|iyan|eya)$/;

/** "Aaya si", "aa rahi si": was. Not "kaun si". */
function isPast(words: readonly string[], index: number): boolean {
  return words[index] === "si" && /(?:y[aei]|tt?[aei]|nd[aei]|r[ae]h[aei])$/.test(words[index - 1] ?? "");
}

/** "Bharya", "dekhya": filled, seen. */
const punjabiPast = /^[a-z]{2,}[bcdghjklmnprst]ya$/;

/** "2 ton". */
function isTonnes(words: readonly string[], index: number): boolean {
  return words[index] === "ton" && /^\d/.test(words[index - 1] ?? "");
}

/**
 * The language and script of a message. Scripts speak for themselves; in Latin letters the small words decide.
 *
 * @param before the language of the conversation so far, kept when the message gives no sign, such as "Eicher?".
 */
export function detectLanguage(
  message: readonly string[],
  marks: LanguageMarks,
  before: MeenaLanguage | undefined,
): MeenaLanguage {
  // "Sat sri akal ji, do your vans come here?" is English.
  const greeted =
    /^(?:s[ai]t sh?ri akaa?l|namas(?:te|kar)|ram ram)(?: ji)? /.exec(message.join(" "))?.[0] ?? "";
  const rest = message.slice(greeted.split(" ").length - 1);
  const words = rest.length > 1 ? rest : message;
  const scripts = words.map(scriptOf);
  const count = (script: string) => scripts.filter((one) => one === script).length;
  if (count("gurmukhi") > 0 && count("gurmukhi") >= count("devanagari")) return "pa";
  if (count("devanagari") > 0) return "hi";

  let english = 0;
  let hindi = 0;
  let punjabi = 0;
  /** Of the Hindi, what Punjabi has as well: it tells them from English, not from each other. */
  let shared = 0;
  /** Words of the vocabulary, such as "airport", that may as well stand in English. */
  let named = 0;
  const isShared = (word: string) => marks.punjabi.has(word);
  words.forEach((word, index) => {
    // "Number do", "cancel kar di": at the end they are Hindi for "give" and "gave".
    const isLast = index > 0 && index === words.length - 1;
    if (isLast && word === "do" && !doesDo.has(words[index - 1] ?? "")) hindi += 1;
    if (isLast && word === "di") {
      hindi += 1;
      return;
    }
    if (hindiOnly.has(word)) {
      hindi += 1;
      if (isShared(word)) shared += 1;
    }
    // Hindi has none of these, while Punjabi shares "hai", "mera" and "milega" with Hindi.
    if (isPast(words, index) || (punjabiOnly.has(word) && !isTonnes(words, index)))
      punjabi += ambiguous.has(word) ? 1 : 2;
    if (hindiOnly.has(word) || punjabiOnly.has(word)) return;
    if (!marks.hindi.has(word) && !marks.english.has(word) && punjabiEnding.test(word)) {
      punjabi += 1;
      return;
    }
    if (englishOnly.has(word)) english += 1;
    else if (word === "h" && (words[index - 1]?.length ?? 0) < 2) return;
    else if (word === "me" && articles.has(words[index + 1] ?? "")) return;
    else if (halfHindi.has(word) && !takesMe.has(words[index - 1] ?? "")) {
      hindi += 0.5;
      if (isShared(word)) shared += 0.5;
    } else if (ambiguous.has(word) || marks.english.has(word)) return;
    else if (marks.punjabi.has(word) && !marks.hindi.has(word)) {
      punjabi += 1;
      named += 1;
    } else if (marks.hindi.has(word)) {
      hindi += 1;
      if (isShared(word)) shared += 1;
    }
  });
  // "Papa da ghar", "bharya": alone they may be hurried English or a name.
  const isPunjabi = (word: string) =>
    word === "da" || (punjabiPast.test(word) && !marks.hindi.has(word) && !marks.english.has(word));
  if (hindi > 0) punjabi += words.filter(isPunjabi).length;
  // Content words are English in all of these languages; the small words tell.
  if (english === 0 && hindi === 0 && punjabi === 0) return before ?? "en";
  // "Airport" alone makes no Punjabi of "cab airport to sector 35 fare".
  const ofEnglish = words.filter((word) => marks.english.has(word)).length;
  if (hindi === 0 && punjabi === 1 && named === 1 && ofEnglish > 2) return before ?? "en";
  // One word is no change of language: "ok delhi 2 jaipur den", "te Bangalore wala?"
  if (before === "en" && hindi + punjabi <= 1 && words.length > 2) return "en";
  const isRoman = before === "hi-Latn" || before === "pa-Latn";
  const isEither = hindi + punjabi <= 1 || (punjabi === 0 && shared === hindi);
  if (isRoman && (english === 0 ? isEither : english === 1 && words.length <= 2)) return before;
  if (english > 0 && english >= hindi + punjabi) return "en";
  // In doubt it goes on in the language of the turn before.
  const kept = before === "pa-Latn" ? 1 : 0;
  if (punjabi > 0 && punjabi + kept > hindi - 0.75 * shared) return "pa-Latn";
  return hindi > 0.4 ? "hi-Latn" : "en";
}
