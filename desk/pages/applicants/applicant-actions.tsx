import { useState } from "react";
import type { Applicant, Stage } from "#contract/desk/applicants.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { useChangeApplicant, useRefreshApplicants } from "#desk/api/applicants.ts";
import { call } from "#desk/api/call.ts";
import { useMay } from "#desk/api/session.ts";
import { showError } from "#desk/api/undo.ts";
import { navigate } from "#desk/app/location.ts";
import { EraseDialog } from "#desk/records/erase-dialog.tsx";
import { ReasonField } from "#desk/records/reason-dialog.tsx";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { ClockIcon, ShieldIcon, TrashIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";

interface ApplicantActionsProps {
  readonly applicant: Applicant;
  readonly stages: readonly Stage[];
  readonly onMove: (stage: Stage) => void;
}

/** Stage, owner, quarantine, erasing. */
export function ApplicantActions({ applicant, stages, onMove }: ApplicantActionsProps) {
  const mayErase = useMay("applicants.erase");
  const change = useChangeApplicant();
  const refresh = useRefreshApplicants();
  const [open, setOpen] = useState<"request" | "erase">();
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
          done: quarantined ? words.released : words.quarantined,
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
          <button type="button" className="button" data-tone="primary">
            {words.move}
            <ChevronDownIcon />
          </button>
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
          change.mutate({ applicant, change: { ownerId }, done: words.ownerChanged(name) })
        }
        triggerLabel={applicant.owner ? inboxWords.ownerIs(applicant.owner.name) : words.owner}
        trigger={
          <button type="button" className="button" data-tone="secondary">
            {applicant.owner ? <Avatar name={applicant.owner.name} decorative /> : <UserCheckIcon />}
            {applicant.owner?.name ?? words.owner}
          </button>
        }
      />
      <MoreMenu label={words.actions} items={items} />
      <ErasureRequest applicant={applicant} open={open === "request"} onClose={() => setOpen(undefined)} />
      <EraseDialog
        open={open === "erase"}
        onClose={() => setOpen(undefined)}
        path={deskPaths.applicantErase}
        id={applicant.id}
        words={words}
        onErased={() => {
          navigate("/applicants", { replace: true });
          return refresh();
        }}
      />
    </div>
  );
}

interface ErasureRequestProps {
  readonly applicant: Applicant;
  readonly open: boolean;
  readonly onClose: () => void;
}

function ErasureRequest({ applicant, open, onClose }: ErasureRequestProps) {
  const refresh = useRefreshApplicants();

  async function submit(form: FormData): Promise<void> {
    const reason = String(form.get("reason"));
    try {
      await call("POST", deskPath(deskPaths.applicantErasureRequest, applicant.id), {
        body: { version: applicant.version, reason },
      });
      showToast({ text: words.erasureNoted });
      onClose();
    } catch (error) {
      showError(error);
    }
    await refresh();
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.requestErasureTitle}
      description={words.requestErasureText}
      submit={words.requestErasureConfirm}
      onSubmit={submit}
    >
      <ReasonField />
    </FormDialog>
  );
}
