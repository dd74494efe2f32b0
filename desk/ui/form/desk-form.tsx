import type { ComponentProps, FormEvent } from "react";

/** What somebody typed into the field of a name; "" if the form has no such field. */
export type TextOf = (name: string) => string;

interface DeskFormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  readonly onSubmit: (textOf: TextOf, form: HTMLFormElement) => void;
}

/** A form whose texts are read when it is submitted. The browser does not send it. */
export function DeskForm({ onSubmit, ...rest }: DeskFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A form that opened a dialog is not sent with the form in it: to React it is an ancestor.
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    onSubmit((name) => String(fields.get(name) ?? ""), event.currentTarget);
  }
  return <form {...rest} onSubmit={handleSubmit} />;
}
