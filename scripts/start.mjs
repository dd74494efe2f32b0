/**
 * `npm start`, `npm run dev`, `npm run release` and `npm test` begin here. Plain JavaScript for Node 18, since it
 * installs the Node that the rest needs. It installs the lockfile's packages if the lockfile has changed, builds if a source is newer than
 * the build or a setting differs, and starts the command in Node 26.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));
const binaries = join(project, "node_modules/.bin");
const node = join(binaries, process.platform === "win32" ? "node.cmd" : "node");
const stamp = join(project, "node_modules/.installed-lockfile");
const built = join(project, "dist/site.json");
const sources = [
  "content",
  "contract",
  "desk",
  "prerender",
  "server",
  "web",
  "package-lock.json",
  "vite.config.ts",
  "art/list-pictures.ts",
  "scripts/build",
  "scripts/meena",
];

/**
 * Flags that keep the server's memory small. The young generation has 2 MB; otherwise it grows to 16 MB under load
 * and never shrinks. The old generation has at most 256 MB, below the memory limit of unit and container: V8 then
 * collects garbage before the heap is twice what is in use, instead of several times. The C library has two arenas and
 * returns empty ones. Measured: about 7 MB less when idle, 60 MB less under load, the same processor time a request.
 * `docs/operations.md` names them too.
 */
const lean = JSON.parse(readFileSync(join(project, "scripts/lean-server.json"), "utf8"));

const mode = process.argv[2] ?? "--start";
const rest = process.argv.slice(3);

installIfNeeded();
if (mode === "--test") handOver(["scripts/test/test.ts", ...rest]);
else if (mode === "--dev") {
  // The API of `npm run dev` starts from any build, so an old one will do.
  if (!existsSync(built)) buildIfNeeded();
  handOver(["scripts/build/dev.ts", ...rest]);
} else {
  buildIfNeeded();
  if (mode === "--release") handOver(["scripts/release/release.ts"]);
  else handOver([...lean.flags, "dist/server/main.js", "dist"], lean.environment);
}

function installIfNeeded() {
  const lockfile = readFileSync(join(project, "package-lock.json"), "utf8");
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile) return;
  console.log(
    "Installing what package-lock.json names (once; about 740 MB on disk, minutes on a slow network) …",
  );
  run(process.platform === "win32" ? "npm.cmd" : "npm", [
    "ci",
    // A build needs the development packages, which NODE_ENV=production would leave out.
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (!existsSync(node)) {
    fail(
      `Node 26 for ${process.platform}-${process.arch} was not installed; package.json lists the platforms that are supported.`,
    );
  }
  writeFileSync(stamp, lockfile);
}

function buildIfNeeded() {
  const reason = whyBuild();
  if (!reason) return;
  console.log(`Building the site (${reason}) …`);
  run(node, ["scripts/build/build.ts"]);
}

/** Undefined when the build can be used as it is. */
function whyBuild() {
  if (!existsSync(built)) return "there is no build yet";
  if (newest(sources) > statSync(built).mtimeMs) return "a source is newer than the build";
  // The build wrote its settings into the documents. A setting that is not set now keeps the build's value.
  const { settings = {} } = JSON.parse(readFileSync(built, "utf8"));
  const other = ["PUBLIC_URL", "PUBLIC_API_ORIGIN"].find((name) => {
    const given = (process.env[name] ?? "").trim().replace(/\/$/, "");
    return given !== "" && given !== settings[name];
  });
  return other && `${other} is another than in the build`;
}

/** The newest modification time below the given files and folders, in milliseconds. */
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    const full = join(project, path);
    if (!existsSync(full)) continue;
    const stat = statSync(full);
    time = Math.max(time, stat.mtimeMs);
    if (stat.isDirectory()) time = Math.max(time, newest(readdirSync(full).map((name) => join(path, name))));
  }
  return time;
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: project, stdio: "inherit", env: environment() });
  if (error || status !== 0)
    fail(`\`${command} ${args.join(" ")}\` failed${error ? `: ${error.message}` : ""}.`);
}

/**
 * Runs the command in Node 26, passes signals on, and ends with its exit code. The command gets a channel to this
 * process. The channel closes when this process ends, even by SIGKILL: the server then ends too.
 */
function handOver(args, settings = {}) {
  const env = { ...settings, ...environment() };
  const child = spawn(node, args, { cwd: project, stdio: ["inherit", "inherit", "inherit", "ipc"], env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm passes a signal to its shell, and the shell ends without passing it on. What npm started would live on and hold
 * the port.
 */
function whenParentEnds(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 200);
}

function environment() {
  const separator = process.platform === "win32" ? ";" : ":";
  return { ...process.env, PATH: binaries + separator + process.env.PATH };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
