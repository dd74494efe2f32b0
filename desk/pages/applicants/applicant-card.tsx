import type { ApplicantItem, Board, Stage } from "#contract/desk/applicants.ts";
import { recordPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { MoreIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { dayOf, duration, shortDay, shortDuration } from "#desk/ui/time/format-time.ts";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import { Stars } from "./stars.tsx";
import "./applicant-card.css";

function sinceWords(time: string): string {
  return duration(Date.now() - Date.parse(time));
}

interface ApplicantCardProps {
  readonly applicant: ApplicantItem;
  readonly slow: Board["columns"][number]["slow"];
  /** Not where the board is narrowed to one job: it would be the same on each card. */
  readonly showsJob: boolean;
  readonly stages: readonly Stage[];
  readonly onMove: ((stage: Stage) => void) | undefined;
  readonly onDrag: (applicant: ApplicantItem | undefined) => void;
}

/** An applicant on the board, to drag or to move by the menu. */
export function ApplicantCard({ applicant, slow, showsJob, stages, onMove, onDrag }: ApplicantCardProps) {
  const { id, name, job, stageSince, owner, rating, applicationNumber, erasureDueAt } = applicant;
  const wait = waitOf(slow, stageSince);
  return (
    <li
      className="card"
      draggable={onMove !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        onDrag(applicant);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <DeskLink to={recordPath("applicant", id)} className="card__link" draggable={false}>
        {name}
      </DeskLink>
      {showsJob && (
        <span className="card__job" title={jobInCity(job)}>
          {job.city} · {job.title}
        </span>
      )}
      <span className="card__facts">
        <span
          className="card__wait"
          data-wait={wait}
          title={`${words.inStage} ${sinceWords(stageSince)}${wait ? `. ${words.slow[wait]}` : ""}`}
        >
          {words.inStageFor(shortDuration(Date.now() - Date.parse(stageSince)))}
          {wait && <span className="visually-hidden">, {words.slow[wait]}</span>}
        </span>
        {rating !== null && <Stars rating={rating} />}
        {applicationNumber > 1 && <span className="card__again">{words.application(applicationNumber)}</span>}
        {erasureDueAt && (
          <Badge tone="red">{words.erasureDue(shortDay(dayOf(new Date(erasureDueAt))))}</Badge>
        )}
        {owner && <Avatar name={owner.name} />}
      </span>
      {onMove && (
        <Menu
          header={words.moveTo(name)}
          trigger={<IconButton label={words.moveTo(name)} icon={<MoreIcon />} className="card__move" />}
          items={stages
            .filter((stage) => stage.id !== applicant.stage.id)
            .map((stage) => ({ key: stage.id, label: stage.name, onSelect: () => onMove(stage) }))}
        />
      )}
    </li>
  );
}

/** How slow the stage is for an applicant; undefined: as long as is normal there. */
function waitOf(slow: ApplicantCardProps["slow"], since: string): keyof typeof words.slow | undefined {
  if (!slow || since >= slow.longSince) return undefined;
  return since < slow.tooLongSince ? "too-long" : "long";
}
