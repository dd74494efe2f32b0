import type { Page } from "@playwright/test";
import { requiredContactFields } from "#tests/support/contact-fields.ts";

/** Types into the fields of the contact form: into the required ones, or into those given. */
export async function fillContactForm(
  page: Page,
  fields: Readonly<Record<string, string>> = requiredContactFields,
): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`main .contact-form [name=${name}]`).fill(text);
}
