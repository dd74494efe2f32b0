/** Whether the browser opens a pressed link in another tab or window, or downloads it, as a modifier key makes it do. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
