import { readJsonDraft, storeJsonDraft, useJsonDraft } from "#desk/browser/use-draft.ts";

/** A record as somebody is changing it. */
export interface RecordDraft<Fields> {
  readonly fields: Fields;
  /** Only the fields that differ from what is stored: what a colleague changes meanwhile stays theirs. */
  readonly changes: Partial<Fields>;
  /** Of the record as it was when the draft was begun; 0 of a new one. */
  readonly version: number;
  readonly isChanged: boolean;
  readonly edit: (part: Partial<Fields>) => void;
  /**
   * Ends it once the server has stored what was sent. What was typed since stays, as a draft of that version.
   *
   * @param as the name of that draft, where a new record has got another.
   */
  readonly endSent: (sent: Sent<Fields>, version: number, as?: string) => void;
  readonly discard: () => void;
}

/** What the server was sent of the fields. */
type Sent<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

type StoredDraft<Fields> = Partial<Fields> & { readonly version?: number };

/**
 * The draft of a record, kept in this tab.
 *
 * @param stored the fields as the server has them.
 * @param current the version of `stored`; 0 of a new record.
 */
export function useRecordDraft<Fields extends object>(
  name: string,
  stored: Fields,
  current: number,
): RecordDraft<Fields> {
  const [draft, setDraft] = useJsonDraft<StoredDraft<Fields>>(name);
  const changes = differing(writtenIn(draft), stored);
  const isChanged = Object.keys(changes).length > 0;
  const version = isChanged ? (draft?.version ?? current) : current;

  return {
    fields: { ...stored, ...changes },
    changes,
    version,
    isChanged,
    edit(part) {
      setDraft(draftOf(differing({ ...changes, ...part }, stored), version));
    },
    endSent(sent, storedVersion, as = name) {
      // What was put back to the stored value meanwhile is in no draft, yet it is what the form shows.
      const shown = { ...stored, ...writtenIn(readJsonDraft<StoredDraft<Fields>>(name)) };
      const unsent = differing<Fields>(shown, { ...stored, ...sent });
      setDraft(undefined);
      storeJsonDraft(as, draftOf(unsent, storedVersion));
    },
    discard: () => setDraft(undefined),
  };
}

function draftOf<Fields>(changes: Partial<Fields>, version: number): StoredDraft<Fields> | undefined {
  return Object.keys(changes).length > 0 ? { ...changes, version } : undefined;
}

function writtenIn<Fields>(draft: StoredDraft<Fields> | undefined): Partial<Fields> {
  const { version: _version, ...written } = draft ?? {};
  return written as Partial<Fields>;
}

/** The fields that differ. Some are lists or objects. */
function differing<Fields extends object>(written: Partial<Fields>, other: Sent<Fields>): Partial<Fields> {
  const entries = Object.entries(written).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name as keyof Fields]),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}
