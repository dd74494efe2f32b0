import type { Topic } from "./topic.ts";

/** Personal data: what is kept, for how long, and who sees it. */
export const privacyTopics: readonly Topic[] = [
  {
    id: "delete-data",
    when: ["delete"],
    also: "data how when howLong account want chatData trackk aadhaar privacy phone apply history retention deadline trackkData within arrive after teamCount",
    rules: ["dataDeletion"],
    say: ["dataDeleteHow"],
    pages: ["privacy-policy"],
  },
  {
    id: "privacy",
    when: ["privacy", "data"],
    also: "data privacy policy what which get pickup site use want service form teamCount companySecret",
    say: ["dataCollected"],
    pages: ["privacy-policy"],
  },
  {
    id: "aadhaar",
    when: ["aadhaar"],
    also: "digits why need job apply want security data number what howMany privacy valid retention document verified share store phone who teamCount staff form companySecret page",
    say: ["aadhaarWhy"],
    pages: ["privacy-policy", "hiring"],
  },
  {
    id: "cookies",
    when: ["cookie"],
    also: "use site data what policy privacy retention page device share",
    say: ["cookies"],
    pages: ["privacy-policy"],
  },
  {
    id: "do-not-share",
    when: ["aadhaar chatData|write|bot"],
    also: "number phone data security page",
    say: ["doNotShare"],
    pages: ["hiring", "privacy-policy"],
  },
  {
    id: "chat-local",
    learnedAs: "chat-kept",
    when: ["chatData device", "cookie chatData", "bot device", "retention device", "site device data"],
    also: "data retention privacy site what which share security cookie goods",
    say: ["chatLocal"],
    pages: ["privacy-policy"],
  },
  {
    id: "chat-kept",
    when: ["chatData"],
    also: "retention privacy who delete security data howLong share phone where teamCount",
    say: ["chatKept"],
    pages: ["privacy-policy"],
  },
  {
    id: "retention",
    when: ["retention", "data howLong"],
    also: "data howLong retention apply policy job contact privacy what write arrive after companySecret bot",
    say: ["retention"],
    pages: ["privacy-policy"],
  },
  {
    id: "data-shared",
    when: ["share", "data who", "data buyVehicle"],
    also: "data who share privacy phone buyVehicle get customer security company arrive after teamCount",
    say: ["dataShared"],
    pages: ["privacy-policy"],
  },
  {
    id: "data-rights",
    when: ["rights", "rights data", "ownMatter data", "change data", "wrong data"],
    also: "data what privacy",
    say: ["dataRights"],
    pages: ["privacy-policy"],
  },
  {
    id: "data-secure",
    when: ["security"],
    also: "data privacy how site app companySecret",
    say: ["dataSecure"],
    pages: ["privacy-policy"],
  },
];
