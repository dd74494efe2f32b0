import { claims } from "#content/en/claims.ts";
import { founders } from "#content/en/founders.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import type { Case } from "./case.ts";

/** Facts that stand in no table under their own name, by the token that the cases use for them. */
const namedFacts: Readonly<Record<string, string | undefined>> = {
  phone: site.phones[0],
  phone2: site.phones[1],
  email: site.email,
  ceo: nameOf("CEO"),
  cto: nameOf("CTO"),
  coo: nameOf("COO"),
  /** The weight of as many boxes as an Ace Plus load may have, each as heavy as it may be. */
  acePlusLoad: String(rules.acePlus.boxes.value * rules.acePlus.boxWeight.value),
};

function nameOf(role: string): string | undefined {
  return founders.entries.find((founder) => founder.role === role)?.name;
}

/**
 * The case with facts in place of their tokens, so that no case changes with a phone number or a price: "{phone}",
 * "{rules.cancellation.fee}" is "50", "{rules.refunds.processedIn} days" is "4-6 days".
 *
 * @throws Error for a token that stands for nothing.
 */
export function fillIn(entry: Case): Case {
  const fill = (alternatives: readonly string[]) => alternatives.map(withFacts);
  const turns = entry.turns.map((turn) => ({
    ...turn,
    say: withFacts(turn.say),
    ...(turn.must && { must: turn.must.map(fill) }),
    ...(turn.mustNot && { mustNot: fill(turn.mustNot) }),
    ...(turn.allow && { allow: fill(turn.allow) }),
  }));
  return { ...entry, turns };
}

function withFacts(text: string): string {
  return text.replace(/\{([\w.]+)\}/g, (token, name: string) => {
    const fact = namedFacts[name] ?? figureIn({ rules, claims }, name.split("."));
    if (fact === undefined)
      throw new Error(`${token} stands for no fact of content/; see ${import.meta.filename}.`);
    return fact;
  });
}

/** The figure at a path of the tables, as the judge compares it; undefined where there is none. */
function figureIn(tables: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    tables,
  );
  if (typeof found === "number" || typeof found === "string") return String(found);
  if (typeof found !== "object" || found === null) return undefined;
  if ("value" in found) return String(found.value);
  return "from" in found && "to" in found ? `${found.from}-${found.to}` : undefined;
}
