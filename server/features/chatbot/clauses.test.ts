import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

test.each([
  ["no essay pls, just the height of euler", ["no essay pls", "just the height of euler"]],
  ["this is bad. refund?", ["this is bad", "refund?"]],
  ["guarantee nahi chahiye bas refund kitne din me", ["guarantee nahi chahiye", "refund kitne din me"]],
  ["वादा मत करो, बस टाटा ऐस की लंबाई", ["वादा मत करो", "बस टाटा ऐस की लंबाई"]],
  ["ਗੁੱਸਾ ਨਾ ਚੜ੍ਹਾ, ਯੂਲਰ ਕਿੰਨੇ ਕਿਲੋ", ["ਗੁੱਸਾ ਨਾ ਚੜ੍ਹਾ", "ਯੂਲਰ ਕਿੰਨੇ ਕਿਲੋ"]],
])("%s", (text, clauses) => expect(clausesOf(text)).toEqual(clauses));

test("one sentence has no clauses, and a bus is not the Hindi for only", () => {
  expect(clausesOf("what is the range of the jem?")).toEqual([]);
  expect(clausesOf("दिल्ली से जयपुर बस का किराया")).toEqual([]);
});

test("a figure's point and a price's slash part nothing", () => {
  expect(clausesOf("is 7.2 ft the length of the ace")).toEqual([]);
});
