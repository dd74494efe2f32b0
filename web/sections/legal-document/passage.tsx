import type { ReactNode } from "react";
import type { Passage as Words } from "#content/schema/legal.ts";
import { Link } from "#web/navigation/link.tsx";
import { unbroken } from "#web/ui/unbroken/unbroken.tsx";

/** Text with links to pages of the site. */
export function Passage({ words }: { readonly words: Words }) {
  if (typeof words === "string") return withMailLinks(words);
  return words.map((piece) =>
    typeof piece === "string" ? (
      withMailLinks(piece)
    ) : (
      <Link key={piece.to + piece.label} to={piece.to}>
        {piece.label}
      </Link>
    ),
  );
}

const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Makes a link of each email address in a sentence. */
function withMailLinks(words: string): ReactNode[] {
  return words.split(emailAddress).map((piece) =>
    emailAddress.test(piece) ? (
      <a key={piece} href={`mailto:${piece}`}>
        {piece}
      </a>
    ) : (
      unbroken(piece)
    ),
  );
}
