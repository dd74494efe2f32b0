import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../operator-error.ts";

/**
 * Locks a database that no other process has open, until the returned function is called. The content of its WAL is
 * then in the file.
 *
 * @throws OperatorError when another process has it open.
 */
export function lockExclusively(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving WAL mode needs exclusive access: it fails while a server has the file open.
    database.exec("pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    database.close();
    throw new OperatorError(
      `${file} is in use or cannot be opened (${(error as Error).message}). Stop the server first.`,
    );
  }
  return () => database.close();
}
