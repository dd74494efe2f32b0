import { expect, test } from "vitest";
import { channels } from "./en/channels.ts";
import { founders } from "./en/founders.ts";
import { ownPages, sampleLink } from "./own-pages.ts";

test("a link to a network itself is no page of the company", () => {
  const bare = { href: "https://www.linkedin.com/" };
  const own = { href: "https://www.linkedin.com/company/greenmile" };
  expect(ownPages([bare, own])).toEqual([own]);
});

test("what leads to a network itself is labelled a sample, and nothing else is", () => {
  const links = [
    ...channels.social.map(({ label, href }) => ({ label, href })),
    ...founders.entries.map(({ linkedinUrl }) => ({ label: founders.profile, href: linkedinUrl })),
  ];
  const own = new Set(ownPages(links));
  for (const link of links) expect(link.label.includes(sampleLink), link.label).toBe(!own.has(link));
});
