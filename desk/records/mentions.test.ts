import { expect, test } from "vitest";
import { mentionedIn, mentionPattern } from "./mentions.ts";

const staff = ["Asha", "Asha Rao", "Dr. Sen (HR)"].map((name) => ({ id: `p-${name}`, name }));

test.each([
  ["@Asha Rao, please ring her", ["Asha Rao"]],
  ["@Asha please ring her", ["Asha"]],
  ["@Asha and @Asha Rao, and @Asha again", ["Asha", "Asha Rao"]],
  ["@Asha Raote is nobody of ours", ["Asha"]],
  ["@Ashaben is nobody of ours, and neither is Asha", []],
  ["cc:@Dr. Sen (HR)", ["Dr. Sen (HR)"]],
  ["@ alone", []],
])("of names that begin alike the longest is mentioned: %s", (text, names) => {
  expect(mentionedIn(text, staff).map(({ name }) => name)).toEqual(names);
});

test("colleagues who share a name are all mentioned by it", () => {
  const twins = [...staff, { id: "p-other", name: "Asha" }];
  expect(mentionedIn("@Asha", twins).map(({ id }) => id)).toEqual(["p-Asha", "p-other"]);
});

test("the pattern of a mention has its @ and its name", () => {
  expect("For @Asha Rao: done".split(mentionPattern(["Asha", "Asha Rao"]) ?? "")).toEqual([
    "For ",
    "@Asha Rao",
    ": done",
  ]);
  expect(mentionPattern([])).toBeUndefined();
});
