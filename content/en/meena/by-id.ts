/**
 * The one entry of a list of content that has this id, wherever it stands in the list.
 *
 * @throws when there is none: an answer of Meena would otherwise be empty.
 */
export function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: Entry["id"],
): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found) return found;
  const known = entries.map((entry) => entry.id).join(", ");
  throw new Error(
    `The content has no entry "${id}", which Meena tells. Restore its id; there are: ${known}.`,
  );
}
