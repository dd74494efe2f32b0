import { expect, test } from "vitest";
import { readReply } from "./read-reply.ts";

const textOf = (body: string) => readReply(body).text;
const textOfJson = (body: unknown) => textOf(JSON.stringify(body));

test.each([
  ["all three, in another order", { text: "c", message: "b", reply: "a!" }, "a!"],
  ["message and text", { text: "c", message: "b!" }, "b!"],
  ["reply and text", { text: "c", reply: "a!" }, "a!"],
  ["reply alone", { reply: "a!" }, "a!"],
  ["message alone", { message: "b!" }, "b!"],
  ["text alone", { text: "c!" }, "c!"],
  ["a reply of null, which is not present", { reply: null, message: "b!", text: "c" }, "b!"],
  ["a message of null", { message: null, text: "c!" }, "c!"],
  ["blanks around it", { reply: " \n a! \n" }, "a!"],
])("the first of reply, message and text that is present counts: %s", (_what, body, text) => {
  expect(textOfJson(body)).toBe(text);
});

test.each([
  "Plain words, {not JSON",
  '{"reply": "cut',
  '{"reply":"a"}{"reply":"b"}',
  "ਜੀ, ਜ਼ਰੂਰ।",
  "<html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>",
])("a body that is not JSON is the reply: %s", (body) => {
  expect(textOf(body)).toBe(body);
});

test.each([
  ["a number", { reply: 42 }, "42"],
  ["nought", { reply: 0, message: "b" }, "0"],
  ["a truth value", { reply: false, message: "b" }, "false"],
  ["an object", { message: { a: "<b>1</b>" } }, '{"a":"<b>1</b>"}'],
  ["a list", { text: ["a", 1] }, '["a",1]'],
  ["a string for a body", "Just so.", "Just so."],
  ["a number for a body", 42, "42"],
  ["a truth value for a body", true, "true"],
])("a value that is not a string is the reply as text: %s", (_what, body, text) => {
  expect(textOfJson(body)).toBe(text);
});

test.each([
  "",
  " \n\t ",
  "null",
  '""',
  "{}",
  "[]",
  '[{"reply":"a"}]',
  '{"answer":"x","Reply":"y"}',
  '{"reply":null,"message":null,"text":null}',
  '{"reply":""}',
  '{"message":""}',
  '{"text":" \\n "}',
  // It is present, though empty.
  '{"reply":"","message":"b"}',
])("an empty answer has no text: %j", (body) => {
  expect(textOf(body)).toBe("");
});

test("a huge answer is cut", () => {
  const text = textOf("word ".repeat(400_000));
  expect(text).toHaveLength(20_001);
  expect(text).toMatch(/^word word .*…$/);
});

test("sources, suggestions and a hand-over of the wrong kind are left out", () => {
  const body = {
    reply: "Still fine.",
    sources: { a: 1 },
    suggestions: [1, null, " ", "What does it cost?"],
    handOver: { id: "a", question: " " },
  };
  expect(readReply(JSON.stringify(body))).toEqual({
    text: "Still fine.",
    state: undefined,
    sources: [],
    suggestions: ["What does it cost?"],
    handOver: undefined,
    isHandedOver: false,
  });
});

test("sources outside the site are left out", () => {
  const paths = [
    "https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "/nowhere",
    "/refund-policy",
  ];
  const sources = paths.map((path) => ({ title: "There", path }));
  expect(readReply(JSON.stringify({ sources })).sources).toEqual([
    { title: "There", path: "/refund-policy" },
  ]);
});
