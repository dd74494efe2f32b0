import type { ComponentProps } from "react";
import { DeskForm } from "./desk-form.tsx";
import "./large-form.css";

/** A form of few fields, as for signing in: its fields and its button are large. */
export function LargeForm(props: ComponentProps<typeof DeskForm>) {
  return <DeskForm {...props} className="large-form" />;
}
