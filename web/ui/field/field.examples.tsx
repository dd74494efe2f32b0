import { CheckboxField, SelectField, TextAreaField, TextField } from "./field.tsx";

export const examples = [
  { name: "text", element: <TextField label="Name" autoComplete="off" /> },
  {
    name: "required, with a hint",
    element: <TextField label="Phone" hint="Ten digits." required inputMode="tel" />,
  },
  {
    name: "with a note on what was typed",
    element: <TextField label="Phone" note="This number has 2 digits." defaultValue="12" />,
  },
  {
    name: "with an error",
    element: <TextField label="Phone" error="Please fill in your phone number." required />,
  },
  { name: "disabled", element: <TextField label="Email" defaultValue="asha@example.com" disabled /> },
  { name: "several lines", element: <TextAreaField label="Message" /> },
  {
    name: "select",
    element: (
      <SelectField label="Freight type">
        <option>Road</option>
        <option>Ocean</option>
      </SelectField>
    ),
  },
  { name: "checkbox", element: <CheckboxField label="Fragile" hint="Glass, ceramics, electronics." /> },
];
