/**
 * Three rows of the table, which every call uses again. Understanding a message compares thousands of pairs of words,
 * and a new array for each row took six times as long.
 */
let beforePrevious = new Uint16Array(64);
let previous = new Uint16Array(64);
let current = new Uint16Array(64);

/**
 * How many typing errors lie between two words: a letter too many, missing or wrong, or two neighbours swapped (optimal
 * string alignment distance).
 *
 * @returns the distance, or `most + 1` if it is larger than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  const start = commonStart(a, b);
  const end = commonEnd(a, b, start);
  const height = a.length - start - end;
  const width = b.length - start - end;
  if (width >= current.length) makeRows(2 * width);
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = a.charCodeAt(start + row - 1);
    const letterBefore = a.charCodeAt(start + row - 2);
    // Further from the diagonal, more letters than `most` are missing or too many.
    const first = Math.max(1, row - most);
    const last = Math.min(width, row + most);
    current[first - 1] = first === 1 ? row : tooMany;
    let smallest = row;
    for (let column = first; column <= last; column++) {
      const other = b.charCodeAt(start + column - 1);
      let distance = cell(previous, column - 1) + (letter === other ? 0 : 1);
      distance = Math.min(distance, cell(previous, column) + 1, cell(current, column - 1) + 1);
      const isSwapped =
        row > 1 && column > 1 && letter === b.charCodeAt(start + column - 2) && letterBefore === other;
      if (isSwapped) distance = Math.min(distance, cell(beforePrevious, column - 2) + 1);
      current[column] = distance;
      if (distance < smallest) smallest = distance;
    }
    if (last < width) current[last + 1] = tooMany;
    if (smallest > most) return tooMany;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(cell(previous, width), tooMany);
}

function cell(row: Uint16Array, column: number): number {
  return row[column] as number;
}

function makeRows(length: number): void {
  beforePrevious = new Uint16Array(length);
  previous = new Uint16Array(length);
  current = new Uint16Array(length);
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** @param start where the compared rests of both begin */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++;
  return length;
}
