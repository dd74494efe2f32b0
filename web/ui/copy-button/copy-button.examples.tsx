import { CopyButton } from "./copy-button.tsx";

export const examples = [{ name: "of a reference", element: <CopyButton text="GM-7K2QXA" /> }];
