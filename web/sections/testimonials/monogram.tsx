/** A person's initials on a tile, instead of a face. It decorates: the name stands beside it. */
export function Monogram({ name }: { readonly name: string }) {
  const words = name.split(" ");
  const initials = [words.at(0), words.at(-1)].map((word) => word?.at(0)).join("");
  return (
    <span className="monogram" aria-hidden="true">
      {initials}
    </span>
  );
}
