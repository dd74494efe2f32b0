import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

describe("settings", () => {
  test("have defaults that suit one machine", () => {
    const { displayedSettings, ...config } = parseConfig({});
    expect(config).toEqual({
      host: "127.0.0.1",
      port: 8080,
      desk: { host: "127.0.0.1", port: 8081, isPortSet: false },
      dataFolder: "./data",
      databaseUrl: undefined,
      metrics: { host: "127.0.0.1", port: undefined },
      backup: { folder: undefined, keepDays: 30, recipient: undefined },
      publicUrl: undefined,
      publicApiOrigin: undefined,
      trustedProxies: [],
      vaultKey: undefined,
      mail: undefined,
      webhook: undefined,
      chatModel: undefined,
      rateLimitScale: 1,
      logLevel: "warn",
    });
  });

  test("are all shown to admins by name, secrets without their values", () => {
    const hidden = {
      DATABASE_URL: "postgres://user:hidden@db.example/site",
      VAULT_KEY: "5ec7e7".repeat(11).slice(0, 64),
      SMTP_URL: "smtps://user:hidden@mail.example",
      WEBHOOK_URL: "https://hooks.example/hidden",
      WEBHOOK_SECRET: Buffer.alloc(32, "hidden").toString("base64"),
      CHAT_MODEL_URL: "https://model.example/hidden",
      CHAT_MODEL_KEY: "hidden",
    };
    const { displayedSettings } = parseConfig({
      ...hidden,
      MAIL_TO: "a@example.com, b@example.com",
      BACKUP_DIR: "/backups",
    });
    const secrets = displayedSettings.filter(({ secret }) => secret);
    expect(secrets.map(({ name }) => name).sort()).toEqual(Object.keys(hidden).sort());
    for (const setting of secrets) expect(setting).toMatchObject({ value: null, set: true });
    const values = Object.fromEntries(displayedSettings.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      BACKUP_DIR: "/backups",
      BACKUP_KEEP_DAYS: "30",
      BACKUP_AGE_RECIPIENT: null,
      METRICS_HOST: "127.0.0.1",
      METRICS_PORT: null,
      DESK_PORT: "8081",
      MAIL_TO: "a@example.com, b@example.com",
      MAIL_FROM: "a@example.com",
    });
    expect(JSON.stringify(displayedSettings)).not.toMatch(/hidden|5ec7e7/);
    // A setting that is named like a key or a password has to be marked as a secret.
    const open = displayedSettings.filter(({ secret }) => !secret).map(({ name }) => name);
    expect(open.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|(?<!PUBLIC)_URL/.test(name))).toEqual([]);
  });

  test("count an empty value as not set", () => {
    expect(parseConfig({ PORT: "", DATABASE_URL: "  " })).toEqual(parseConfig({}));
  });

  test("take lists", () => {
    expect(parseConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,::1" }).trustedProxies).toEqual([
      "loopback",
      "10.0.0.0/8",
      "::1",
    ]);
  });

  test("take a vault key in either notation", () => {
    const key = Buffer.alloc(32, 7);
    expect(parseConfig({ VAULT_KEY: key.toString("hex") }).vaultKey).toEqual(key);
    expect(parseConfig({ VAULT_KEY: key.toString("base64") }).vaultKey).toEqual(key);
  });

  test("of mail: without MAIL_FROM it comes from whom it goes to", () => {
    const mail = {
      SMTP_URL: "smtps://user:secret@mail.example.com",
      MAIL_TO: "a@example.com, b@example.com",
    };
    expect(parseConfig(mail).mail).toEqual({
      url: mail.SMTP_URL,
      to: ["a@example.com", "b@example.com"],
      from: "a@example.com",
    });
    expect(parseConfig({ ...mail, MAIL_FROM: "web@example.com" }).mail?.from).toBe("web@example.com");
    expect(() => parseConfig({ SMTP_URL: mail.SMTP_URL })).toThrow(/^The setting MAIL_TO must be set/);
  });

  test("of the chat model: name, key and tasks are optional", () => {
    const url = "http://127.0.0.1:11434/v1/chat/completions";
    const unset = { url, name: "default", key: undefined, tasks: ["read", "rephrase"] };
    expect(parseConfig({ CHAT_MODEL_URL: url }).chatModel).toEqual(unset);
    const environment = { CHAT_MODEL_URL: url, CHAT_MODEL_NAME: "small", CHAT_MODEL_KEY: "k-1" };
    expect(parseConfig({ ...environment, CHAT_MODEL_TASKS: "read" }).chatModel).toEqual({
      url,
      name: "small",
      key: "k-1",
      tasks: ["read"],
    });
    expect(() => parseConfig({ CHAT_MODEL_URL: "http://user:secret@localhost/" })).toThrow(/CHAT_MODEL_URL/);
  });

  test("of the webhook: its secret in base64, with or without the usual beginning", () => {
    const secret = Buffer.alloc(32, 9);
    const text = secret.toString("base64");
    const webhook = { url: "https://crm.example.com/hook", secret };
    expect(parseConfig({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: text }).webhook).toEqual(webhook);
    expect(parseConfig({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: `whsec_${text}` }).webhook).toEqual(
      webhook,
    );
    expect(() => parseConfig({ WEBHOOK_URL: webhook.url })).toThrow(
      /^The setting WEBHOOK_SECRET must be set/,
    );
  });

  test.each([
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["HOST", "http://x"],
    ["DATABASE_URL", "mysql://secret@host/db"],
    ["DATABASE_URL", "secret"],
    ["DESK_PORT", "x"],
    ["PUBLIC_URL", "greenmile.example"],
    ["PUBLIC_URL", "https://example.com/site"],
    ["PUBLIC_API_ORIGIN", "https://api.example.com/v1"],
    ["VAULT_KEY", "secret"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_TO", "a@example.com, nobody"],
    ["MAIL_FROM", "nobody"],
    ["WEBHOOK_URL", "ftp://example.com"],
    ["WEBHOOK_URL", "https://user:secret@example.com"],
    ["WEBHOOK_URL", "https://:secret@example.com"],
    ["WEBHOOK_SECRET", "secret"],
    ["WEBHOOK_SECRET", Buffer.alloc(23).toString("base64")],
    ["CHAT_MODEL_URL", "localhost"],
    ["CHAT_MODEL_TASKS", "read, answer"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "many"],
    ["LOG_LEVEL", "loud"],
  ])("refuse %s=%s in one line that names the setting but not its value", (name, value) => {
    const start = () => parseConfig({ [name]: value });
    expect(start).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`));
    expect(start).not.toThrow(/secret/);
  });

  test.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATA_DIRR", "DATA_DIR"],
    ["RATE_LIMT_SCAL", "RATE_LIMIT_SCALE"],
    ["LOG_LEVLE", "LOG_LEVEL"],
    ["data_dir", "DATA_DIR"],
  ])("ask whether %s was meant to be %s", (slip, meant) => {
    expect(() => parseConfig({ [slip]: "x" })).toThrow(`Unknown setting ${slip}: did you mean ${meant}?`);
  });

  test("leave the variables of others alone", () => {
    const foreign = [
      "PATH",
      "HOME",
      "POST",
      "HTTP_URL",
      "XDG_DATA_DIRS",
      "npm_config_loglevel",
      "HOSTNAME",
      "MAILTO",
      "MAILFROM",
      "PORTS",
    ];
    expect(() => parseConfig(Object.fromEntries(foreign.map((name) => [name, "x"])))).not.toThrow();
  });
});
