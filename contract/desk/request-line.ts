import type { DeskCallName, DeskMethod } from "./desk-calls.ts";

interface RequestLine {
  readonly method: DeskMethod;
  readonly path: string;
}

/** Method and path of a call, with `:id` filled in. Without zod, because the browser imports it. */
export function requestLine(call: DeskCallName, id?: string): RequestLine {
  const [method, path] = call.split(" ") as [DeskMethod, string];
  return { method, path: id === undefined ? path : path.replace(":id", encodeURIComponent(id)) };
}
