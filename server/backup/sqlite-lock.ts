import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

/**
 * Takes a database that nobody else has open, and keeps everybody out until it is released. What stood in its WAL is in
 * the file afterwards.
 *
 * @throws StartError when a server, or anything else, has it open.
 */
export function holdAlone(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving the WAL needs the file for oneself alone: with a server on it this is refused.
    database.exec("pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    database.close();
    throw new StartError(
      `${file} is in use or cannot be opened (${(error as Error).message}). Stop the server first.`,
    );
  }
  return () => database.close();
}
