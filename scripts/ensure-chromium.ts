import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian and Ubuntu put Chromium; `CHROMIUM` names another one. */
export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** What keeps a headless Chromium quiet and working as root on a machine without a screen. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/**
 * Makes sure that there is a Chromium: as root on Debian or Ubuntu it is installed from the
 * system's package manager. Returns one line of instruction if that is not possible.
 */
export function ensureChromium(): string | undefined {
  if (existsSync(chromiumPath)) return undefined;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("Installing Chromium from the system's packages (once) …");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: environment });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
    });
    if (existsSync(chromiumPath)) return undefined;
  }
  return `No Chromium at ${chromiumPath}: install your system's package "chromium", or set CHROMIUM to the path of one.`;
}
