import { Component, type ReactNode } from "react";
import { failureText } from "#content/en/failure.ts";
import { Link } from "./link.tsx";
import { ChunkLoadError } from "./load-chunk.ts";
import { forgetFailure } from "./load-page.ts";
import "./page-boundary.css";

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Catches what a page throws, inside the shell: header and footer stay, so there is always a
 * way on. A chunk that failed can be asked for again. Give it the pathname as its key, so that
 * the next page starts without the last one's error.
 */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  /** On the way to another page: coming back deserves its own try. */
  override componentWillUnmount(): void {
    this.forget();
  }

  private readonly retry = (): void => {
    this.forget();
    this.setState({ failure: null });
  };

  private forget(): void {
    const error = this.state.failure?.error;
    if (error instanceof ChunkLoadError) forgetFailure(error);
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

function PageFailure(props: {
  readonly title: string;
  readonly help: string;
  readonly onRetry?: () => void;
}) {
  return (
    <section className="page-failure container" role="alert">
      <h1 tabIndex={-1}>{props.title}</h1>
      <p>{props.help}</p>
      <p className="page-failure__ways">
        {props.onRetry && (
          <button type="button" onClick={props.onRetry}>
            {failureText.retry}
          </button>
        )}
        <Link to="/">{failureText.home}</Link>
      </p>
    </section>
  );
}
