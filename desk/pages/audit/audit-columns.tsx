import type { AuditEntry } from "#contract/desk/audit.ts";
import { hasPage, recordPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import type { Column } from "#desk/ui/table/data-table.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { auditWords as words } from "#desk/words/audit.ts";
import type { AuditGroup } from "./group-entries.ts";

/** What an entry says after the name of who did it. */
export type WordsOf = (entry: AuditEntry) => string;

/** The columns of the table. @param names of colleagues and stages, by id. */
export const columnsOf = (
  names: ReadonlyMap<string, string>,
  wordsOf: WordsOf,
): readonly Column<AuditGroup>[] => [
  {
    id: "what",
    header: words.entry,
    cell: (group) => (
      <>
        <strong className="audit__who">{group[0].actor?.name ?? words.program}</strong> {wordsOf(group[0])}
        <Subjects group={group} names={names} />
      </>
    ),
  },
  {
    id: "time",
    header: words.time,
    narrow: true,
    wideOnly: true,
    cell: ([{ at }]) => <Time at={at} exact />,
  },
  { id: "number", header: words.number, narrow: true, wideOnly: true, align: "end", cell: numbersOf },
];

/** "40", or "34–40" of several. */
function numbersOf(group: AuditGroup): string {
  const [{ sequence: last }] = group;
  const first = last - group.length + 1;
  return first === last ? String(last) : `${first}–${last}`;
}

/** What stands below an entry where there is no room for columns. */
export function entryDetail(group: AuditGroup) {
  return (
    <>
      <Time at={group[0].at} exact /> · {words.numbered(numbersOf(group))}
    </>
  );
}

/** What the entries are about. Several are counted, and named when somebody asks. */
function Subjects({
  group,
  names,
}: {
  readonly group: AuditGroup;
  readonly names: ReadonlyMap<string, string>;
}) {
  const [{ subjectType, subjectId, actor }] = group;
  // An export says by its words what it is about.
  if (subjectId === actor?.id || subjectType === "export") return null;
  const links = group.map(({ sequence, subjectType: type, subjectId: id, subjectLabel }) => (
    <SubjectLink key={sequence} type={type} id={id} name={subjectLabel ?? names.get(id)} />
  ));
  if (links.length === 1) return <> · {links}</>;
  return (
    <details className="audit__group">
      <summary>{words.several(group.length, subjectType)}</summary>
      <span className="button-row">{links}</span>
    </details>
  );
}

function SubjectLink({
  type,
  id,
  name,
}: {
  readonly type: string;
  readonly id: string;
  readonly name?: string | undefined;
}) {
  const what = name ?? words.subjects[type] ?? type;
  return hasPage(type) ? (
    <DeskLink to={recordPath(type, id)} title={id}>
      {what}
    </DeskLink>
  ) : (
    <span title={id}>{what}</span>
  );
}
