/**
 * The yardstick of documents.ts: node:http and nothing else. It answers every request with the same bytes and headers.
 * Usage: node bare-server.ts <port> <file with the body> <headers as JSON>
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file, headers] = process.argv.slice(2) as [string, string, string];
const body = readFileSync(file);
const answer = JSON.parse(headers) as Record<string, string>;

createServer((_request, response) => response.writeHead(200, answer).end(body)).listen(
  Number(port),
  "127.0.0.1",
  () => console.log("listening"),
);
