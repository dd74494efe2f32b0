import { TextField } from "#desk/ui/form/field.tsx";
import { common } from "#desk/words/common.ts";

/** One's own password, asked for again before something that is not to happen at a desk left open. */
export function PasswordField({ hint }: { readonly hint?: string }) {
  return (
    <TextField
      label={common.yourPassword}
      hint={hint}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
