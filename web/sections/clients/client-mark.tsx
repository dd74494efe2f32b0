import type { Client } from "#content/schema/clients.ts";

/** One logo for each client, 32 units square, drawn for this site in the text colour. */
const logos: Readonly<Record<string, string>> = {
  "anar-bazaar": "M16 4l3 5 5-2-1 5a10 10 0 1 1-14 0L8 7l5 2Zm0 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  lohit: "M4 6h24v6H19v14h-6V12H4Z",
  sut: "M6 6h20v5H6Zm3 7h14v2H9Zm0 4h14v2H9Zm-3 4h20v5H6Z",
  mitti: "M10 4h12l-2 6c6 3 8 8 6 13q-2 5-10 5T6 23c-2-5 0-10 6-13Z",
  "kesar-pharma": "M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8Z",
  patang: "M16 2 28 16 16 30 4 16Zm0 7-6 7 6 7Z",
  himtal: "M2 26 12 8l5 8 3-5 10 15Z",
  tokri: "M3 12h26l-4 16H7Zm5-2a8 8 0 0 1 16 0h-4a4 4 0 0 0-8 0Z",
  "neem-nari": "M6 26C4 14 12 5 27 5c1 14-7 22-16 19L22 11 9 27Z",
  "chakra-parts":
    "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26Zm0 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  dabba: "M8 6h16v6H8Zm-2 7h20v6H6Zm2 7h16v7H8ZM13 2h6v3h-6Z",
  surahi: "M13 2h6v9c7 3 8 17-3 19C5 28 6 14 13 11Z",
};

/** A client's wordmark: the name in its own style, beside a logo if there is one. */
export function ClientMark({ client }: { readonly client: Client }) {
  const logo = logos[client.id];
  return (
    <span className="client-mark" data-client={client.id}>
      {logo && (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path fillRule="evenodd" d={logo} />
        </svg>
      )}
      {client.name}
    </span>
  );
}
