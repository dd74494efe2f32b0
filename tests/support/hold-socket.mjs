// node hold-socket.mjs <port> <program> <arguments>: opens the port and runs the program with it as file descriptor 3,
// again each time it ends in order. It waits for each run without returning to its event loop, so it never accepts a
// connection itself.
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

const [port, program, ...args] = process.argv.slice(2);
const socket = createServer().listen(Number(port), "127.0.0.1", () => {
  const stdio = ["ignore", "inherit", "inherit", socket._handle.fd];
  while (spawnSync(program, args, { stdio }).status === 0);
  process.exit(1);
});
