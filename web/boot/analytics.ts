/** The policy's name in the document's CSP (documentPolicy on the server). */
const policyName = "analytics";

interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/**
 * Loads the configured third-party script, after everything of our own. The document's CSP allows its origin; the Trusted
 * Types policy here allows its address alone.
 */
export function loadAnalytics(address: string): void {
  const append = (): void => appendScript(address);
  if (document.readyState === "complete") setTimeout(append);
  else addEventListener("load", () => setTimeout(append), { once: true });
}

function appendScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
}

/** The address as a TrustedScriptURL, or as it is in browsers without Trusted Types. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`${url} is not the configured analytics script.`);
      return url;
    },
  });
  return policy.createScriptURL(address);
}
