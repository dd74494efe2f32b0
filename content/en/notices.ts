/**
 * Words of the mails that tell staff what came in: labels of lines, then titles. The contact form labels its own lines.
 */
export const notices = {
  reference: "Reference",
  received: "Received",
  job: "Job",
  name: "Name",
  phone: "Phone",
  quarantine: "Possible spam",
  quarantineReasons: {
    trap: "something filled in the field of the form that nobody sees",
    haste: "it was filled in and sent faster than a person can",
    staff: "a colleague put it into the quarantine",
  },
  contactTitle: (reference: string, subject: string) => `${reference}: ${subject}`,
  applicationTitle: (job: string, name: string) => `Application: ${job}: ${name}`,
  quarantinedTitle: (title: string) => `[Possible spam] ${title}`,
} as const;
