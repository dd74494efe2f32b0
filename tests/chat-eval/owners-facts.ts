import { founders } from "#content/en/founders.ts";
import { site } from "#content/en/site.ts";
import type { Case } from "./case.ts";

/** What the owner of the site supplies, by the token that the cases use for it. */
const ownersFacts: Readonly<Record<string, string | undefined>> = {
  "{phone}": site.phones[0],
  "{phone2}": site.phones[1],
  "{email}": site.email,
  "{ceo}": nameOf("CEO"),
  "{cto}": nameOf("CTO"),
  "{coo}": nameOf("COO"),
};

function nameOf(role: string): string | undefined {
  return founders.entries.find((founder) => founder.role === role)?.name;
}

/**
 * The case with the owner's facts in place of their tokens, so that no case has to change with a phone number.
 *
 * @throws Error for a token that stands for nothing.
 */
export function fillIn(entry: Case): Case {
  const fill = (alternatives: readonly string[]) => alternatives.map((text) => ownersFact(text));
  const turns = entry.turns.map((turn) => ({
    ...turn,
    ...(turn.must && { must: turn.must.map(fill) }),
    ...(turn.mustNot && { mustNot: fill(turn.mustNot) }),
    ...(turn.allow && { allow: fill(turn.allow) }),
  }));
  return { ...entry, turns };
}

function ownersFact(text: string): string {
  if (!text.startsWith("{")) return text;
  const fact = ownersFacts[text];
  if (!fact)
    throw new Error(`${text} stands for nothing; the tokens are ${Object.keys(ownersFacts).join(", ")}.`);
  return fact;
}
