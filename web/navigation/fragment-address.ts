/**
 * The address in a fragment: `#/about-us`. People also forget the slash, or know the page by its first word:
 * `#about-us` and `#about` mean the first known address that equals this or continues it with a hyphen. Every other
 * fragment is a place in the page: undefined.
 */
export function addressInFragment(hash: string, knownAddresses: readonly string[]): string | undefined {
  if (hash.startsWith("#/")) return hash.slice(1);
  const [name = "", query] = hash.slice(1).split(/\?(.*)/s, 2);
  const path = `/${name.toLowerCase()}`;
  const isNamed = (address: string) => `${address.toLowerCase()}-`.startsWith(`${path}-`);
  const found = name && knownAddresses.find(isNamed);
  return found ? found + (query ? `?${query}` : "") : undefined;
}
