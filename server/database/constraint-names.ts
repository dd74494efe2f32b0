/**
 * What is sealed is sealed under the database's current vault key. The log of a server that still has the old key shows
 * the name.
 */
export const vaultKeyConstraint = "vault_key_was_changed_restart_this_server";
