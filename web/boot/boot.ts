import { copyChanges, restoreCopies } from "#web/drafts/closed-tabs.ts";
import { withTimeout } from "#web/drafts/draft-copies.ts";
import { fillFormsFromDrafts, saveEarlyInput } from "#web/drafts/early-drafts.ts";
import { answerApplyLinks } from "./apply-links.ts";
import { markBusyButtons } from "./busy-button.ts";
import { deferScripts } from "./defer-scripts.ts";
import { showPage } from "./linked-page.ts";
import { timeLoadingIndicator } from "./loading-indicator.ts";

/*
 * `boot/` is the one inline script of every document. It does what cannot wait for React: shows the page of a deep link,
 * keeps what is typed and pressed, and starts the other scripts when somebody is there (docs/life-of-a-page.md). It runs
 * before anything is painted, so it must stay small, and so must what it imports.
 */

// Without Cache Storage there is nothing to restore.
const restored = restoreCopies().catch(() => {});
copyChanges(restored);
// The page may have been shown without waiting any longer for these drafts.
void restored.then(() => document.querySelector("#root[data-address]") && fillFormsFromDrafts());
showPage(withTimeout(restored));
deferScripts(restored);
saveEarlyInput();
markBusyButtons();
timeLoadingIndicator();
answerApplyLinks();
