import type { Passage as Words } from "#content/schema/legal.ts";
import { Link } from "#web/app/link.tsx";

/** Words with links of the site among them. */
export function Passage({ words }: { readonly words: Words }) {
  if (typeof words === "string") return words;
  return words.map((piece) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <Link key={piece.to + piece.label} to={piece.to}>
        {piece.label}
      </Link>
    ),
  );
}
