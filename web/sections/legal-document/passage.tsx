import type { Passage as Words } from "#content/schema/legal.ts";
import { Link } from "#web/navigation/link.tsx";
import { withContactLinks } from "#web/ui/no-wrap/no-wrap.tsx";

/** Text with links to pages of the site, and to its email addresses and phones. */
export function Passage({ words }: { readonly words: Words }) {
  if (typeof words === "string") return withContactLinks(words);
  return words.map((piece) =>
    typeof piece === "string" ? (
      withContactLinks(piece)
    ) : (
      <Link key={piece.to + piece.label} to={piece.to}>
        {piece.label}
      </Link>
    ),
  );
}
