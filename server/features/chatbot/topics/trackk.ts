import type { Topic } from "./topic.ts";

/** The tracking app's policy: location, camera, attendance, leave. */
export const trackkTopics: readonly Topic[] = [
  {
    id: "trackk-app",
    say: ["trackkApp"],
    pages: ["corporate", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "trackk-trouble",
    say: ["trackkTrouble"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "trackk-location",
    say: ["trackkLocation", "trackkOff"],
    rules: ["adminLocation"],
    pages: ["trackk-policy"],
  },
  {
    id: "trackk-camera",
    say: ["trackkCamera"],
    pages: ["trackk-policy"],
  },
  {
    id: "attendance",
    // Who speaks of drivers or of a company is none of the drivers.
    say: ["trackkOwner", "trackkAttendance"],
    onlyOf: { trackkOwner: ["driver", "staff", "corporate", "jobTitle"] },
    rules: ["adminGeofence"],
    isWhole: true,
    pages: ["trackk-policy", "corporate"],
  },
  {
    id: "leave",
    say: ["trackkLeave"],
    rules: ["adminLeave"],
    pages: ["trackk-policy", "corporate"],
  },
  {
    id: "trackk-policy",
    covers: ["trackk-location", "trackk-camera", "trackk-retention"],
    say: ["trackkSeen", "trackkPermissions", "trackkLocation", "trackkCamera", "trackkKept"],
    firstIf: {
      trackkPermissions: ["trackkData", "contact"],
      trackkCamera: ["camera"],
      trackkKept: ["retention"],
      trackkSeen: ["share", "who", "customer"],
    },
    onlyOf: { trackkPermissions: ["trackkData", "contact"], trackkSeen: ["share", "who", "customer"] },
    pages: ["trackk-policy"],
  },
  {
    id: "trackk-verify",
    say: ["trackkVerify"],
    pages: ["trackk-policy"],
  },
  {
    id: "trackk-use",
    say: ["trackkUse"],
    pages: ["corporate", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "trackk-own-fleet",
    say: ["trackkOwner", "trackkOwn"],
    onlyOf: { trackkOwner: ["liveLocation", "track", "attendance"] },
    pages: ["corporate", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  { id: "trackk-retention", say: ["trackkKept"], pages: ["trackk-policy"] },
];
