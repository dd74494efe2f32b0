import { useState } from "react";
import type { Applicant, Stage } from "#contract/desk/applicants.ts";
import { useChangeApplicant } from "#desk/api/applicants.ts";
import { useInvalidate } from "#desk/api/invalidate.ts";
import { usePermission } from "#desk/api/session.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { EraseDialog } from "#desk/records/erase-dialog.tsx";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { ClockIcon, ShieldIcon, TrashIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { ErasureRequest, OtherApplications, useOthers } from "./erasure-request.tsx";

interface ApplicantActionsProps {
  readonly applicant: Applicant;
  readonly stages: readonly Stage[];
  readonly onMove: (stage: Stage) => void;
}

/** Stage, owner, quarantine, erasing. */
export function ApplicantActions({ applicant, stages, onMove }: ApplicantActionsProps) {
  const mayErase = usePermission("applicants.erase");
  const change = useChangeApplicant();
  const invalidate = useInvalidate("applicants", "stages");
  const [open, setOpen] = useState<"request" | "erase">();
  const others = useOthers(applicant);
  const quarantined = applicant.quarantine !== null;

  const items: MenuItem[] = [
    {
      key: "quarantine",
      label: quarantined ? words.release : words.toQuarantine,
      icon: <ShieldIcon />,
      onSelect: () =>
        change.mutate({
          applicant,
          change: { quarantined: !quarantined },
          toastText: quarantined ? words.released : words.quarantined,
        }),
    },
  ];
  if (mayErase) {
    items.push(
      {
        key: "request",
        label: words.requestErasure,
        icon: <ClockIcon />,
        onSelect: () => setOpen("request"),
      },
      {
        key: "erase",
        label: words.erase,
        icon: <TrashIcon />,
        danger: true,
        onSelect: () => setOpen("erase"),
      },
    );
  }

  return (
    <div className="button-row">
      <Menu
        align="start"
        header={words.moveTo(applicant.name)}
        trigger={
          <Button className="applicant__move">
            {words.move}
            <ChevronDownIcon />
          </Button>
        }
        items={stages.map((stage) => ({
          key: stage.id,
          label: stage.name,
          checked: stage.id === applicant.stage.id,
          onSelect: () => stage.id !== applicant.stage.id && onMove(stage),
        }))}
      />
      <StaffPicker
        label={words.owner}
        value={applicant.owner?.id ?? null}
        onPick={(ownerId, name) =>
          change.mutate({
            applicant,
            change: { ownerId },
            ownerName: name,
            toastText: words.ownerChanged(name),
          })
        }
        triggerLabel={applicant.owner ? recordWords.ownerIs(applicant.owner.name) : recordWords.assign}
        trigger={
          <Button tone="secondary">
            {applicant.owner ? <Avatar name={applicant.owner.name} decorative /> : <UserCheckIcon />}
            {applicant.owner?.name ?? recordWords.assign}
          </Button>
        }
      />
      <MoreMenu label={words.actions} items={items} />
      <ErasureRequest
        applicant={applicant}
        others={others}
        open={open === "request"}
        onClose={() => setOpen(undefined)}
      />
      <EraseDialog
        open={open === "erase"}
        onClose={() => setOpen(undefined)}
        records="applicants"
        id={applicant.id}
        alsoIds={others.chosen}
        words={{
          ...words,
          eraseTitle: words.eraseTitle(applicant.name),
          erased: words.erased(applicant.name, 1 + others.chosen.length),
        }}
        onErased={() => {
          navigate(screenPath("applicants"), { replace: true });
          return invalidate();
        }}
      >
        <OtherApplications applicant={applicant} others={others} />
      </EraseDialog>
    </div>
  );
}
