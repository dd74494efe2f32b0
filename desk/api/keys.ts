/** Keys of queries begin with what they are about. The third place is a record's id, if there is one. */
const about =
  <Root extends string>(root: Root) =>
  (...rest: readonly unknown[]) =>
    [root, ...rest] as const;

/** The keys under which the desk keeps what it has read, such as `keys.inbox("message", id)`. */
export const keys = {
  applicants: about("applicants"),
  audit: about("audit"),
  chat: about("chat"),
  dashboard: about("dashboard"),
  exportCount: about("exportCount"),
  inbox: about("inbox"),
  invitation: about("invitation"),
  jobs: about("jobs"),
  jobPreview: about("jobPreview"),
  mailServer: about("mailServer"),
  mySessions: about("mySessions"),
  outbox: about("outbox"),
  people: about("people"),
  recentChanges: about("recentChanges"),
  savedReplies: about("savedReplies"),
  savedViews: about("savedViews"),
  search: about("search"),
  session: about("session"),
  settings: about("settings"),
  snoozeTimes: about("snoozeTimes"),
  staff: about("staff"),
  stages: about("stages"),
} as const;

/** The first place of a key: what is read again together. */
export type QueryRoot = keyof typeof keys;
