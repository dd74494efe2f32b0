import { afterOfficeHours } from "#contract/office-time.ts";
import type { Queryable } from "../database/database.ts";
import { defaultDeskSettings, readDeskSettings } from "./desk-settings.repository.ts";

/** When a message of this moment has to be answered. */
export type AnswerDueAt = (receivedAt: Date) => Promise<Date>;

/** How long settings are used before they are read again. Another process may change them. */
const keptMs = 5_000;

/** While the settings cannot be read, the last ones count: a message must not fail because of them. */
export function createAnswerDueAt(db: Queryable): AnswerDueAt {
  let settings = defaultDeskSettings;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  return async (receivedAt) => {
    if (performance.now() - readAtMs > keptMs) {
      readAtMs = performance.now();
      reading = readDeskSettings(db).then(
        (stored) => {
          settings = stored.settings;
        },
        () => undefined,
      );
    }
    // Messages that arrive during a read wait for it too: the first messages after a start have no other settings.
    await reading;
    return afterOfficeHours(receivedAt, settings.answerWithinHours, settings.officeHours);
  };
}
