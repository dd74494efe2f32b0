import { formMessages } from "#content/en/form-messages.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";

/** What a form for enquiries does with a visitor's details. The application form has a panel that says more. */
export function PrivacyNote() {
  return (
    <p>
      {formMessages.privacy}{" "}
      <Link to={paths["privacy-policy"]} newTab>
        {formMessages.policy}
      </Link>
    </p>
  );
}
