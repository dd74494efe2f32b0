import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian and Ubuntu put Chromium; `CHROMIUM` names another one. */
export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The same browser without the parts that draw its windows: it renders alike at half the processor's time. */
const headlessPath = "/usr/bin/chromium-headless-shell";

/** What keeps a headless Chromium quiet and working as root on a machine without a screen. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Left alone, the headless one rounds the widths of letters to whole pixels, unlike what visitors have.
  "--font-render-hinting=none",
] as const;

/**
 * Makes sure that there is a Chromium: as root on Debian or Ubuntu it is installed from the
 * system's package manager. Returns one line of instruction if that is not possible.
 */
export function ensureChromium(): string | undefined {
  if (existsSync(chromiumPath)) return undefined;
  install("chromium");
  if (existsSync(chromiumPath)) return undefined;
  return `No Chromium at ${chromiumPath}: install your system's package "chromium", or set CHROMIUM to the path of one.`;
}

/**
 * The same for the end-to-end tests and Lighthouse, which take the headless one where the system has it as a
 * package of its own: Debian has, Ubuntu has not.
 */
export function ensureTestChromium(): string | undefined {
  if (process.env.CHROMIUM) return ensureChromium();
  if (!existsSync(headlessPath)) install("chromium-headless-shell");
  return existsSync(headlessPath) ? undefined : ensureChromium();
}

/** The browser of the end-to-end tests and of Lighthouse, once `ensureTestChromium` has seen to it. */
export function testChromiumPath(): string {
  return !process.env.CHROMIUM && existsSync(headlessPath) ? headlessPath : chromiumPath;
}

/** Does nothing where that cannot be done or the system knows no such package. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env });
  if (spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status !== 0) return;
  console.log(`Installing ${name} from the system's packages (once) …`);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
}
