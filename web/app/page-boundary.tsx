import { Component, type ReactNode } from "react";
import { failureText } from "#content/en/failure.ts";
import type { PageName } from "#contract/routes.ts";
import { backoff } from "#web/loading/backoff.ts";
import { ChunkLoadError } from "#web/loading/load-chunk.ts";
import { reloadForCode } from "#web/loading/reload-for-code.ts";
import { focusHeading } from "#web/navigation/go-to.ts";
import { Link } from "#web/navigation/link.tsx";
import { loadPage } from "./load-page.ts";
import "./page-boundary.css";

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly isRetrying: boolean;
}

/**
 * Catches errors of a page inside the shell: header and footer stay, so there is always a way on. A failed chunk can
 * be loaded again. Give it the pathname as its key, so that the next page starts without the last one's error.
 */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  private isLeft = false;
  private nextAttempt: ReturnType<typeof setTimeout> | undefined;
  override state: PageBoundaryState = { failure: null, isRetrying: false };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener("online", this.handleOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.handleOnline);
    clearTimeout(this.nextAttempt);
    this.isLeft = true;
  }

  /** The page has come back. What had the focus here is gone, so it goes to the heading, as after any navigation. */
  override componentDidUpdate(_: unknown, before: PageBoundaryState): void {
    const isBack = before.failure && !this.state.failure;
    if (isBack && document.activeElement === document.body) focusHeading();
  }

  /**
   * Loads the chunk again.
   *
   * @param isAsked whether the visitor asks for it: then the site is reloaded if nothing else can help.
   * @returns why it failed.
   */
  private async load(isAsked: boolean): Promise<unknown> {
    const error = this.state.failure?.error;
    if (!(error instanceof ChunkLoadError)) return;
    let failure: unknown;
    this.setState({ isRetrying: true });
    try {
      await loadPage(error.chunk as PageName);
      this.setState({ failure: null });
    } catch (reason) {
      failure = reason;
      if (isAsked && (await reloadForCode(reason))) return;
    }
    this.setState({ isRetrying: false });
    return failure;
  }

  private readonly retry = (): void => void this.load(true);
  private readonly handleOnline = (): void => void this.recover(0);

  /** Tries until the page is there, from the moment when the browser is online: the first requests then often fail. */
  private async recover(pause: number): Promise<void> {
    clearTimeout(this.nextAttempt);
    const failure = await this.load(false);
    // Nobody has asked for the reload that a file needs which is gone.
    if (this.isLeft || !(failure instanceof ChunkLoadError) || failure.needsReload) return;
    const next = backoff(pause);
    clearTimeout(this.nextAttempt);
    this.nextAttempt = setTimeout(() => this.recover(next), next);
  }

  override render(): ReactNode {
    const { failure, isRetrying } = this.state;
    if (!failure) return this.props.children;
    return failure.error instanceof ChunkLoadError ? (
      <PageFailure
        title={failureText.chunk}
        reason={failure.error.message}
        help={failureText.chunkHelp}
        onRetry={this.retry}
        isRetrying={isRetrying}
      />
    ) : (
      <PageFailure title={failureText.unexpected} help={failureText.unexpectedHelp} />
    );
  }
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
