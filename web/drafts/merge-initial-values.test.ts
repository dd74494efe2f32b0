import { expect, test } from "vitest";
import { type InitialValueSources, mergeInitialValues } from "./merge-initial-values.ts";

interface Fields {
  readonly name: string;
  readonly query: string;
}

const emptyFields: Fields = { name: "", query: "" };
const draft = { name: "Asha", query: "Draft" };
const refund = () => ({ query: "Refund" });
/** The document has what its address prefills. */
const defaultValues = { query: "Refund" };

interface Case extends Partial<InitialValueSources<Fields>> {
  readonly title: string;
  readonly opens: Partial<Fields>;
  readonly dirty?: Partial<Fields>;
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
    defaultValues,
    currentValues: { name: "", ...defaultValues },
    opens: {},
  },
  {
    title: "a refused post in the place of the draft",
    draft,
    refused: { query: "Sent" },
    opens: { query: "Sent" },
  },
  {
    title: "an address",
    defaultValues,
    currentValues: { name: "", ...defaultValues },
    prefill: refund,
    opens: defaultValues,
  },
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
    currentValues: { name: "", query: "Typed" },
    opens: { name: "Asha", query: "Typed" },
    dirty: { query: "Typed" },
  },
  {
    title: "what was typed over the address",
    draft,
    defaultValues,
    currentValues: { name: "", query: "Refund, please" },
    prefill: refund,
    opens: { name: "Asha", query: "Refund, please" },
    dirty: { query: "Refund, please" },
  },
  {
    title: "what was typed over a refused post",
    refused: draft,
    defaultValues: draft,
    currentValues: { name: "Asha", query: "Corrected" },
    opens: { name: "Asha", query: "Corrected" },
    dirty: { query: "Corrected" },
  },
  {
    title: "a field that was emptied",
    draft,
    defaultValues: draft,
    currentValues: { name: "Asha", query: "" },
    opens: { name: "Asha" },
    dirty: { query: "" },
  },
];

test.each(cases)("a form opens with $title", ({ title: _, opens, dirty = {}, ...sources }) => {
  const none = { emptyFields, draft: undefined, refused: undefined, prefill: undefined, defaultValues: {} };
  const opened = mergeInitialValues<Fields>({
    ...none,
    currentValues: { ...emptyFields, ...sources.defaultValues },
    ...sources,
  });
  expect(opened).toEqual({ values: { ...emptyFields, ...opens }, dirty });
});
