import { notFound as words } from "#content/en/not-found.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { EndOfRoad } from "./end-of-road.tsx";
import "./not-found.css";

export function Page() {
  return (
    <section className="not-found">
      <EndOfRoad />
      <div className="not-found__layout container">
        <div className="not-found__words">
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="not-found__text">{words.text}</p>
          <ButtonLink to="/">
            {words.home} <ArrowRightIcon />
          </ButtonLink>
        </div>
        <p className="not-found__stone">
          <span className="not-found__code">{words.code}</span>
          <span aria-hidden="true">{words.unit}</span>
        </p>
      </div>
    </section>
  );
}
