import { expect, test } from "vitest";
import { site } from "#content/en/site.ts";
import { officeCard } from "./office-card.ts";

test("the office's card names it, its phones, its email and its address, as RFC 2426 writes them", () => {
  const card = officeCard("https://www.example.org");
  expect(card.startsWith("BEGIN:VCARD\r\nVERSION:3.0\r\n")).toBe(true);
  expect(card.endsWith("\r\nEND:VCARD\r\n")).toBe(true);
  for (const number of site.phones) expect(card).toContain(`:${number.replaceAll(" ", "")}\r\n`);
  expect(card).toContain(`EMAIL;TYPE=WORK:${site.email}\r\n`);
  expect(card).toContain(site.office.street.replaceAll(",", "\\,"));
  expect(card).toContain("URL:https://www.example.org/\r\n");
});
