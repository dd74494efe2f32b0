/** The parts of an OpenAPI document that the page shows. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
      }
    >
  >;
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** A call that can be tried, for the page and for the test that tries it. */
export interface Example {
  readonly status: number;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
}

/** One for every call; the numbers are invented. */
export const examples: Readonly<Record<string, Example>> = {
  "/api/v1/jobs": { status: 200 },
  "/api/v1/search": { status: 200, query: "?q=eicher" },
  "/api/v1/contact/new": {
    status: 201,
    headers: { "Idempotency-Key": "6f1c2f4e-form-1" },
    body: {
      name: "Asha Gill",
      email: "asha@example.com",
      phone: "98765 00000",
      subject: "Daily parcels",
      query: "Forty boxes a day from Mohali to Ludhiana.",
    },
  },
  "/api/v1/applicants": {
    status: 201,
    headers: { "Idempotency-Key": "6f1c2f4e-form-2" },
    body: {
      name: "Asha Gill",
      address: "Sector 17, Chandigarh",
      phoneNumber: "9876500000",
      aadharNumber: "000000000000",
      jobId: "sample-driver-partner-mohali",
    },
  },
  "/api/v1/chatbot": {
    status: 200,
    headers: { "X-Session-Id": "web-7f3a9c" },
    body: { message: "How much can the Eicher carry?", sessionId: "web-7f3a9c" },
  },
};

/** The page docs/api.md as Markdown. */
export function apiPage({ info, paths }: ApiDescription): string {
  const calls = Object.keys(paths)
    .sort()
    .flatMap((path) =>
      Object.entries(paths[path] ?? {}).map(([method, operation]) => callSection(path, method, operation)),
    );
  return wrapped(`# The API of ${info.title}

Written by \`npm run api:page\` from \`/api/openapi.json\`, which comes from the schemas that check the calls. Do not edit it.

${info.description} In the examples \`$API\` is the site's address, such as \`http://127.0.0.1:8080\`. A field that is not named here is ignored. Nobody signs in; what limits a caller is the number of calls: beyond it the answer is 429 with \`Retry-After\`. 503 with \`Retry-After\` means that nothing was stored.

${calls.join("\n")}`);
}

/** Breaks lines of prose before 120 characters; tables and code stay. */
function wrapped(markdown: string): string {
  const parts = markdown.split(/(^```.*?^```$)/ms);
  const wrap = (line: string) => line.replace(/(.{1,120})(?: |$)/g, "$1\n").trimEnd();
  return parts
    .map((part) => (part.startsWith("```") ? part : part.replace(/^[^|].{120,}$/gm, wrap)))
    .join("");
}

function callSection(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const parts = [
    `## ${method.toUpperCase()} ${path}`,
    `${operation.summary}.${operation.description ? ` ${operation.description}` : ""}`,
    body && `Body, JSON:\n\n${fieldTable(body, true)}`,
    `\`\`\`sh\n${curl(path)}\n\`\`\``,
    answers(operation),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function curl(path: string): string {
  const example = examples[path];
  if (!example) throw new Error(`${path} has no example; add one to scripts/api-page/api-page.ts.`);
  const { query = "", headers = {}, body } = example;
  const lines = [`curl "$API${path}${query}"`];
  if (body) lines.push(`  -H "Content-Type: application/json"`);
  for (const [name, value] of Object.entries(headers)) lines.push(`  -H "${name}: ${value}"`);
  if (body) lines.push(`  -d '${JSON.stringify(body)}'`);
  return lines.join(" \\\n");
}

function answers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description }]) => {
    const said = description === "Default Response" ? "As below." : description;
    return `| ${status} | ${said} |`;
  });
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = success?.content?.["application/json"]?.schema;
  const shape = schema ? `\n\nOn success:\n\n${fieldTable(schema, false)}` : "";
  return `| Status | Means |\n|---|---|\n${rows.join("\n")}${shape}`;
}

function fieldTable(schema: Schema, isSent: boolean): string {
  const rows = fieldsOf(schema, "").map(([name, field, isRequired]) => {
    const notes = [field.description, field.enum && `one of ${field.enum.join(", ")}`, limitOf(field)];
    const need = isSent ? `${isRequired ? "required" : "optional"} | ` : "";
    return `| \`${name}\` | ${field.type ?? "any"} | ${need}${notes.filter(Boolean).join("; ")} |`;
  });
  const head = isSent ? "| Field | Type | | |\n|---|---|---|---|" : "| Field | Type | |\n|---|---|---|";
  return `${head}\n${rows.join("\n")}`;
}

/** Every field with its path, also those inside lists and objects. */
function fieldsOf(schema: Schema, prefix: string): [string, Schema, boolean][] {
  const inner = schema.items ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const field = withAlternatives(property);
    const isRequired = inner.required?.includes(name) ?? false;
    const path = `${prefix}${name}`;
    const within = fieldsOf(field, field.type === "array" ? `${path}[].` : `${path}.`);
    return [[path, field, isRequired] as [string, Schema, boolean], ...within];
  });
}

/** A field that may be null becomes one of type "string or null" with the limits of the first alternative. */
function withAlternatives(field: Schema): Schema {
  if (!field.anyOf) return field;
  return { ...field, ...field.anyOf[0], type: field.anyOf.map(({ type }) => type).join(" or ") };
}

function limitOf({ maxLength, pattern }: Schema): string | undefined {
  if (pattern) return `matches \`${pattern}\``;
  return maxLength === undefined ? undefined : `at most ${maxLength.toLocaleString("en-IN")} characters`;
}
