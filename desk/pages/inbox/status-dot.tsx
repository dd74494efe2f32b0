import type { ReactNode } from "react";
import type { MessageStatus } from "#contract/desk/inbox.ts";
import "./status-dot.css";

interface StatusDotProps {
  readonly status: MessageStatus;
  readonly title?: string;
  /** What it says to screen readers, where no name stands beside it. */
  readonly children?: ReactNode;
}

/** The status of a message as a sign. */
export function StatusDot({ status, title, children }: StatusDotProps) {
  return (
    <span className="status-dot" data-status={status} title={title}>
      {children}
    </span>
  );
}
