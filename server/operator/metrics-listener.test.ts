import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { securityHeaderValues } from "../http/headers/security-headers.plugin.ts";

let server: TestServer | undefined;
afterEach(() => server?.close());

const deploy = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, "../../deploy", name), "utf8");

test("METRICS_PORT serves metrics and details on an address of their own, and only there", async () => {
  server = await startServer("sqlite", { METRICS_PORT: "0" });
  const forwarded = { "x-forwarded-for": "203.0.113.7" };
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  await fetch(`${server.address}/about-us`, { headers: forwarded });
  const lines = server.logged.map((line) => JSON.parse(line));
  const own = /http:\S+/.exec(lines.find(({ listener }) => listener === "metrics")?.msg)?.[0];
  const metrics = await (await fetch(`${own}/metrics`)).text();
  expect(metrics).toContain('route="/*",status="200"');
  for (const [path, status] of [
    ["/healthz", 200],
    ["/nothing", 404],
  ] as const) {
    const answer = await fetch(own + path);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      status,
      expect.objectContaining(securityHeaderValues),
    ]);
  }
  expect(await (await fetch(`${own}/readyz`)).json()).toMatchObject({
    warnings: [expect.stringContaining("TRUST_PROXY")],
  });
  // Through a proxy, /readyz of the site tells nobody how it is set up.
  const visible = await fetch(`${server.address}/readyz`, { headers: forwarded });
  expect(await visible.json()).toEqual({ status: "ready" });
  expect((await fetch(`${own}/contact-us`)).status).toBe(404);
});

test("alert rules and dashboard name only metrics and labels that there are", async () => {
  server = await startServer("sqlite", { BACKUP_DIR: "/nowhere" });
  await fetch(`${server.address}/about-us`);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  const dashboard = JSON.parse(deploy("dashboard.json")) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [
    ...deploy("alerts.yaml")
      .split(/\n {6}- alert/)
      .slice(1),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  const used = new Set(
    expressions.flatMap((text) =>
      [...text.matchAll(/([a-z0-9_]+)\{job="greenmile"/g)].map(([, name = ""]) => name),
    ),
  );
  for (const name of used) {
    if (name !== "up")
      expect([name, metrics.includes(`\n# TYPE ${name.replace(/_(?:bucket|count)$/, "")} `)]).toEqual([
        name,
        true,
      ]);
  }
  for (const [label, value] of [
    ["status", "200"],
    ["status", "pending"],
    ["status", "dead"],
    ["channel", "mail"],
  ]) {
    expect(metrics).toContain(`${label}="${value}"`);
  }
});
