import { SearchForm } from "./search-form.tsx";

export const examples = [
  { name: "small", element: <SearchForm /> },
  { name: "large, with a query", element: <SearchForm size="large" query="eicher" /> },
];
