import type { DeskPath } from "#contract/desk/desk-paths.ts";
import { eraseRecord } from "#desk/api/events.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface EraseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly path: DeskPath;
  readonly id: string;
  readonly words: {
    readonly eraseTitle: string;
    readonly eraseText: string;
    readonly eraseConfirm: string;
    readonly erased: string;
  };
  /** Runs when the record is gone. */
  readonly onErased: () => Promise<unknown>;
}

/** Erases a record for good, after a reason and the password. */
export function EraseDialog({ open, onClose, path, id, words, onErased }: EraseDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={words.eraseTitle}
      description={words.eraseText}
      confirm={words.eraseConfirm}
      danger
      onConfirm={async (body) => {
        await eraseRecord(path, id, body);
        showToast({ text: words.erased });
        await onErased();
      }}
    />
  );
}
