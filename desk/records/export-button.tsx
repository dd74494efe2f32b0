import { DownloadIcon } from "#desk/ui/icon/desk-icons.tsx";
import { exportWords as words } from "#desk/words/export.ts";
import { Button } from "#web/ui/button/button.tsx";
import "./export-dialog.css";

/** Begins an export of a list. In a narrow place it is an icon. */
export function ExportButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button tone="quiet" className="export-button" title={words.title} onClick={onClick}>
      <DownloadIcon />
      <span>{words.button}</span>
    </Button>
  );
}
