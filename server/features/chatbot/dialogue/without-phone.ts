import { phoneDigits } from "#contract/digits.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { anyUnit } from "../quantities/units.ts";
import type { Understand } from "../understand/understand.ts";
import { phoneIn } from "./details-given.ts";

const beforeUnit = new RegExp(`^\\s*-?\\s*(?:${anyUnit})${wordEnd}`, "u");
/** A row of sizes has as many digits, but blanks between them. */
const longRow = /\d{7}/;

/** Reads messages so that a phone number is no quantity: "9876543210" after a load is no weight. */
export function readWithoutPhone(read: Understand): Understand {
  return (message, before, isFixed) => {
    const question = read(message, before, isFixed);
    const { text, language } = question;
    const phone = phoneIn(text);
    if (phone === undefined || !(phoneDigits(phone) !== null || longRow.test(phone))) return question;
    const [ahead = "", behind = ""] = text.split(phone, 2);
    if (beforeUnit.test(behind)) return question;
    return { ...question, quantities: read(`${ahead} , ${behind}`, language, true).quantities };
  };
}
