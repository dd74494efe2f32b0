import type { ReactNode } from "react";
import { InfoIcon, SuccessIcon, WarningIcon } from "../icon/page-icons.tsx";
import "./alert.css";

export type AlertTone = "success" | "error" | "info";

const icons = { success: SuccessIcon, error: WarningIcon, info: InfoIcon } as const;

export interface AlertProps {
  readonly tone: AlertTone;
  readonly children: ReactNode;
}

/** A message about what the visitor did. Inside an `AlertRegion` screen readers announce it. */
export function Alert({ tone, children }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div className="alert" data-tone={tone}>
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
  /** The alert to show; undefined for none. */
  readonly alert?: AlertContent | undefined;
  /** Further text, announced with it. */
  readonly children?: ReactNode;
}

/**
 * The live region for alerts. It is always in the document, since screen readers announce only what changes inside a
 * live region that they already know.
 */
export function AlertRegion({ alert, children }: AlertRegionProps) {
  return (
    <div className="alert-region" role="status">
      {alert && <Alert tone={alert.tone}>{alert.text}</Alert>}
      {children}
    </div>
  );
}
