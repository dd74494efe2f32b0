import { site } from "#content/en/site.ts";
import "./logo.css";

/** The mark is a milestone, as on Indian roads; the road that is cut into it forms a G. */
export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" width="28" height="34" viewBox="0 0 28 34" fill="none" aria-hidden="true">
        <path className="logo__stone" d="M0 14a14 14 0 0 1 28 0v17a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" />
        <path className="logo__road" d="M20.6 11.2a7.5 7.5 0 1 0 .9 6.3H14.5V34" strokeWidth="3.4" />
      </svg>
      {site.name}
    </span>
  );
}
