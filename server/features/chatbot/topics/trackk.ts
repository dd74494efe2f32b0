import type { Topic } from "./topic.ts";

/** The tracking app's policy: location, camera, attendance, leave. */
export const trackkTopics: readonly Topic[] = [
  {
    id: "trackk-location",
    when: ["liveLocation", "trackk where", "track admin", "admin track"],
    also: "trackk leave data driver app who why admin track always trackkData share get not jobOther locations hours",
    say: ["trackkLocation"],
    rules: ["adminLocation"],
    pages: ["trackk-policy"],
  },
  {
    id: "trackk-camera",
    when: ["camera"],
    also: "trackk why app data trackkData use who get privacy retention",
    say: ["trackkCamera"],
    pages: ["trackk-policy"],
  },
  {
    id: "attendance",
    when: ["attendance", "geofence"],
    also: "trackk track how geofence attendance leave driver what who admin app liveLocation corporate company team teamCount",
    say: ["trackkAttendance"],
    rules: ["adminGeofence"],
    pages: ["trackk-policy", "corporate"],
  },
  {
    id: "leave",
    when: ["leave", "ticket how|who|trackk|app|admin|complaint|leave|what|approve", "admin"],
    also: "trackk track how ticket leave attendance corporate driver who approve apply admin app complaint what want get jobOther share",
    say: ["trackkLeave"],
    rules: ["adminLeave"],
    pages: ["trackk-policy", "corporate"],
  },
  {
    id: "trackk-policy",
    when: [
      "trackkData",
      "trackk data",
      "trackk privacy",
      "trackk policy",
      "trackk retention",
      "trackk security",
    ],
    also: "what policy privacy retention data get share howLong",
    say: ["trackkLocation", "trackkCamera", "trackkKept"],
    pages: ["trackk-policy"],
  },
  {
    id: "trackk-verify",
    when: ["trackk verified", "verified vehicle"],
    also: "driver",
    say: ["trackkVerify"],
    pages: ["trackk-policy"],
  },
  { id: "trackk-retention", say: ["trackkKept"], pages: ["trackk-policy"] },
];
