import { useEffect, useState } from "react";
import type { Applicant, Revealed } from "#contract/desk/applicants.ts";
import { revealIdentity } from "#desk/api/applicants.ts";
import { usePermission } from "#desk/api/session.ts";
import { ReasonDialog } from "#desk/records/reason-dialog.tsx";
import { SideSection } from "#desk/records/side-section.tsx";
import { EyeIcon } from "#desk/ui/icon/desk-icons.tsx";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { Button } from "#web/ui/button/button.tsx";
import "./identity-numbers.css";

/** How long the numbers stay on the screen, in seconds. */
const shownForSeconds = 60;

/**
 * The identity numbers, masked. In full they are shown for a minute, after the password and a reason. They are kept
 * in this component's memory only: in no cache and in no storage.
 */
export function IdentityNumbers({ applicant }: { readonly applicant: Applicant }) {
  const mayReveal = usePermission("applicants.reveal");
  const [asking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<Revealed>();
  const [secondsLeft, setSecondsLeft] = useState(shownForSeconds);

  useEffect(() => {
    if (!revealed) return;
    const ends = Date.now() + shownForSeconds * 1000;
    setSecondsLeft(shownForSeconds);
    const timer = setInterval(() => {
      const left = Math.ceil((ends - Date.now()) / 1000);
      setSecondsLeft(left);
      if (left <= 0) setRevealed(undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [revealed]);

  if (!applicant.identity)
    return (
      <SideSection title={words.identity}>
        <p>{words.identityUnreadable}</p>
      </SideSection>
    );
  const { aadhaarMasked, aadhaarPlausible, licenceMasked } = applicant.identity;
  return (
    <SideSection title={words.identity}>
      <dl className="identity">
        <dt>{words.aadhaar}</dt>
        <dd>{revealed ? grouped(revealed.aadhaarNumber) : aadhaarMasked}</dd>
        <dt>{words.licence}</dt>
        <dd>{(revealed ? revealed.licenceNumber : licenceMasked) ?? words.noLicence}</dd>
      </dl>
      {!aadhaarPlausible && <p className="field__error">{words.implausible}</p>}
      {revealed && (
        <p className="button-row">
          <span className="quiet">{words.revealedFor(secondsLeft)}</span>
          <TextButton onClick={() => setRevealed(undefined)}>{words.hide}</TextButton>
        </p>
      )}
      {mayReveal && !revealed && (
        <div>
          <Button tone="secondary" onClick={() => setAsking(true)}>
            <EyeIcon />
            {words.reveal}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.revealTitle}
        description={words.revealText}
        confirm={words.revealConfirm}
        onConfirm={async (given) => setRevealed(await revealIdentity(applicant.id, given))}
      />
    </SideSection>
  );
}

function grouped(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}
