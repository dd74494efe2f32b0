import { SearchForm } from "./search-form.tsx";

export const examples = [
  { name: "in the header", element: <SearchForm size="header" /> },
  { name: "large, with a query", element: <SearchForm size="large" query="eicher" /> },
];
