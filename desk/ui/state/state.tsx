import type { ReactNode } from "react";
import { errorMessage } from "#desk/errors/call-error.ts";
import { common } from "#desk/words/common.ts";
import { Alert, AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import "./state.css";

/** Nothing to show, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty__title">{title}</p>
      {children && <div className="empty__text">{children}</div>}
    </div>
  );
}

/** Something could not be read. */
export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="failed" role="alert">
      <Alert tone="error">{errorMessage(error)}</Alert>
      <Button tone="secondary" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  );
}

interface QueryFallbackProps extends SkeletonProps {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
}

/** In the place of what is not read yet. What was read once stays when reading it again fails. */
export function QueryFallback({ query: { error, refetch }, ...skeleton }: QueryFallbackProps) {
  if (error) return <Failed error={error} onRetry={refetch} />;
  return <Skeleton {...skeleton} />;
}

/** Says why an action failed, null if it did not. Screen readers read it out. */
export function ActionError({ error }: { readonly error: Error | null | undefined }) {
  return <AlertRegion alert={error ? { tone: "error", text: errorMessage(error) } : undefined} />;
}

interface SkeletonProps {
  /** The placeholder looks like text, rows of a table, messages in a list, panels with figures or columns of cards. */
  readonly shape?: "text" | "table" | "messages" | "panels" | "columns";
  readonly lines?: number;
}

/** Grey shapes in the place of what is still on its way. */
export function Skeleton({ shape = "text", lines = 6 }: SkeletonProps) {
  return (
    <div className="skeleton" data-shape={shape} role="status" aria-label={common.loading}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={index} className="skeleton__line" />
      ))}
    </div>
  );
}
