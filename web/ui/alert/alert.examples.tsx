import { Alert } from "./alert.tsx";

export const examples = [
  {
    name: "success",
    element: <Alert tone="success">Thank you! Your message has been sent successfully.</Alert>,
  },
  { name: "error", element: <Alert tone="error">Oops! Something went wrong. Please try again.</Alert> },
  { name: "info", element: <Alert tone="info">Our newsletter has not started yet.</Alert> },
];
