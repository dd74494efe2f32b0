import type { Migration } from "../migrate.ts";
import { contactMessages } from "./0001-contact-messages.ts";

/** Every migration, oldest first. A published one is never changed, only followed by another. */
export const migrations: readonly Migration[] = [contactMessages];
