const quote = 0x22;
const newline = 0x0a;

/** Counts the rows of a CSV file that comes in parts, its header included. A newline between quotes ends no row. */
export function createRowCounter(): (part: Uint8Array) => number {
  let rows = 0;
  let isQuoted = false;
  return (part) => {
    for (const byte of part) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === newline && !isQuoted) rows += 1;
    }
    return rows;
  };
}
