import { vaultKeyConstraint } from "../constraint-names.ts";
import type { Migration } from "../migrate.ts";

/**
 * What is sealed must be sealed under the database's current key. On PostgreSQL a server may still run, with the old
 * key in its memory, while `greenmile vault rotate` changes the key: the database then refuses what it seals, and
 * visitors are asked to try again. On SQLite the command locks the file, so it cannot happen.
 */
export const currentVaultKey: Migration = {
  name: "0010-current-vault-key",
  breaksOlderPrograms: true,
  async up(transaction, engine) {
    if (engine !== "postgres") return;
    await transaction.schema
      .alterTable("vault_keys")
      .addUniqueConstraint("vault_keys_key_id", ["key_id"])
      .execute();
    for (const table of ["applicant_identities", "contact_originals"]) {
      await transaction.schema
        .alterTable(table)
        .addForeignKeyConstraint(vaultKeyConstraint, ["key_id"], "vault_keys", ["key_id"])
        // Checked at the commit: a change of the key changes the records first.
        .deferrable()
        .initiallyDeferred()
        .execute();
    }
  },
};
