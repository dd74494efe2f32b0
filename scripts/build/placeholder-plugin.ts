import type { Plugin } from "vite";

/** A node of the syntax tree, with the parts of a call that are read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}

/**
 * Replaces each `placeholder(text, whatIsMissing)` with its text. The note is for the owner; visitors would load it
 * with every page (0.5 KB on the first load of Home).
 */
export function placeholderTexts(): Plugin {
  return {
    name: "placeholder-texts",
    transform: {
      filter: { id: /\/content\/.+\.ts$/, code: /\bplaceholder\(/ },
      handler(code) {
        const calls = nodesIn(this.parse(code)).filter(isPlaceholder);
        // From the last to the first, so that earlier offsets stay valid. Calls are never nested.
        return calls.toSorted((one, other) => other.start - one.start).reduce(withTextAlone, code);
      },
    },
  };
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(nodesIn);
  return "type" in value ? [value as Node, ...within] : within;
}

function isPlaceholder({ type, callee }: Node): boolean {
  return type === "CallExpression" && callee?.name === "placeholder";
}

function withTextAlone(code: string, call: Node): string {
  const text = call.arguments?.[0];
  if (!text) return code;
  return `${code.slice(0, call.start)}(${code.slice(text.start, text.end)})${code.slice(call.end)}`;
}
