import ipaddr from "ipaddr.js";

/** Whether an IP address, such as 127.0.0.1, ::1 or ::ffff:127.0.0.1, is one of this machine alone. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
