import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** In which proxies name the visitor. Only the first is read, and only from a trusted proxy. */
const forwardingHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"] as const;

/**
 * Notices a proxy that the settings do not trust: its visitors all share one rate limit, and nothing else shows it.
 * Warns once in the log. The peer's address is not repeated, because it may be a visitor's.
 *
 * @returns a function that gives what to tell the operator, for /readyz; nothing while all is well.
 */
export function watchForUntrustedProxy(app: FastifyInstance): () => readonly string[] {
  const warnings: string[] = [];
  app.addHook("onRequest", (request, _reply, done) => {
    const warning = warnings.length === 0 ? warningAbout(request) : undefined;
    if (warning !== undefined) {
      warnings.push(warning);
      app.log.warn(warning);
    }
    done();
  });
  return () => warnings;
}

function warningAbout(request: FastifyRequest): string | undefined {
  const header = forwardingHeaders.find((name) => name.toLowerCase() in request.headers);
  // Fastify lists the peer alone unless it trusts the peer and has read X-Forwarded-For.
  if (header === undefined || (request.ips?.length ?? 1) > 1) return undefined;
  const remedy =
    header === "X-Forwarded-For"
      ? `set TRUST_PROXY=${settingFor(request)}`
      : `let it send X-Forwarded-For, which is the only one that is read, and set TRUST_PROXY=${settingFor(request)}`;
  return `A request came with ${header} from a peer that is not trusted: all visitors behind a proxy share one rate limit. If it is your proxy, ${remedy}. If not, somebody made the header up, and nothing needs to be done.`;
}

/** The keywords of TRUST_PROXY, and what each stands for. */
const networks = {
  loopback: networkOf(["127.0.0.0", 8], ["::1", 128]),
  linklocal: networkOf(["169.254.0.0", 16], ["fe80::", 10]),
  uniquelocal: networkOf(["10.0.0.0", 8], ["172.16.0.0", 12], ["192.168.0.0", 16], ["fc00::", 7]),
};

function networkOf(...subnets: readonly (readonly [address: string, bits: number])[]): BlockList {
  const network = new BlockList();
  for (const [address, bits] of subnets) network.addSubnet(address, bits, familyOf(address));
  return network;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** What would make the peer trusted. */
function settingFor({ socket }: FastifyRequest): string {
  const address = socket.remoteAddress ?? "";
  const keyword = Object.entries(networks).find(([, network]) => network.check(address, familyOf(address)));
  return keyword?.[0] ?? "<its address>";
}
