import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { proxyKeywords } from "../../config.ts";
import { forwardingHeaderOf } from "../../operator/private-requests.ts";

/**
 * Warns the operator once of a proxy that TRUST_PROXY does not name: all its visitors share one rate limit, and nothing
 * else shows it. The warning leaves out the peer's address, which may be a visitor's.
 */
export const untrustedProxy = fastifyPlugin(
  async (app: FastifyInstance) => {
    let isKnown = false;
    app.addHook("onRequest", (request, _reply, done) => {
      const warning = isKnown ? undefined : warningAbout(request);
      if (warning !== undefined) {
        isKnown = true;
        app.operatorWarnings.set("proxy", warning);
      }
      done();
    });
  },
  { decorators: { fastify: ["operatorWarnings"] } },
);

function warningAbout(request: FastifyRequest): string | undefined {
  const header = forwardingHeaderOf(request);
  // `ips` has the peer alone, unless Fastify trusts the peer and has read X-Forwarded-For.
  if (header === undefined || (request.ips?.length ?? 1) > 1) return undefined;
  const remedy =
    header === "X-Forwarded-For"
      ? `set TRUST_PROXY=${settingFor(request)}`
      : `let it send X-Forwarded-For, which is the only one that is read, and set TRUST_PROXY=${settingFor(request)}`;
  return `A request came with ${header} from a peer that is not trusted: all visitors behind a proxy share one rate limit. If it is your proxy, ${remedy}. If not, somebody made the header up, and nothing needs to be done.`;
}

/** The value of TRUST_PROXY that trusts the peer. */
function settingFor({ socket }: FastifyRequest): string {
  const address = socket.remoteAddress;
  const keyword = proxyKeywords.find((name) => address !== undefined && proxyAddr.compile(name)(address, 0));
  return keyword ?? "<its address>";
}
