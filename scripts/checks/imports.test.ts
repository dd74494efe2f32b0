import { expect, test } from "vitest";
import { problemOf } from "./imports.ts";

test.each([
  ["contract/routes.ts", "web/app/app.tsx"],
  ["server/vault/vault.ts", "server/database/database.ts"],
  ["server/desk/lists/a.ts", "server/desk/records/undo.changes.ts"],
  ["server/desk/desk-errors.ts", "server/desk/live/live.plugin.ts"],
  ["server/desk/accounts/a.ts", "tests/support/desk.ts"],
  ["server/features/jobs/a.ts", "server/features/contact/a.ts"],
  ["desk/pages/a.tsx", "web/pages/a.tsx"],
])("%s may not import %s", (file, target) => {
  expect(problemOf(file, target)).toMatch(`${file} imports ${target}: `);
});

test.each([
  ["web/app/app.tsx", "web/pages/home/home.page.tsx"],
  ["web/app/app.tsx", "contract/routes.ts"],
  ["web/chat/chat-launcher.tsx", "web/chat/window/chat.tsx"],
  ["server/desk/records/a.ts", "server/desk/lists/a.ts"],
  ["server/desk/lists/a.ts", "server/desk/desk-errors.ts"],
  ["server/vault/vault.test.ts", "tests/support/desk.ts"],
  ["server/vault/vault.test.ts", "server/desk/desk-app.ts"],
])("%s may import %s", (file, target) => {
  expect(problemOf(file, target)).toBeUndefined();
});

test.each([
  ["server/app.ts", "web/app/app.tsx"],
  ["server/app.ts", "tests/support/desk.ts"],
  ["server/app.ts", "server/desk/desk-app.ts"],
  ["server/main.ts", "web/app/app.tsx"],
  ["server/desk/desk-app.ts", "scripts/seed.ts"],
  ["server/http/create-server.ts", "server/features/contact/contact.routes.ts"],
  ["server/features/chatbot/engine.ts", "server/desk/desk-errors.ts"],
  ["server/features/chatbot/engine.ts", "server/backup/x.ts"],
])("%s composes its own folder and may not import %s", (file, target) => {
  expect(problemOf(file, target)).toMatch(`${file} imports ${target}: `);
});

test.each([
  ["server/app.ts", "server/features/contact/contact.routes.ts"],
  ["server/main.ts", "server/desk/start-desk.ts"],
  ["server/desk/desk-app.ts", "server/desk/features/jobs/desk-jobs.routes.ts"],
  ["server/features/chatbot/engine.ts", "server/features/chatbot/dialogue/a.ts"],
  ["server/features/chatbot/engine.ts", "server/database/database.ts"],
])("%s composes its own folder and may import %s", (file, target) => {
  expect(problemOf(file, target)).toBeUndefined();
});

test("what a composer puts together does not import it", () => {
  expect(problemOf("server/features/chatbot/decide/a.ts", "server/features/chatbot/engine.ts")).toMatch(
    "none of them imports it",
  );
});

test.each([
  ["newfolder/a.ts", "contract/routes.ts"],
  ["server/newfolder/a.ts", "server/desk/desk-errors.ts"],
  ["server/desk/newsub/a.ts", "server/desk/features/jobs/desk-jobs.routes.ts"],
  ["web/newfolder/a.ts", "web/ui/a.tsx"],
  ["web/chat/newsub/a.ts", "web/chat/window/chat.tsx"],
])("%s is in a folder that no table names, and imports %s", (file, target) => {
  expect(problemOf(file, target)).toMatch("has no line");
});
