import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { z } from "zod";
import { editDistance } from "#contract/words/edit-distance.ts";
import { OperatorError } from "./operator-error.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const host = z.string().regex(/^[\w.:-]+$/);
const webAddress = z.url({ protocol: /^https?$/ });
/** An address that this program calls. It holds no user and password, because headers authenticate the call. */
const calledAddress = webAddress.refine((text) => {
  const { username, password } = URL.parse(text) ?? {};
  return username === "" && password === "";
});
const origin = webAddress.refine((text) => URL.canParse(text) && new URL(text).origin === text);

/** Names of address ranges that TRUST_PROXY accepts. */
export const proxyKeywords = ["loopback", "linklocal", "uniquelocal"];

/** "10.0.0.1", "10.0.0.0/8" or a keyword. Anything else would trust forged headers, or none. */
function isProxy(text: string): boolean {
  const [address = ""] = text.split("/");
  // To proxy-addr "1" is an address, 0.0.0.1, but people who write it mean a number of proxies.
  if (isIP(address) === 0 && !proxyKeywords.includes(text)) return false;
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

/** The tasks that a language model may do for Meena, in their order. */
export const modelTasks = ["read", "rephrase"] as const;
export type ModelTask = (typeof modelTasks)[number];

function list(text: string): string[] {
  return text.split(",").map((part) => part.trim());
}

const secret = { secret: true };

/** Where the desk listens unless the settings say otherwise. */
export const defaultDesk = { host: "127.0.0.1", port: 8081 } as const;

/**
 * All settings. A description completes the sentence "NAME must be …". An empty value counts as not set, because
 * compose files and CI systems write it so. The desk shows each setting's value to admins, unless it is marked as a
 * secret: a key, or an address that may hold a password or a token.
 */
const settings = {
  HOST: host.default("127.0.0.1").describe("an address or host name to listen on, e.g. 127.0.0.1 or 0.0.0.0"),
  PORT: port.default(8080).describe("a whole number from 0 to 65535 (0 takes any free port)"),
  DATA_DIR: z.string().default("./data").describe("a folder"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("a PostgreSQL address such as postgres://user:password@host:5432/database, or unset for SQLite")
    .meta(secret),
  DESK_HOST: host.default(defaultDesk.host).describe("an address or host name to listen on, e.g. 127.0.0.1"),
  DESK_PORT: z
    .union([z.literal("off"), port])
    .optional()
    .describe('a whole number from 0 to 65535, or "off" for a process without the desk'),
  METRICS_HOST: host.default("127.0.0.1").describe("an address or host name to listen on, e.g. 127.0.0.1"),
  METRICS_PORT: port
    .optional()
    .describe("a whole number from 0 to 65535, or unset to serve /metrics to this machine on PORT"),
  BACKUP_DIR: z.string().optional().describe("a folder for backups, on another disk than the database"),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe("how many days backups are kept, a number above 0"),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{50,}$/)
    .optional()
    .describe("a public key of age, age1…, e.g. from: age-keygen"),
  PUBLIC_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ""))
    .pipe(origin)
    .optional()
    .describe("the site's public address without a path, e.g. https://www.example.com"),
  PUBLIC_API_ORIGIN: origin
    .optional()
    .describe("an origin without path or closing slash, e.g. https://api.example.com"),
  VAULT_KEY: z
    .string()
    .regex(/^([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/i)
    .transform((text): Buffer => Buffer.from(text, text.length === 64 ? "hex" : "base64"))
    .optional()
    .describe("32 bytes as 64 hexadecimal digits or as base64, e.g. from: openssl rand -base64 32")
    .meta(secret),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("a mail server's address, e.g. smtps://user:password@mail.example.com")
    .meta(secret),
  MAIL_TO: z
    .string()
    .transform(list)
    .pipe(z.array(z.email()))
    .optional()
    .describe("one or more mail addresses, separated by commas"),
  MAIL_FROM: z.email().optional().describe("a mail address that the mail server lets you send from"),
  WEBHOOK_URL: calledAddress
    .optional()
    .describe("an http or https address without user and password")
    .meta(secret),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]{32,88}={0,2}$/)
    .transform((text): Buffer => Buffer.from(text.replace(/^whsec_/, ""), "base64"))
    .refine(({ length }) => length >= 24 && length <= 64)
    .optional()
    .describe("24 to 64 bytes in base64, e.g. from: openssl rand -base64 32")
    .meta(secret),
  CHAT_MODEL_URL: calledAddress
    .optional()
    .describe(
      "the http or https address of chat completions, e.g. http://127.0.0.1:11434/v1/chat/completions",
    )
    .meta(secret),
  CHAT_MODEL_NAME: z
    .string()
    .max(200)
    .default("default")
    .describe("the name of a model, at most 200 characters"),
  CHAT_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("a key without blanks")
    .meta(secret),
  CHAT_MODEL_TASKS: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(modelTasks)))
    .default([...modelTasks])
    .describe(`one or both of ${modelTasks.join(", ")}, separated by a comma`),
  TRUST_PROXY: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().refine(isProxy)))
    .optional()
    .describe(
      `addresses or networks of your own proxies, separated by commas, e.g. 10.0.0.0/8 (also: ${proxyKeywords.join(", ")})`,
    ),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe("a number above 0; 1 is the normal limit, 1000 is for load tests"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("warn")
    .describe("one of fatal, error, warn, info, debug, trace, silent"),
} as const;

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };

/** The one after standard input, output and error. */
const firstInheritedFd = 3;

/** The parsed settings. They are passed as an argument; nothing else reads a setting. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;
export type MailSettings = NonNullable<Config["mail"]>;
export type WebhookSettings = NonNullable<Config["webhook"]>;
export type ModelSettings = NonNullable<Config["chatModel"]>;
export type DeskListener = NonNullable<Config["desk"]>;

/**
 * Reads the settings.
 *
 * @throws OperatorError naming the setting and what is allowed, without the value, which may be a secret.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  rejectMisspelt(Object.keys(environment), Object.keys(settings));
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => [name, parseSetting(name, schema, environment[name])]),
  ) as Values;
  const desk = deskListener(values);
  const mail = mailSettings(values);
  return {
    host: values.HOST,
    port: values.PORT,
    /** A socket that is open already, in the place of HOST and PORT. */
    socketFd: inheritedSocket(environment),
    /** Where staff sign in. Unset: this process has no desk. */
    desk,
    dataFolder: values.DATA_DIR,
    /** Unset: SQLite in the data folder. */
    databaseUrl: values.DATABASE_URL,
    /** Where Prometheus scrapes. Port unset: on the site's port, for this machine alone. */
    metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    backup: {
      /** Unset: no backup is scheduled, and nothing watches for one. */
      folder: values.BACKUP_DIR,
      keepDays: values.BACKUP_KEEP_DAYS,
      /** The public key that backups are encrypted to; unset: they are stored as they are. */
      recipient: values.BACKUP_AGE_RECIPIENT,
    },
    /** The site's own address, as visitors see it, without a closing slash. */
    publicUrl: values.PUBLIC_URL,
    /** The origin that the browser calls the API on, when it is not the site's own. */
    publicApiOrigin: values.PUBLIC_API_ORIGIN,
    /** Proxies whose forwarded headers are believed. */
    trustedProxies: values.TRUST_PROXY ?? [],
    /** 32 bytes. Unset: a file in the data folder. */
    vaultKey: values.VAULT_KEY,
    /** Unset: mail to staff waits in the outbox. */
    mail,
    webhook: webhookSettings(values),
    /** Unset: no language model reads for Meena or rephrases her answers. */
    chatModel: chatModelSettings(values),
    /** Multiplies the limits of `rateLimits`. */
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    /** Every setting by its name, with what counts when it is not set, for the desk. It holds no secret. */
    displayedSettings: showSettings({
      ...values,
      DESK_PORT: values.DESK_PORT ?? desk?.port,
      MAIL_FROM: values.MAIL_FROM ?? mail?.from,
    }),
  };
}

function showSettings(values: Values) {
  return Object.entries(settings).map(([name, schema]) => {
    const value: unknown = values[name as keyof Values];
    const isSecret = schema.meta()?.secret === true;
    const text = Array.isArray(value) ? value.join(", ") : String(value);
    return {
      name,
      value: isSecret || value === undefined ? null : text,
      set: value !== undefined,
      secret: isSecret,
    };
  });
}

/**
 * The site's socket if systemd has opened it (`deploy/greenmile.socket`). systemd keeps it between two processes, so that
 * a restart refuses nobody.
 */
function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>) {
  const isForThisProcess = LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";
  return isForThisProcess ? firstInheritedFd : undefined;
}

function deskListener({ DESK_HOST: host, DESK_PORT: wanted }: Values) {
  if (wanted === "off") return undefined;
  /** If the default port is taken, the site starts without the desk. */
  const isPortSet = wanted !== undefined;
  return { host, port: wanted ?? defaultDesk.port, isPortSet };
}

function mailSettings({ SMTP_URL: url, MAIL_TO: to, MAIL_FROM }: Values) {
  if (url === undefined) return undefined;
  const [first] = to ?? [];
  if (!to || !first) throw new OperatorError(`The setting MAIL_TO must be set when SMTP_URL is.`);
  return { url, to, from: MAIL_FROM ?? first };
}

function webhookSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Values) {
  if (url === undefined) return undefined;
  if (!secret) throw new OperatorError(`The setting WEBHOOK_SECRET must be set when WEBHOOK_URL is.`);
  return { url, secret };
}

function chatModelSettings({
  CHAT_MODEL_URL: url,
  CHAT_MODEL_KEY: key,
  CHAT_MODEL_NAME: name,
  CHAT_MODEL_TASKS: tasks,
}: Values) {
  return url === undefined ? undefined : { url, key, name, tasks };
}

function parseSetting(name: string, schema: z.ZodType, text: string | undefined): unknown {
  const parsed = schema.safeParse(text?.trim() || undefined);
  if (!parsed.success) throw new OperatorError(`The setting ${name} must be ${schema.description}.`);
  return parsed.data;
}

/**
 * Variables of other programs are ignored. But `DATABSE_URL` would silently start an empty SQLite database in
 * production, so a name that is a typing error away from a setting stops the start.
 *
 * @param names the names of all environment variables.
 * @param known the names of all settings.
 * @throws OperatorError naming both.
 */
function rejectMisspelt(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name) || variablesOfCron.includes(name)) continue;
    const meant = known.find((setting) => isMisspelt(name.toUpperCase(), setting));
    if (meant) throw new OperatorError(`Unknown setting ${name}: did you mean ${meant}? Rename or unset it.`);
  }
}

/** Cron sets them for every command of a crontab that names them: they are no slips of MAIL_TO and MAIL_FROM. */
const variablesOfCron: readonly string[] = ["MAILTO", "MAILFROM"];

/** HOST and PORT are one letter away from too many other words. */
const shortestChecked = 7;

function isMisspelt(name: string, known: string): boolean {
  const most = known.length < 12 ? 1 : 2;
  return known.length >= shortestChecked && editDistance(name, known, most) <= most;
}
