import { footer } from "#content/en/footer.ts";
import { site } from "#content/en/site.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";

const words = footer.writeToUs;

export interface WriteToUsProps {
  /** Says that nothing was sent. */
  readonly notOpen: string;
  /** Leads to the email address: "To hear from us, write to". */
  readonly writeTo: string;
}

/** The answer of a form that does not work yet: it says so, and where to write instead. */
export function WriteToUs({ notOpen, writeTo }: WriteToUsProps) {
  return (
    <p>
      {notOpen} {writeTo} <a href={`mailto:${site.email}`}>{site.email}</a> {words.orUse}{" "}
      <Link to={paths.contact}>{words.contactForm}</Link>.
    </p>
  );
}
