import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";

/** What one of the desk's hooks gives, for tests of what its mutation does to the data that is kept. */
export function callHook<Given>(client: QueryClient, useHook: () => Given): Given {
  let given: Given | undefined;
  function Caller() {
    given = useHook();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Caller />
    </QueryClientProvider>,
  );
  return given as Given;
}
