import { type DragEvent, useState } from "react";
import type { ApplicantItem, Board, Stage } from "#contract/desk/applicants.ts";
import { useBoard } from "#desk/api/applicants.ts";
import { useMay } from "#desk/api/session.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { MoreIcon, StarIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { NotRead } from "#desk/ui/state/state.tsx";
import { dayOf, duration, shortDay } from "#desk/ui/time/format-time.ts";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { cappedCount } from "#desk/words/common.ts";
import { useStageMove } from "./use-stage-move.tsx";
import "./applicant-board.css";

/** The stages side by side. A card is dragged with the pointer, or moved by its menu. */
export function ApplicantBoard({ filter }: { readonly filter: string }) {
  const board = useBoard(filter);
  const mayWrite = useMay("applicants.write");
  const { move, dialog } = useStageMove();
  const [dragged, setDragged] = useState<ApplicantItem>();

  if (!board.data) return <NotRead query={board} shape="columns" />;
  const { columns } = board.data;
  const stages = columns.map(({ stage }) => stage);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
      <section className="board" aria-label={words.title} tabIndex={0}>
        {columns.map((column) => (
          <Column
            key={column.stage.id}
            column={column}
            filter={filter}
            isTarget={dragged !== undefined && dragged.stage.id !== column.stage.id}
            onDrop={() => {
              if (dragged) move(dragged, column.stage);
              setDragged(undefined);
            }}
          >
            {column.items.map((applicant) => (
              <Card
                key={applicant.id}
                applicant={applicant}
                showsJob={!new URLSearchParams(filter).has("job")}
                stages={stages}
                onMove={mayWrite ? (stage) => move(applicant, stage) : undefined}
                onDrag={setDragged}
              />
            ))}
          </Column>
        ))}
      </section>
      {dialog}
    </>
  );
}

/** Of fewer people the median says no more than their cards. */
const fewPeople = 5;

interface ColumnProps {
  readonly column: Board["columns"][number];
  readonly filter: string;
  readonly isTarget: boolean;
  readonly onDrop: () => void;
  readonly children: readonly React.ReactElement[];
}

function Column({ column, filter, isTarget, onDrop, children }: ColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const { stage, items } = column;
  const count = column.count ?? items.length;

  function handleDragOver(event: DragEvent): void {
    if (!isTarget) return;
    event.preventDefault();
    setIsOver(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for pointers; the cards' menus do the same
    <div
      className="column"
      data-kind={stage.kind}
      data-over={(isOver && isTarget) || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
    >
      <header className="column__head">
        <h2 className="column__title">
          <span className="column__name">{stage.name}</span>{" "}
          <span className="column__count">{cappedCount(count)}</span>
        </h2>
        {column.waitingSince && count >= fewPeople && (
          <p className="column__wait">{words.medianWait(sinceWords(column.waitingSince.half))}</p>
        )}
      </header>
      {items.length === 0 ? (
        <p className="column__empty">{words.emptyColumn}</p>
      ) : (
        <ul role="list" className="column__cards">
          {children}
        </ul>
      )}
      {count > items.length && items.length > 0 && (
        <DeskLink to={`/applicants?${withStage(filter, stage)}`} className="column__more">
          {words.moreInList(count)}
        </DeskLink>
      )}
    </div>
  );
}

function sinceWords(time: string): string {
  return duration(Date.now() - Date.parse(time));
}

function withStage(filter: string, stage: Stage): string {
  const query = new URLSearchParams(filter);
  query.set("stage", stage.id);
  query.set("sort", "entered");
  return query.toString();
}

interface CardProps {
  readonly applicant: ApplicantItem;
  /** Not where the board is narrowed to one job: it would be the same on each card. */
  readonly showsJob: boolean;
  readonly stages: readonly Stage[];
  readonly onMove: ((stage: Stage) => void) | undefined;
  readonly onDrag: (applicant: ApplicantItem | undefined) => void;
}

function Card({ applicant, showsJob, stages, onMove, onDrag }: CardProps) {
  const { id, name, job, stage, stageSince, owner, rating, repeats, erasureDueAt } = applicant;
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
      <DeskLink to={`/applicants/${id}`} className="card__link" draggable={false}>
        {name}
      </DeskLink>
      <span
        className="card__wait"
        data-wait={waitOf(stage, stageSince)}
        title={`${words.inStage} ${sinceWords(stageSince)}`}
      >
        {/* Short, so that the name has the line. */}
        {sinceWords(stageSince).replace(/ days?$/, " d")}
      </span>
      {showsJob && (
        <span className="card__job">
          {job.title}, {job.city}
        </span>
      )}
      <span className="card__facts">
        {rating !== null && <Stars rating={rating} />}
        {repeats && <Badge tone="amber">{words.repeats}</Badge>}
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

const dayMs = 24 * 3_600_000;

/**
 * How long an applicant has been in a stage: "long" from two weeks, "too-long" from 30 days. Hired and rejected applicants
 * are not waiting.
 */
function waitOf({ kind }: ApplicantItem["stage"], since: string): "long" | "too-long" | undefined {
  if (kind === "hired" || kind === "rejected") return undefined;
  const days = (Date.now() - Date.parse(since)) / dayMs;
  if (days >= 30) return "too-long";
  return days >= 14 ? "long" : undefined;
}

/** The average rating, as a number beside one star. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars">
      <StarIcon />
      <span className="visually-hidden">{words.rating}: </span>
      {rating.toFixed(1)}
    </span>
  );
}
