import { type ComponentProps, useState } from "react";
import { common } from "#desk/words/common.ts";
import { CheckboxField, TextField } from "./field.tsx";

type PasswordFieldProps = Partial<Pick<ComponentProps<typeof TextField>, "label" | "hint" | "error">> & {
  readonly autoComplete?: "current-password" | "new-password";
};

/**
 * A password, which can be shown: on a phone it is easily mistyped. By default one's own, asked for again before something
 * that is not to happen at a desk left open.
 */
export function PasswordField({
  label = common.yourPassword,
  autoComplete = "current-password",
  ...words
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...words}
        label={label}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        required
      />
      <CheckboxField
        label={common.showTyped}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </>
  );
}
