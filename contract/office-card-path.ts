/** The address of the office's card (prerender/office-card.ts), which the Contact page links. */
export const officeCardPath = "/office.vcf";
