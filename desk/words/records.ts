/** Words of what messages and applicants have in common. */
export const recordWords = {
  findColleague: "Find a colleague",
  noColleague: "No colleague has this name.",
  mention: "Mention",
  clearSelection: "Clear the selection",
  selectAll: (count: number) => `Select all ${count}`,
  replyTo: (address: string) => `To ${address}`,
  ownerIs: (name: string) => `${name}, owner`,
  assign: "Assign",
  mailSubject: "Subject",
  mailText: "Text",
  writtenBy: (name: string) => `${name}, by mail`,
  subjectKept: (subject: string) => `Your subject stays. The saved reply has “${subject}”.`,
} as const;
