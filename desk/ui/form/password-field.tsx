import { type ComponentProps, useState } from "react";
import { common } from "#desk/words/common.ts";
import { CheckboxField, TextField } from "./field.tsx";
import "./password-field.css";

type PasswordFieldProps = Partial<
  Pick<ComponentProps<typeof TextField>, "label" | "name" | "hint" | "error" | "minLength">
> & {
  readonly autoComplete?: "current-password" | "new-password";
};

/**
 * A password, which can be shown: on a phone it is easily mistyped. By default one's own, asked for again before something
 * that is not to happen at a desk left open.
 */
export function PasswordField({
  label = common.yourPassword,
  name = "password",
  autoComplete = "current-password",
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField
        {...rest}
        label={label}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        required
      />
      <CheckboxField
        label={common.showTyped}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </div>
  );
}
