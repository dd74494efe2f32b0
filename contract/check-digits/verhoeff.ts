/** The permutation of Verhoeff's scheme, applied once more for each place from the right. */
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Whether the last of these digits (0 to 9) is their Verhoeff check digit, as it is in every Aadhaar number. */
export function hasVerhoeffDigit(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((character, position) => {
    let digit = Number(character);
    // Applied eight times, the permutation changes nothing.
    for (let turn = 0; turn < position % 8; turn++) digit = permutation[digit] ?? Number.NaN;
    check = combine(check, digit);
  });
  return check === 0;
}

/** Multiplies in the dihedral group of the pentagon: 0 to 4 are its rotations, 5 to 9 its reflections. */
function combine(left: number, right: number): number {
  const rotation = left < 5 ? (left + right) % 5 : (left - right + 5) % 5;
  return left < 5 === right < 5 ? rotation : 5 + rotation;
}
