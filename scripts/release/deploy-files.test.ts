import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import lean from "../lean-server.json" with { type: "json" };

const deploy = path.resolve(import.meta.dirname, "../../deploy");
const read = (name: string) => readFileSync(path.join(deploy, name), "utf8");

test("the heap's limit fits into the memory of unit and container, with room for what is outside of the heap", () => {
  const heap = Number(/old-space-size=(\d+)/.exec(lean.flags.join(" "))?.[1]);
  for (const flag of lean.flags) expect(read("greenmile.sh")).toContain(flag);
  for (const [name, value] of Object.entries(lean.environment)) {
    expect(read("greenmile.sh")).toContain(`${name}="\${${name}-${value}}"`);
    expect(read("Dockerfile")).toContain(`${name}=${value}`);
  }
  const limits = [
    /MemoryMax=(\d+)M/.exec(read("greenmile.service")),
    /mem_limit: (\d+)m/.exec(read("compose.yaml")),
  ];
  for (const limit of limits) expect(Number(limit?.[1]) * 0.75).toBeGreaterThanOrEqual(heap);
});

test("the container passes every setting, has few rights, pinned images and backups on another volume", () => {
  const compose = read("compose.yaml");
  const table = readFileSync(path.join(deploy, "../README.md"), "utf8").split("## Settings")[1] ?? "";
  const names = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name));
  expect(names.length).toBeGreaterThan(15);
  // The image sets HOST, PORT and DATA_DIR; the rest is of no use in it.
  const left = /^(?:HOST|PORT|DATA_DIR|METRICS_|DESK_|RATE_LIMIT_SCALE)/;
  for (const name of names.filter((one) => !left.test(one))) expect(compose).toContain(`      ${name}: `);
  for (const part of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "backups:/backups"])
    expect(compose).toContain(part);
  for (const image of [
    ...compose.matchAll(/image: (\S+)/g),
    ...read("Dockerfile").matchAll(/^ARG BASE=(\S+)/gm),
  ])
    expect(image[1]).toMatch(/:\d+\.\d+\.\d+/);
  // Only the build's result is copied into the image that runs.
  const [, last = ""] = read("Dockerfile").split(/^FROM \$\{BASE\}$/m);
  expect([...last.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what)).toEqual([
    "--from=build /built dist",
    "deploy/greenmile.sh /usr/local/bin/greenmile",
  ]);
});

test("the unit lets Node see its addresses, never gives up, and is confined", () => {
  const unit = read("greenmile.service");
  for (const line of [
    /^RestrictAddressFamilies=.*AF_NETLINK/m,
    /^StartLimitIntervalSec=0$/m,
    /^SystemCallFilter=@system-service$/m,
    /^ProtectProc=invisible$/m,
    /^ProcSubset=pid$/m,
  ])
    expect(unit).toMatch(line);
});

test.runIf(process.platform === "linux")(
  "the runbook installs the libraries that Node needs and a small Debian lacks",
  () => {
    const needed = execFileSync("ldd", [process.execPath], { encoding: "utf8" });
    const packages = [...needed.matchAll(/(lib\S+)\.so\.(\d+) =>/g)].map(
      ([, name, version]) => `${name}${version}`,
    );
    expect(packages).toContain("libc6");
    // dpkg or apt need these themselves.
    const alwaysThere = ["libc6", "libdl2", "libgcc_s1", "libm6", "libpthread0", "librt1", "libstdc++6"];
    const installed = /^apt-get install (lib.*)$/m.exec(read("../docs/operations.md"))?.[1]?.split(" ");
    for (const name of packages.filter((one) => !alwaysThere.includes(one)))
      expect(installed).toContain(name);
  },
);

test("a service that is stopped stays stopped: the next visitor does not start it", () => {
  expect(read("greenmile.service")).toMatch(/^PropagatesStopTo=greenmile\.socket$/m);
  expect(read("greenmile.socket")).toMatch(/^ListenStream=127\.0\.0\.1:8080$/m);
  expect(read("nginx.conf")).toContain("server 127.0.0.1:8080 ");
});

const hasSystemd = canRun("systemd-analyze", "--version");
if (!hasSystemd) console.log("systemd-analyze is not installed: the units are not verified");

test.skipIf(!hasSystemd)("systemd understands the units", () => {
  for (const unit of [".service", ".socket", "-backup.service", "-backup.timer"].map(
    (end) => `greenmile${end}`,
  )) {
    let said = "";
    try {
      said = execFileSync("systemd-analyze", ["verify", path.join(deploy, unit)], {
        encoding: "utf8",
        stdio: "pipe",
      });
    } catch (error) {
      said = (error as { stderr: string }).stderr;
    }
    const complaints = said.split("\n").filter((line) => line.includes("greenmile"));
    expect(complaints.filter((line) => !line.includes("is not executable"))).toEqual([]);
  }
});

function canRun(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
