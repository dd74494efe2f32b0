import { lengthNames } from "#contract/loads/text/sides.ts";
import { weightNames } from "#contract/loads/text/weights.ts";
import { pieceNoun } from "./piece-nouns.ts";

/** How each unit is written in the languages of the site: alternatives of a regular expression. */
export const units = {
  ...weightNames,
  litres: "lit(?:er|re)s?|ltrs?|लीटर|ਲੀਟਰ",
  kilometres: "kms?|kilometers?|kilometres?|kilomitar|kilometar|किमी|किलोमीटर|कि मी|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ",
  feet: lengthNames.ft,
  inches: lengthNames.in,
  centimetres: lengthNames.cm,
  metres: lengthNames.m,
  millimetres: lengthNames.mm,
  minutes: "mins?|minutes?|minat|minut|mint|मिनट|मिनिट|ਮਿੰਟ",
  hours: "hours?|hrs?|ghante|ghanta|घंटे|घंटा|ਘੰਟੇ|ਘੰਟਾ",
  clock: "[bv]aje?|बजे|ਵਜੇ|in the (?:morning|afternoon|evening)|at night",
  days: "days?|din|dina|dino|दिन|दिनों|ਦਿਨ|ਦਿਨਾਂ",
  weeks: "weeks?|wks?|haft[aeo]n?|हफ्त[ाेों]+|सप्ताह|ਹਫਤ[ਾੇਿਆਂ]+",
  months: "months?|mahin[aeo]n?|महीन[ाेों]+|ਮਹੀਨ[ਾੇਿਆਂ]+",
  times:
    "times|t[yi]me?s|baa?r|vaa?ri?|dafa|bookings?|cancell?ations?|cancels?|कैंसिल|ਕੈਂਸਲ|बार|बुकिंग|बुकिंगें|ਵਾਰ|ਵਾਰੀ|ਬੁਕਿੰਗ|ਬੁਕਿੰਗਾਂ",
  rupees: "rs|rupees?|rupay|rupaye|rupaiye|inr|रुपये|रुपए|रु|ਰੁਪਏ|ਰੁ",
  routes: "rou?tes?|stops?|रूट|रूटों|स्टॉप|ਰੂਟ|ਰੂਟਾਂ|ਸਟਾਪ",
  rounds: "trips?|rounds?|runs?|chakkar|chakar|phere|phera|gere|gera|gede|geda|चक्कर|फेरे|फेरा|ਗੇੜੇ|ਗੇੜਾ|ਚੱਕਰ",
  vehicles:
    "vehicles?|trucks?|tempos?|vans?|ga+d+i(?:yon|ya+n?)?|गाडी|गाडियां|गाडियाँ|गाडियों|ट्रक|टेम्पो|ਗੱਡੀ|ਗੱਡੀਆਂ|ਟਰੱਕ|ਟੈਂਪੂ",
} as const;

/** What says that a figure is that of everything together. */
export const inTotal =
  "(?:total|altogether|combined|together|in all|overall|kul|milakar|milake|कुल|मिलाकर|ਕੁੱਲ|ਮਿਲਾ ਕੇ)";

/** Before these a number may stand in words; metres and inches only written out, since "m" and a mark are too short. */
export const anyUnit = [
  ...Object.entries(units)
    .filter(([name]) => name !== "metres" && name !== "inches")
    .map(([, alternatives]) => alternatives),
  "meters?|metres?|mitar|मीटर|ਮੀਟਰ|inch(?:es)?|इंच|ਇੰਚ",
  pieceNoun,
].join("|");
