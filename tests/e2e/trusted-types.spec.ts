import { expect, test } from "./test.ts";

test.use({ expectedComplaints: /Trusted ?(Type|HTML|Script)|Content Security Policy/i });

test("text does not become markup or code on any page", async ({ page }) => {
  for (const path of ["/", "/hiring", "/search?q=eicher"]) {
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        innerHTML: () => {
          document.body.innerHTML = "<p>written</p>";
        },
        "script text": () => {
          document.createElement("script").text = "1";
        },
        "script address": () => {
          document.createElement("script").src = "/assets/x.js";
        },
        "document.write": () => document.write("<p>written</p>"),
        "a frame's document": () => {
          document.createElement("iframe").srcdoc = "<p>written</p>";
        },
        "a policy of one's own": () => {
          const factory = (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes;
          factory.createPolicy("mine", {});
        },
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    });
    expect(refused, path).toEqual([
      "innerHTML",
      "script text",
      "script address",
      "document.write",
      "a frame's document",
      "a policy of one's own",
    ]);
  }
});
