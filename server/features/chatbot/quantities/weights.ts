import { anyWeight, kilogramsOf } from "#contract/weights.ts";
import { number, type Source, weighed, wordEnd } from "./source.ts";

/** "9 quintals and 80 kg". */
const smaller = /^\s*(?:(?:n|and|aur|te|और|ਤੇ)\s+)?$/u;

/** "Sector 91 ton" is Punjabi for "from sector 91": a number of an address weighs nothing. */
const ofAddress = "(?<!(?:sect?o?r|sec|phase|fase|plot|ward|सेक्टर|फेज|ਸੈਕਟਰ|ਫੇਜ)\\.?\\s*-?\\s*)(?<![\\d.])";

/** Weights in kilograms, in the order in which they were written; "1 ton 200 kg" is one. */
export function takeWeights(source: Source): number[] {
  const pattern = new RegExp(`${ofAddress}${number}\\s*-?\\s*(${anyWeight})${wordEnd}`, "gu");
  const weights: number[] = [];
  let end = -1;
  let lastUnit = 0;
  source.text = source.text.replace(pattern, (whole, value: string, unit: string, offset: number) => {
    const kilograms = kilogramsOf(unit);
    const between = end < 0 ? undefined : source.text.slice(end, offset);
    const continues = between !== undefined && smaller.test(between) && kilograms < lastUnit;
    const weight = Math.round(Number(value) * kilograms * 1e6) / 1e6;
    if (continues) weights.push((weights.pop() ?? 0) + weight);
    else weights.push(weight);
    end = offset + whole.length;
    lastUnit = kilograms;
    return continues ? " " : ` ${weighed} `;
  });
  source.text = source.text.replace(otherOne, (_whole, value: string) => {
    weights.push(Number(value));
    return ` ${and} ${weighed} `;
  });
  return weights;
}

const and = "and";
/** "One of 640 kg and the other 310": the unit is that of the first. */
const otherOne = new RegExp(
  `(?<=${weighed}\\s*)(?:,|&|and|aur|te|k[aei]|d[aei]|liye|layi|और|क[ाीे]|लिए|ਅਤੇ|ਤੇ|ਦ[ਾੀੇ]|ਲਈ|\\s)*(?:the )?(?:other|another|doosr[aie]|dusr[aie]|dooj[aie]|duj[aie]|दूसर[ाीे]|ਦੂਜ[ਾੀੇ])(?: (?:one|is|of|for|weighs|weighing))* ${number}(?=\\s*(?:k[aei]|d[aei]|liye|layi|क[ाीे]|ਦ[ਾੀੇ])?\\s*(?:liye|layi|लिए|ਲਈ)?\\s*(?:[.,;?!।]|$))`,
  "gu",
);
