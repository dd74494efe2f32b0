/** The address of a listener. A host that is an IPv6 address stands in brackets. */
export function httpAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
