import { lazyCode } from "#web/loading/lazy-code.ts";

/** Parts of the shell that are HTML in the served document until React takes them over (shell.tsx says when). */
export const footerCode = lazyCode("footer", () => import("./footer.tsx"));
export const chatCode = lazyCode("chat-launcher", () => import("./floating-chat.tsx"));
