import type { CopyButtonContent } from "../schema/copy-button.ts";

export const copyButton: CopyButtonContent = { copy: "Copy", copied: "Copied." };
