import { expect, test } from "vitest";
import { type OpeningSources, openingFields } from "./opening-fields.ts";

interface Fields {
  readonly name: string;
  readonly query: string;
}

const emptyFields: Fields = { name: "", query: "" };
const draft = { name: "Asha", query: "Draft" };
const refund = () => ({ query: "Refund" });
/** The document has what its address prefills. */
const rendered = { query: "Refund" };

interface Case extends Partial<OpeningSources<Fields>> {
  readonly title: string;
  readonly opens: Partial<Fields>;
  readonly typed?: Partial<Fields>;
}

const cases: readonly Case[] = [
  { title: "nothing", opens: {} },
  { title: "a draft", draft, opens: draft },
  {
    title: "a draft with one field alone, as the boot script begins it",
    draft: { name: "A" },
    opens: { name: "A" },
  },
  {
    title: "values of the document, which are no text",
    rendered,
    found: { name: "", ...rendered },
    opens: {},
  },
  {
    title: "a refused post in the place of the draft",
    draft,
    refused: { query: "Sent" },
    opens: { query: "Sent" },
  },
  { title: "an address", rendered, found: { name: "", ...rendered }, prefill: refund, opens: rendered },
  {
    title: "an address over the draft",
    draft,
    prefill: refund,
    opens: { name: "Asha", query: "Refund" },
  },
  {
    title: "an address beside the draft, whose text it is given",
    draft,
    prefill: ({ query }) => ({ query: `${query}\nRefund` }),
    opens: { name: "Asha", query: "Draft\nRefund" },
  },
  {
    title: "what was typed over the draft",
    draft,
    found: { name: "", query: "Typed" },
    opens: { name: "Asha", query: "Typed" },
    typed: { query: "Typed" },
  },
  {
    title: "what was typed over the address",
    draft,
    rendered,
    found: { name: "", query: "Refund, please" },
    prefill: refund,
    opens: { name: "Asha", query: "Refund, please" },
    typed: { query: "Refund, please" },
  },
  {
    title: "what was typed over a refused post",
    refused: draft,
    rendered: draft,
    found: { name: "Asha", query: "Corrected" },
    opens: { name: "Asha", query: "Corrected" },
    typed: { query: "Corrected" },
  },
  {
    title: "a field that was emptied",
    draft,
    rendered: draft,
    found: { name: "Asha", query: "" },
    opens: { name: "Asha" },
    typed: { query: "" },
  },
];

test.each(cases)("a form opens with $title", ({ title: _, opens, typed = {}, ...sources }) => {
  const none = { emptyFields, draft: undefined, refused: undefined, prefill: undefined, rendered: {} };
  const opened = openingFields<Fields>({
    ...none,
    found: { ...emptyFields, ...sources.rendered },
    ...sources,
  });
  expect(opened).toEqual({ fields: { ...emptyFields, ...opens }, typed });
});
