/** What staff are told by mail when something comes in. Names of the lines, then titles. */
export const notices = {
  reference: "Reference",
  received: "Received",
  job: "Job",
  name: "Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  quarantine: "Possible spam",
  quarantineReasons: {
    trap: "something filled in the field of the form that nobody sees",
    haste: "it was filled in and sent faster than a person can",
  },
  contactTitle: (reference: string, subject: string) => `${reference}: ${subject}`,
  applicationTitle: (job: string, name: string) => `Application: ${job}: ${name}`,
  doubtedTitle: (title: string) => `[Possible spam] ${title}`,
} as const;
