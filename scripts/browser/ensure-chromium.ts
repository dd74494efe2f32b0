import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian and Ubuntu put Chromium; `CHROMIUM` names another one. */
export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The same browser without windows: it renders the same with half the processor's time. */
const headlessPath = "/usr/bin/chromium-headless-shell";

/** Flags for a headless Chromium that makes no other requests and runs as root without a screen. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without it headless Chromium rounds the widths of letters to whole pixels, unlike visitors' browsers.
  "--font-render-hinting=none",
] as const;

/**
 * Makes sure that there is a Chromium. As root on Debian or Ubuntu it installs the system's package.
 *
 * @returns undefined, or one line that says what to install.
 */
export function ensureChromium(): string | undefined {
  if (existsSync(chromiumPath)) return undefined;
  install("chromium");
  if (existsSync(chromiumPath)) return undefined;
  return `No Chromium at ${chromiumPath}: install your system's package "chromium", or set CHROMIUM to the path of one.`;
}

/**
 * The same for the end-to-end tests and Lighthouse. They use the headless package where the system has one: Debian
 * has, Ubuntu has not.
 */
export function ensureTestChromium(): string | undefined {
  if (process.env.CHROMIUM) return ensureChromium();
  if (!existsSync(headlessPath)) install("chromium-headless-shell");
  return existsSync(headlessPath) ? undefined : ensureChromium();
}

/** The browser of the end-to-end tests and of Lighthouse. Call `ensureTestChromium` first. */
export function testChromiumPath(): string {
  return !process.env.CHROMIUM && existsSync(headlessPath) ? headlessPath : chromiumPath;
}

/** Installs a package of the system. Does nothing without root, without apt, or if there is no such package. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env });
  if (spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status !== 0) return;
  console.log(`Installing ${name} from the system's packages (once) …`);
  // Another installation may be running: a machine that has just started updates itself.
  const waitForOthers = ["-o", "DPkg::Lock::Timeout=600"];
  spawnSync("apt-get", [...waitForOthers, "install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
}
