import type { ExportCount } from "#contract/desk/common.ts";
import { type ExportedRecords, useExport, useExportCount } from "#desk/api/export.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { Failed } from "#desk/ui/state/state.tsx";
import { dayOf } from "#desk/ui/time/format-time.ts";
import { common } from "#desk/words/common.ts";
import { exportWords as words } from "#desk/words/export.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import "./export-dialog.css";

export interface ExportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly records: ExportedRecords;
  readonly filter: string;
  /** The filter in words. */
  readonly facts: readonly string[];
  /** What the file is called, before the day. */
  readonly name: string;
}

/** Says what an export will hold before it starts, how far it is, and what was saved. Closing it cancels the export. */
export function ExportDialog({ open, onClose, records, filter, facts, name }: ExportDialogProps) {
  const file = `${name}-${dayOf(new Date())}.csv`;
  const count = useExportCount(records, filter, open);
  const run = useExport(records);
  function close(): void {
    run.cancel();
    run.reset();
    onClose();
  }
  const isOver = run.data !== undefined || count.data?.rows === 0;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.title}
      submit={isOver ? common.close : run.isPending ? words.running : words.start(count.data)}
      isOver={isOver}
      busy={run.isPending || count.isPending}
      error={run.error}
      onSubmit={() => (isOver ? close() : run.mutate({ filter, name: file }))}
    >
      {run.data === undefined ? (
        <>
          <p className="prose">{facts.join(" · ") || words.everything}</p>
          {count.error ? (
            <Failed error={count.error} onRetry={() => count.refetch()} />
          ) : (
            <p className="export__count" role="status">
              {sentence(count.data)}
            </p>
          )}
          {run.isPending && <Progress rows={run.rows} count={count.data} />}
          {!isOver && <p className="quiet">{words.notice}</p>}
        </>
      ) : (
        <div role="status">
          <Alert tone="success">
            <strong>{words.saved(run.data)}</strong> {words.savedAs(file)}
          </Alert>
        </div>
      )}
    </FormDialog>
  );
}

function sentence(count: ExportCount | undefined): string {
  if (!count) return words.counting;
  return count.rows === 0 ? words.none : words.count(count.rows, count.more);
}

function Progress({ rows, count }: { readonly rows: number; readonly count: ExportCount | undefined }) {
  const total = count && !count.more ? count.rows : undefined;
  return (
    <div className="export__progress">
      <progress aria-label={words.running} {...(total !== undefined && { max: total, value: rows })} />
      <span className="quiet">{words.progress(rows, total)}</span>
    </div>
  );
}
