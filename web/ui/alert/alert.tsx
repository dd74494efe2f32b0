import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { InfoIcon, SuccessIcon, WarningIcon } from "../icon/icon.tsx";
import "./alert.css";

export type AlertTone = "success" | "error" | "info";

const icons = { success: SuccessIcon, error: WarningIcon, info: InfoIcon } as const;

export interface AlertProps {
  readonly tone: AlertTone;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message that answers what the visitor did. Put it into an `AlertRegion` to have it read out. */
export function Alert({ tone, children, ref }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div className="alert" data-tone={tone} ref={ref}>
      <ToneIcon />
      <div>{children}</div>
    </div>
  );
}

export interface AlertContent {
  readonly tone: AlertTone;
  readonly text: string;
}

export interface AlertRegionProps {
  /** The answer to show; nothing before there is one. */
  readonly alert?: AlertContent | undefined;
}

/**
 * The place where answers appear. It is always in the document, since screen readers announce only
 * what changes inside a live region that they already know. A new alert scrolls into view.
 */
export function AlertRegion({ alert }: AlertRegionProps) {
  const shown = useRef<HTMLDivElement>(null);
  // Not at the start: a message that came with the document is in its place already.
  const first = useRef(true);
  useEffect(() => {
    if (alert && !first.current) shown.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [alert]);

  return (
    <div className="alert-region" role="status">
      {alert && (
        <Alert tone={alert.tone} ref={shown}>
          {alert.text}
        </Alert>
      )}
    </div>
  );
}
