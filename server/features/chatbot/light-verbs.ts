import type { Script } from "./spelling.ts";

/**
 * The everyday verbs of Hindi and Punjabi in all their forms: "jayega", "दूंगी", "ਕਰਵਾਉਣਾ". They say that something
 * goes, comes or is done, never what, so that one which no vocabulary lists is still no word of unknown meaning.
 */
const stems = {
  latin: [
    "ho ja jaa aa a de di le li kar kr rah reh chal mil lag lagg pad par pai pav sak bata bol keh kah puch puchh pooch",
    "poochh dekh dikh vekh dis sun samajh samjh soch chah chaah rakh ban bana la laa lai au bhar bhej pahunch pahuch",
    "pohnch nikal nikl utr khol khul uth utha baith chala chuk chukk chuka utar daal dal likh maan mann mang maang ruk rok khareed",
    "jaan dila mila karwa karva kara bharwa dikha chhod chod chhadd jod mud mur bach bacha hata mita dass das kat katt",
  ],
  devanagari: [
    "हो जा आ दे दि द ले लि ल कर कि रह चल मिल लग पड सक बता बोल कह पूछ देख दिख सुन समझ सोच चाह रख बन बना ला भर भेज पहुंच पहुँच निकल",
    "खोल खुल उठ उठा बैठ चला चुक चुका उतर उतार डाल लिख मान मांग माँग रुक रोक लौट लौटा पा करवा करा दिखा छोड जोड मुड हट हटा बच बचा कट काट पढ मिलवा मिला",
  ],
  gurmukhi: [
    "ਹੋ ਜਾ ਆ ਦੇ ਦਿ ਲੈ ਲ ਲਿ ਕਰ ਕੀ ਰਹਿ ਰਹ ਚੱਲ ਚਲ ਮਿਲ ਲੱਗ ਲਗ ਪੈ ਪ ਪਵ ਸਕ ਦੱਸ ਦਸ ਬੋਲ ਕਹਿ ਕਹ ਪੁੱਛ ਪੁਛ ਵੇਖ ਦੇਖ ਦਿਸ ਸੁਣ ਸਮਝ ਸੋਚ ਚਾਹ ਰੱਖ ਰਖ",
    "ਬਣ ਬਣਾ ਲਿਆ ਭਰ ਭੇਜ ਪਹੁੰਚ ਨਿਕਲ ਖੋਲ ਖੁੱਲ ਉੱਠ ਚੁੱਕ ਚੁਕ ਬੈਠ ਚਲਾ ਉਤਰ ਪਾ ਲਾ ਲਿਖ ਮੰਨ ਮੰਗ ਰੁਕ ਰੋਕ ਮੁੜ ਕੱਟ ਕਟ ਕਰਵਾ ਕਰਾ ਦਿਖਾ ਵਿਖਾ ਛੱਡ ਹਟਾ ਬਚ ਚੜ੍ਹਾ ਲਾਹ ਪੜ ਪੜ੍ਹ ਮਿਲਾ ਮਿਲਵਾ",
  ],
} as const;

const endings = {
  latin: [
    "na ne ni ta ti te kar ke k ega egi enge engi aega aegi ayga yega yegi yenge yga ygi oge ogi unga ungi oonga oongi o iye",
    "iyega ye yi ya yo e en ein u un oon i a aya ayi aye ao aoge aunga aiye waya wana wani wao vana vani jaye jayega jayegi",
    "da di de diyan nda ndi nde unda undi unde auna auni aun n an aan ugi uga ju jugi ange nge ke iya",
  ],
  devanagari: [
    "ना ने नी ता ती ते कर के एगा एगी एंगे ेगा ेगी ेंगे ेंगी ोगे ोगी ूंगा ूंगी ऊंगा ऊंगी ओगे ओ ो िए िये िएगा इए इये ए ये यी ई या ा ी े ें एं ूं ूँ ऊं ऊँ वाना वानी वाओ",
  ],
  gurmukhi: [
    "ਣਾ ਣੀ ਣੇ ਣ ਨਾ ਨੀ ਨੇ ਨ ਦਾ ਦੀ ਦੇ ਦੀਆਂ ਦਾਂ ਂਦਾ ਂਦੀ ਂਦੇ ਉਂਦਾ ਉਂਦੀ ਉਂਦੇ ਉਣਾ ਉਣੀ ਉਣ ਵਾਂ ਵੇ ਵੋ ਵੇਗਾ ਵੇਗੀ ਵਾਂਗੇ ਏਗਾ ਏਗੀ ੇਗਾ ੇਗੀ ਣਗੇ ਣਗੀਆਂ ਨਗੇ ਨਗੀਆਂ ਊ ਊਗਾ ਊਗੀ ੂ ੂਗਾ ੂਗੀ",
    "ੋ ੋਗੇ ਓਗੇ ਓ ਿਓ ਇਓ ਾਂ ਾਂਗੇ ਾ ੀ ੇ ੀਆਂ ਈਆਂ ਿਆ ਇਆ ਈ ਏ ਕੇ ੀਂ ਈਂ ਗੇ ੱਤਾ ੱਤੀ ੱਤੇ ਤਾ ਤੀ ਤੇ",
  ],
} as const;

type VerbScript = keyof typeof stems;

const forms: Readonly<Record<VerbScript, ReadonlySet<string>>> = {
  latin: formsOf("latin"),
  devanagari: formsOf("devanagari"),
  gurmukhi: formsOf("gurmukhi"),
};

function formsOf(script: VerbScript): ReadonlySet<string> {
  const ends = ["", ...endings[script].join(" ").split(" ")];
  const all = stems[script].join(" ").split(" ");
  return new Set(all.flatMap((stem) => ends.map((ending) => foldNukta(stem + ending))));
}

/** Questions are normalised in the same way before they are read. */
function foldNukta(word: string): string {
  return word.normalize("NFKC").replace(/[\u093c\u0a3c]/g, "");
}

/** Whether a word is a form of an everyday verb of Hindi or Punjabi. */
export function isLightVerb(word: string, script: Script): boolean {
  return script !== "other" && forms[script].has(word);
}
