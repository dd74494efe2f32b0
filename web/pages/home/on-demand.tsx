import { appScreens } from "#content/en/app-screens.ts";
import { onDemand } from "#content/en/home.ts";
import { CustomerScreen, DriverScreen } from "#web/sections/app-screens/app-screens.tsx";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import "./on-demand.css";

/** Booking by app: the customer's app and the driver's, in the order of a ride. */
export function OnDemand() {
  return (
    <section className="on-demand">
      <div className="on-demand__grid container">
        <figure className="on-demand__phones">
          <div role="img" aria-label={appScreens.alt}>
            <CustomerScreen />
            <DriverScreen />
          </div>
          <figcaption>{appScreens.caption}</figcaption>
        </figure>
        <div className="on-demand__words">
          <h2 className="on-demand__title">{onDemand.title}</h2>
          <p className="on-demand__text">{onDemand.text}</p>
          <ol className="on-demand__steps">
            {onDemand.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink to={onDemand.action.to}>
            {onDemand.action.label} <ArrowRightIcon />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
