import { site } from "#content/en/site.ts";
import { escapeLine } from "#content/format/escape-line.ts";

/** The office as a contact for an address book: vCard 3.0 (RFC 2426), which phones of every make read. */
export function officeCard(origin: string): string {
  const { street, locality, region, postalCode, country } = site.office;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeLine(site.name)}`,
    `N:${escapeLine(site.name)};;;;`,
    `ORG:${escapeLine(site.name)}`,
    ...site.phones.map((number) => `TEL;TYPE=WORK,VOICE:${number.replaceAll(" ", "")}`),
    `EMAIL;TYPE=WORK:${escapeLine(site.email)}`,
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode, country].map(escapeLine).join(";")}`,
    `URL:${origin}/`,
    "END:VCARD",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
