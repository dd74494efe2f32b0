import type { ComponentProps } from "react";
import "./text-button.css";

/** A button that looks like a link, beside or within text. */
export function TextButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" className="text-button" {...props} />;
}
