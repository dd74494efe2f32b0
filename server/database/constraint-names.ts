/**
 * The constraint that every text is sealed under the database's current vault key. A server that still has the old key
 * shows this name in its log.
 */
export const vaultKeyConstraint = "vault_key_was_changed_restart_this_server";
