import { type DragEvent, useState } from "react";
import type { ApplicantItem, Board } from "#contract/desk/applicants.ts";
import { minSampleSize } from "#contract/desk/limits.ts";
import { useBoard } from "#desk/api/applicants.ts";
import { usePermission } from "#desk/api/session.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { shortDuration } from "#desk/ui/time/format-time.ts";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { cappedCount } from "#desk/words/common.ts";
import { ApplicantCard } from "./applicant-card.tsx";
import { useStageMove } from "./use-stage-move.tsx";
import "./applicant-board.css";

/** The stages side by side. A card is dragged with the pointer, or moved by its menu. */
export function ApplicantBoard({ filter }: { readonly filter: string }) {
  const board = useBoard(filter);
  const mayWrite = usePermission("applicants.write");
  const { move, dialog } = useStageMove();
  const [dragged, setDragged] = useState<ApplicantItem>();

  if (!board.data) return <QueryFallback query={board} shape="columns" />;
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
              <ApplicantCard
                key={applicant.id}
                applicant={applicant}
                slow={column.slow}
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
  const usualDays = column.slow?.usualDays;
  const usual = usualDays == null ? undefined : words.usualWait(Math.max(1, usualDays));

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
        {column.waitingSince && count >= minSampleSize && (
          <p className="column__wait" title={usual}>
            {words.medianWait(shortDuration(Date.now() - Date.parse(column.waitingSince.median)))}
            {usual && <span className="visually-hidden">, {usual}</span>}
          </p>
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
        <DeskLink
          to={screenPath("applicants", filter, { stage: stage.id, sort: "entered" })}
          className="column__more"
        >
          {words.moreInList(count)}
        </DeskLink>
      )}
    </div>
  );
}
