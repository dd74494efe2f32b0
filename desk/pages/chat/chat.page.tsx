import type { ChatTurn } from "#contract/desk/chat.ts";
import { useChatTurns } from "#desk/api/chat.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { pickQuery, queryOf } from "#desk/navigation/query.ts";
import { receivedFact } from "#desk/records/received-fact.ts";
import { BackLink } from "#desk/ui/back-link/back-link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { Chip, ChipGroup } from "#desk/ui/chip/chip.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import type { Column } from "#desk/ui/table/data-table.tsx";
import { ListTable } from "#desk/ui/table/list-table.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { chatWords as words } from "#desk/words/chat.ts";
import { Button } from "#web/ui/button/button.tsx";
import "./chat.css";

const languages = new Intl.DisplayNames("en", { type: "language" });

const tones = {
  answered: "green",
  asked: "blue",
  unknown: "amber",
  refused: "grey",
  "handed-over": "blue",
  greeted: "grey",
} as const satisfies Record<ChatTurn["outcome"], string>;

const columns: readonly Column<ChatTurn>[] = [
  {
    id: "question",
    header: words.question,
    cell: ({ message, reply }) => (
      <>
        <span className="chat__question">{message}</span>
        <span className="chat__reply">{reply}</span>
      </>
    ),
  },
  {
    id: "outcome",
    header: words.outcome,
    narrow: true,
    cell: ({ outcome }) => <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>,
  },
  { id: "topic", header: words.topic, narrow: true, wideOnly: true, cell: topicOf },
  { id: "language", header: words.language, narrow: true, wideOnly: true, cell: languageOf },
  { id: "at", header: words.at, narrow: true, wideOnly: true, cell: ({ at }) => <Time at={at} exact /> },
];

/** Meena's name for a topic, "range-real", as words: "Range real". */
function topicOf({ topic }: ChatTurn): string {
  if (topic === null) return words.notUnderstood;
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll("-", " ");
}

function languageOf({ language }: ChatTurn): string {
  return languages.of(language) ?? language;
}

/** What stands below a question where there is no room for columns. */
function turnDetail(turn: ChatTurn) {
  return (
    <>
      {topicOf(turn)} · {languageOf(turn)} · <Time at={turn.at} exact />
    </>
  );
}

/** What visitors asked Meena: without an answer, all, or one conversation. */
export function ChatPage() {
  const location = useDeskLocation();
  const { query } = location;
  const session = query.get("session");
  const isAll = query.get("show") === "all";
  useDocumentTitle(words.title);

  if (session !== null) {
    return (
      <div className="screen chat__conversation">
        <BackLink to={screenPath("chat")}>{words.backToList}</BackLink>
        <PageHead title={words.title} lead={words.conversation} />
        <Turns filter={pickQuery(query, ["session"])} />
      </div>
    );
  }
  const days = pickQuery(query, ["from", "to"]);
  return (
    <div className="screen">
      <PageHead title={words.title} lead={words.lead} />
      <div className="button-row">
        <ChipGroup
          label={words.filter}
          options={[
            { value: "", label: words.unanswered },
            { value: "all", label: words.all },
          ]}
          value={isAll ? "all" : ""}
          onPick={(show) => navigate(withQuery(location, { show }))}
        />
        {receivedFact(Object.fromEntries(query)).map((days) => (
          <Chip
            key={days}
            label={days}
            pressed
            onPress={() => navigate(withQuery(location, { from: undefined, to: undefined }))}
          />
        ))}
      </div>
      <Turns
        filter={isAll ? days : queryOf(days, { outcome: "unknown" }).toString()}
        isLinked
        isAll={isAll}
      />
    </div>
  );
}

interface TurnsProps {
  readonly filter: string;
  /** Each turn leads to its conversation. */
  readonly isLinked?: boolean;
  readonly isAll?: boolean;
}

function Turns({ filter, isLinked = false, isAll = true }: TurnsProps) {
  return (
    <ListTable
      list={useChatTurns(filter)}
      empty={{
        title: words.emptyTitle,
        text: isAll ? words.emptyAll : words.emptyUnanswered,
        action: (
          <Button tone="secondary" onClick={() => navigate(screenPath("chat", { show: "all" }))}>
            {words.showAll}
          </Button>
        ),
      }}
      label={words.list}
      columns={columns}
      detailOf={turnDetail}
      keyOf={({ id }) => id}
      {...(isLinked && {
        linkOf: ({ session }: ChatTurn) => screenPath("chat", { session }),
      })}
    />
  );
}
