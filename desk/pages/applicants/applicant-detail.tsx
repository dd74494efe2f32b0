import { useEffect, useRef } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import { useApplicant, useReadMentions } from "#desk/api/applicants.ts";
import { usePermission } from "#desk/api/session.ts";
import { useStages } from "#desk/api/stages.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { CallError } from "#desk/errors/call-error.ts";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { listBefore } from "#desk/navigation/location.ts";
import { History } from "#desk/records/history.tsx";
import { Letter } from "#desk/records/letter.tsx";
import { SideSection } from "#desk/records/side-section.tsx";
import { BackLink } from "#desk/ui/back-link/back-link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FactList } from "#desk/ui/fact-list/fact-list.tsx";
import { PreviousNext } from "#desk/ui/previous-next/previous-next.tsx";
import { Empty, QueryFallback } from "#desk/ui/state/state.tsx";
import { dayAndTime, duration } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import { ApplicantActions } from "./applicant-actions.tsx";
import { CommentsAndMails } from "./comments-and-mails.tsx";
import { Contact } from "./contact.tsx";
import { IdentityNumbers } from "./identity-numbers.tsx";
import { Rating } from "./rating.tsx";
import { stageTones } from "./stage-tones.ts";
import { useApplicantNeighbours } from "./use-applicant-neighbours.ts";
import { useStageMove } from "./use-stage-move.tsx";
import "./applicant-detail.css";

/** One applicant with all that belongs to the application. */
export function ApplicantDetail({ id }: { readonly id: string }) {
  const applicant = useApplicant(id);
  if (applicant.data) return <ApplicantView applicant={applicant.data} />;
  if (applicant.error instanceof CallError && applicant.error.status === 404) {
    return (
      <Empty title={words.goneTitle}>
        <DeskLink to={listBefore(screenPath("applicants"))}>{words.backToList}</DeskLink>
      </Empty>
    );
  }
  return (
    <div className="screen">
      <BackLink to={listBefore(screenPath("applicants"))}>{words.backToList}</BackLink>
      <QueryFallback query={applicant} lines={10} />
    </div>
  );
}

function ApplicantView({ applicant }: { readonly applicant: Applicant }) {
  const mayWrite = usePermission("applicants.write");
  const { stages } = useStages();
  const { move, dialog } = useStageMove();
  useReadMentions(applicant);
  const { onPrevious, onNext } = useApplicantNeighbours(applicant);
  useShortcuts({ j: () => onNext?.(), k: () => onPrevious?.() });
  const { name, job, stage, erasureDueAt, applicationNumber } = applicant;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // What had the focus went with the applicant before, or with the list.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="screen applicant">
      <div className="applicant__moves" data-shortcuts>
        <BackLink to={listBefore(screenPath("applicants"))}>{words.backToList}</BackLink>
        <PreviousNext words={words} onPrevious={onPrevious} onNext={onNext} />
      </div>
      <header className="applicant__head" data-shortcuts>
        <div className="applicant__title">
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="button-row">
            <DeskLink to={recordPath("job", job.id)}>{jobInCity(job)}</DeskLink>
            <Badge tone={stageTones[stage.kind]}>{stage.name}</Badge>
            {applicant.reference && <span className="quiet">{applicant.reference}</span>}
            {applicationNumber > 1 && <span className="quiet">{words.application(applicationNumber)}</span>}
            {erasureDueAt && <Badge tone="red">{words.erasureDue(dayAndTime(erasureDueAt))}</Badge>}
          </p>
        </div>
        {mayWrite && (
          <ApplicantActions applicant={applicant} stages={stages} onMove={(next) => move(applicant, next)} />
        )}
      </header>
      <div className="applicant__body">
        <div className="applicant__main">
          <About applicant={applicant} />
          <CommentsAndMails applicant={applicant} mayWrite={mayWrite} onLeave={focusHeading} />
        </div>
        <aside className="applicant__side" aria-label={words.about}>
          <Contact applicant={applicant} mayWrite={mayWrite} />
          <IdentityNumbers applicant={applicant} />
          <Rating applicant={applicant} mayWrite={mayWrite} />
          <SideSection title={words.stagesTitle}>
            <FactList ordered>
              {applicant.stages.map(({ stage: of, from, to }) => (
                <li key={from}>
                  <span>{of}</span>
                  <span className="quiet">
                    {duration((to ? Date.parse(to) : Date.now()) - Date.parse(from))}
                  </span>
                </li>
              ))}
            </FactList>
          </SideSection>
          {applicant.samePerson.length > 0 && (
            <SideSection title={words.samePerson}>
              <p className="quiet">{words.samePersonHint}</p>
              <FactList>
                {applicant.samePerson.map((other) => (
                  <li key={other.id}>
                    <DeskLink to={recordPath("applicant", other.id)}>{jobInCity(other.job)}</DeskLink>
                    <span className="quiet">
                      {other.stage.name}, <Time at={other.receivedAt} />
                    </span>
                  </li>
                ))}
              </FactList>
            </SideSection>
          )}
          {applicant.history.length > 0 && (
            <SideSection title={words.history}>
              <History entries={applicant.history} />
            </SideSection>
          )}
        </aside>
      </div>
      {dialog}
    </div>
  );
}

function About({ applicant }: { readonly applicant: Applicant }) {
  return (
    <Letter
      label={words.about}
      head={
        <>
          <strong>{words.about}</strong>
          <span className="quiet">
            {words.received} <Time at={applicant.receivedAt} exact />
          </span>
        </>
      }
      text={applicant.description || "–"}
    />
  );
}
