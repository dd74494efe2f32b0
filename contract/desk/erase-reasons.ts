/**
 * Why a record is erased for good. The audit log keeps it for ever, so staff choose one of these: typed words could
 * name the person. Names are stored, so no name may change. Without zod, because the browser imports it.
 */
export const eraseReasons = ["requested", "not-needed", "spam", "mistake"] as const;
export type EraseReason = (typeof eraseReasons)[number];
