import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { common } from "#desk/words/common.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import "./dialog.css";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/** A dialog above everything else. Escape and a press beside it close it; the focus returns to where it was. */
export function Dialog({ open, onClose, title, description, initialFocus, children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" />
        <BaseDialog.Popup className="dialog" {...(initialFocus && { initialFocus })}>
          <div className="dialog__head">
            <BaseDialog.Title className="dialog__title">{title}</BaseDialog.Title>
            <BaseDialog.Close render={<IconButton label={common.close} icon={<CloseIcon />} />} />
          </div>
          {description && (
            <BaseDialog.Description className="dialog__description">{description}</BaseDialog.Description>
          )}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The row of buttons at a dialog's end. The main one comes first, as in every form of the desk. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>;
}
