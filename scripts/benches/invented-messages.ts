/** Believable messages of invented people. */
import type { ContactMessage } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";

export const people = [
  "Asha",
  "Gurpreet",
  "Ravi",
  "Harleen",
  "Imran",
  "Priya",
  "Mandeep",
  "Sunita",
  "Arjun",
  "Fatima",
];
export const families = ["Gill", "Singh", "Kaur", "Sharma", "Khan", "Verma", "Bansal", "Rao", "Das", "Iyer"];
export const cities = [
  "Mohali",
  "Chandigarh",
  "Panchkula",
  "Ludhiana",
  "Delhi",
  "Ambala",
  "Patiala",
  "Bangalore",
];
export const goods = [
  "pallets",
  "boxes",
  "machine parts",
  "garments",
  "medicines",
  "flowers",
  "books",
  "fridges",
  "लोहा",
  "कपड़े",
];
const asks = [
  "Need a quote for",
  "When can you move",
  "Please pick up",
  "What does it cost to send",
  "Regular trips with",
];
/** The same numbers for the same seed, so that two runs have the same records (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pickOf<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** @param senders about how many people write. */
export function inventMessage(random: () => number, senders: number) {
  const pick = (items: readonly string[]) => pickOf(items, random);
  const [name, family] = [pick(people), pick(families)];
  const phone = String(6_000_000_000 + Math.floor(random() * 3_999_999_999));
  const [from, to, load] = [pick(cities), pick(cities), pick(goods)];
  return {
    ...emptyContactFields,
    name: `${name} ${family}`,
    email: `${name}.${family}${Math.floor(random() * senders)}@example.com`.toLowerCase(),
    phone,
    subject: `${from} to ${to}, ${load}`,
    query: `${pick(asks)} ${Math.ceil(random() * 90)} ${load} from ${from} to ${to}. ${pick(asks)} ${pick(goods)} too.`,
  } satisfies ContactMessage;
}
