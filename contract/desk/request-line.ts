import type { DeskEndpointName, DeskMethod } from "./desk-endpoints.ts";

interface RequestLine {
  readonly method: DeskMethod;
  readonly path: string;
}

/** Method and path of an endpoint, with `:id` filled in. Without zod, because the browser imports it. */
export function requestLine(endpoint: DeskEndpointName, id?: string): RequestLine {
  const [method, path] = endpoint.split(" ") as [DeskMethod, string];
  return { method, path: id === undefined ? path : path.replace(":id", encodeURIComponent(id)) };
}
