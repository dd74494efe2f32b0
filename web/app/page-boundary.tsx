import { Component, type ReactNode, useEffect } from "react";
import { failureText } from "#content/en/failure.ts";
import type { PageName } from "#contract/routes.ts";
import { Link } from "./link.tsx";
import { ChunkLoadError } from "./load-chunk.ts";
import { forgetFailure, loadPage } from "./load-page.ts";
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

  /** On the way to another page: coming back tries again. */
  override componentWillUnmount(): void {
    this.forget();
  }

  /**
   * Loads the chunk again. Most browsers of 2026 remember a failed import as failed (whatwg/html#6768), and a new
   * release may have replaced the chunk: if it fails while the server answers, only reloading the site helps.
   */
  private readonly retry = async (): Promise<void> => {
    const chunk = this.forget();
    try {
      await loadPage(chunk as PageName);
    } catch {
      if (await serverAnswers()) return window.location.reload();
    }
    this.setState({ failure: null });
  };

  private forget(): string | undefined {
    const error = this.state.failure?.error;
    if (!(error instanceof ChunkLoadError)) return undefined;
    forgetFailure(error);
    return error.chunk;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.error instanceof ChunkLoadError ? (
      <PageFailure title={failure.error.message} help={failureText.chunkHelp} onRetry={this.retry} />
    ) : (
      <PageFailure title={failureText.unexpected} help={failureText.unexpectedHelp} />
    );
  }
}

function serverAnswers(): Promise<boolean> {
  return fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface PageFailureProps {
  readonly title: string;
  readonly help: string;
  /** Called by the button, and when the browser is online again. */
  readonly onRetry?: () => void;
}

function PageFailure({ title, help, onRetry }: PageFailureProps) {
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);

  return (
    <section className="page-failure container" role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{help}</p>
      <p className="page-failure__ways">
        {onRetry && (
          <button type="button" onClick={onRetry}>
            {failureText.retry}
          </button>
        )}
        <Link to="/">{failureText.home}</Link>
      </p>
    </section>
  );
}
