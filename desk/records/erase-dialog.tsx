import type { ReactNode } from "react";
import { eraseRecord } from "#desk/api/erasing.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { eraseReasonNames } from "#desk/words/erase-reasons.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface EraseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly records: "inbox" | "applicants";
  readonly id: string;
  /** Other records that go with it. */
  readonly alsoIds?: readonly string[];
  readonly children?: ReactNode;
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
export function EraseDialog({ records, id, alsoIds, words, onErased, ...dialog }: EraseDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title={words.eraseTitle}
      description={words.eraseText}
      confirm={words.eraseConfirm}
      danger
      reasons={eraseReasonNames}
      onConfirm={async (body) => {
        await eraseRecord(records, id, { ...body, ...(alsoIds && { alsoIds }) });
        showToast({ text: words.erased });
        await onErased();
      }}
    />
  );
}
