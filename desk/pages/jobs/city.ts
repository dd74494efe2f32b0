/** One spelling for each city: that of the other jobs; a new one gets capitals if it was typed without any. */
export function spelledCity(typed: string, known: readonly string[]): string {
  const city = typed.trim();
  const same = known.find((one) => one.toLowerCase() === city.toLowerCase());
  if (same !== undefined) return same;
  return city === city.toLowerCase()
    ? city.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
    : city;
}
