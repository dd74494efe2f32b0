import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { showTheme } from "./browser/theme.ts";

const root = document.getElementById("desk");
if (!root) throw new Error("desk/index.html has no #desk");
showTheme();
createRoot(root).render(<App />);
