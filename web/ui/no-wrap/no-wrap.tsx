import type { ReactNode } from "react";
import { PhoneLink } from "../phone-link/phone-link.tsx";

/** The text with its hyphenated words kept together: no line breaks inside "four-wheeler" or "200-250 km". */
export function noWrap(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    // Every second part is a match of the pattern.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and none ever moves.
      <span className="no-wrap" key={index}>
        {part}
      </span>
    ),
  );
}

/** An email address, or a phone number with its country code. */
const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{8,}\d)/;

/** The same with a link for each email address, and one for each phone number, which stays on its line. */
export function withContactLinks(text: string): ReactNode[] {
  return text.split(contact).map((part, index) =>
    index % 2 === 0 ? (
      noWrap(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same address may come twice, and none ever moves.
      <ContactLink key={index} address={part} />
    ),
  );
}

/** @param address an email address or a phone number. */
function ContactLink({ address }: { readonly address: string }) {
  return address.startsWith("+") ? (
    <PhoneLink className="no-wrap" number={address} />
  ) : (
    <a href={`mailto:${address}`}>{address}</a>
  );
}
