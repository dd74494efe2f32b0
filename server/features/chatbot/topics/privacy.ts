import type { Topic } from "./topic.ts";

/** Personal data: what is kept, for how long, and who sees it. */
export const privacyTopics: readonly Topic[] = [
  {
    id: "delete-data",
    computed: "erased",
    rules: ["minimumAge", "dataDeletion"],
    say: ["dataDeleteHow"],
    // "My grandson is sixteen: may he, and how are his details removed?"
    onlyOf: { minimumAge: ["age", "minor"] },
    pages: ["privacy-policy", "trackk-policy"],
  },
  {
    id: "privacy",
    say: ["dataCollected"],
    pages: ["privacy-policy"],
  },
  {
    id: "aadhaar",
    say: ["aadhaarWhy", "aadhaarKept"],
    onlyOf: { aadhaarKept: ["retention", "delete", "howLong", "when", "who", "share"] },
    pages: ["privacy-policy", "hiring"],
  },
  {
    id: "cookies",
    say: ["cookies", "dataWithdraw"],
    onlyOf: { dataWithdraw: ["rights"] },
    pages: ["privacy-policy"],
  },
  { id: "analytics", say: ["analytics"], pages: ["privacy-policy"] },
  {
    id: "do-not-share",
    say: ["doNotShare"],
    pages: ["hiring", "privacy-policy"],
  },
  {
    id: "chat-kept",
    say: ["chatKept", "chatLocal"],
    pages: ["privacy-policy"],
  },
  {
    id: "retention",
    say: ["retention", "trackkKept"],
    firstIf: { trackkKept: ["trackk"] },
    onlyOf: { trackkKept: ["trackk"] },
    pages: ["privacy-policy"],
  },
  {
    id: "data-shared",
    say: ["dataShared", "trackkSeen"],
    firstIf: { trackkSeen: ["trackk"] },
    onlyOf: { trackkSeen: ["trackk"] },
    pages: ["privacy-policy"],
  },
  {
    id: "data-rights",
    say: ["dataRights", "dataWithdraw"],
    pages: ["privacy-policy"],
  },
  {
    id: "data-secure",
    say: ["dataSecure"],
    pages: ["privacy-policy"],
  },
];
