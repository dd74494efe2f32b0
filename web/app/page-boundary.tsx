import { Component, type ReactNode, useEffect } from "react";
import { failureText } from "#content/en/failure.ts";
import type { PageName } from "#contract/routes.ts";
import { ChunkLoadError } from "#web/loading/load-chunk.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";
import { focusHeading } from "#web/navigation/go-to.ts";
import { Link } from "#web/navigation/link.tsx";
import { pages } from "./load-page.ts";
import "./page-boundary.css";

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Catches errors of a page inside the shell: header and footer stay, so there is always a way on. A failed chunk can
 * be loaded again. Give it the pathname as its key, so that the next page starts without the last one's error.
 */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  /** Shows the page again. What had the focus here is gone, so it goes to the heading, as after any navigation. */
  private readonly showPage = (): void =>
    this.setState({ failure: null }, () => {
      if (document.activeElement === document.body) focusHeading();
    });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.error instanceof ChunkLoadError ? (
      <ChunkFailure error={failure.error} onLoad={this.showPage} />
    ) : (
      <PageFailure title={failureText.unexpected} help={failureText.unexpectedHelp} />
    );
  }
}

interface ChunkFailureProps {
  readonly error: ChunkLoadError;
  /** Called when the chunk has come. */
  onLoad(): void;
}

function ChunkFailure({ error, onLoad }: ChunkFailureProps) {
  const { module, failure, retry } = useLazyCode(pages[error.chunk as PageName], true, error);
  useEffect(() => {
    if (module) onLoad();
  }, [module, onLoad]);
  return (
    <PageFailure
      title={failureText.chunk}
      reason={(failure ?? error).message}
      help={failureText.chunkHelp}
      onRetry={retry}
      isRetrying={!failure}
    />
  );
}

interface PageFailureProps {
  readonly title: string;
  /** In the specification's words. */
  readonly reason?: string;
  readonly help: string;
  onRetry?(): void;
  readonly isRetrying?: boolean;
}

function PageFailure({ title, reason, help, onRetry, isRetrying }: PageFailureProps) {
  return (
    <section className="page-failure container" role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      {reason && <p>{reason}</p>}
      <p>{help}</p>
      <p className="page-failure__ways">
        {onRetry && (
          <button type="button" onClick={onRetry} aria-busy={isRetrying}>
            {failureText.retry}
          </button>
        )}
        <Link to="/">{failureText.home}</Link>
      </p>
    </section>
  );
}
