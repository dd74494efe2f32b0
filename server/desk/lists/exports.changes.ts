import type { RecordPart } from "#contract/desk/kinds.ts";
import type { Change } from "../changes/changes.plugin.ts";

export async function noteExportBegun({ audit }: Change, part: RecordPart): Promise<void> {
  audit({ action: `${part}.export`, subjectId: part });
}

export async function noteExported(
  { audit }: Change,
  part: RecordPart,
  { rows, isComplete }: { readonly rows: number; readonly isComplete: boolean },
): Promise<void> {
  audit({ action: `${part}.exported`, subjectId: part, detail: { rows, whole: isComplete } });
}
