import { restoreAndMirrorDrafts } from "#web/drafts/closed-tabs.ts";
import { restoreDrafts, saveEarlyInput } from "#web/drafts/early-drafts.ts";
import { answerApplyLinks } from "./apply-links.ts";
import { showPage } from "./linked-page.ts";
import { timeLoadingMark } from "./loading-mark.ts";
import { startScriptsLate } from "./start-scripts.ts";

/*
 * The one inline script of every document. It runs before anything is painted, so it must stay small, and so must what
 * it imports.
 */

// The drafts of closed tabs are copied into this one, so that they outlive their tab.
const { restored, ready } = restoreAndMirrorDrafts();
// Those drafts come late: the forms have begun without them.
void restored.then(() => document.querySelector("#root[data-address]") && restoreDrafts());
showPage(ready);
// At the first sign of a visitor. Presses that only scripts answer are kept until then.
startScriptsLate(restored);
// What is typed before a form has its code.
saveEarlyInput();
timeLoadingMark();
answerApplyLinks();
