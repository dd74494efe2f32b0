import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Stage } from "#contract/desk/applicants.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { useRefreshApplicants, useStages } from "#desk/api/applicants.ts";
import { useSavedReplies } from "#desk/api/saved-replies.ts";
import { showError } from "#desk/api/undo.ts";
import { call } from "#desk/http/call.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { ChevronUpIcon, PencilIcon, PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SelectField, TextField } from "#web/ui/field/field.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";

/** The stages of an application: their names, their order, the mail that belongs to each. */
export function StageSettings() {
  const stages = useStages();
  const templates = useSavedReplies("applicants");
  const refresh = useRefreshApplicants();
  const [edited, setEdited] = useState<Stage | "new">();
  const move = useMutation({
    mutationFn: ({ stage, position }: { readonly stage: Stage; readonly position: number }) =>
      call("PATCH", deskPath(deskPaths.stage, stage.id), { body: { version: stage.version, position } }),
    onError: showError,
    onSettled: refresh,
  });

  return (
    <div className="dialog-form">
      <div className="page-head">
        <p className="quiet">{words.stagesLead}</p>
        <Button onClick={() => setEdited("new")}>
          <PlusIcon />
          {words.newStage}
        </Button>
      </div>
      <section className="panel" aria-label={words.stages}>
        <RowList ordered>
          {stages.map((stage, index) => (
            <li key={stage.id}>
              <span className="row-list__text">
                <strong>{stage.name}</strong>
                <span className="button-row">
                  <Badge>{words.stageKinds[stage.kind]}</Badge>
                  <span className="quiet">
                    {words.stageApplicants(stage.applicantCount)}
                    {stage.templateId && ` · ${templates?.find(({ id }) => id === stage.templateId)?.title}`}
                  </span>
                </span>
              </span>
              <span className="row-list__buttons">
                <IconButton
                  label={words.moveUp(stage.name)}
                  disabled={index <= 1}
                  onClick={() => move.mutate({ stage, position: index - 1 })}
                  icon={<ChevronUpIcon />}
                />
                <IconButton
                  label={words.moveDown(stage.name)}
                  disabled={stage.kind === "new" || index === stages.length - 1}
                  onClick={() => move.mutate({ stage, position: index + 1 })}
                  icon={<ChevronDownIcon />}
                />
                <IconButton
                  label={words.editStage(stage.name)}
                  onClick={() => setEdited(stage)}
                  icon={<PencilIcon />}
                />
              </span>
            </li>
          ))}
        </RowList>
      </section>
      {edited && (
        <StageDialog stage={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

interface StageDialogProps {
  readonly stage: Stage | undefined;
  readonly onClose: () => void;
}

function StageDialog({ stage, onClose }: StageDialogProps) {
  const templates = useSavedReplies("applicants");
  const refresh = useRefreshApplicants();
  const finish = (text: string) => {
    showToast({ text });
    onClose();
    return refresh();
  };
  const save = useMutation({
    mutationFn: (fields: object) =>
      stage
        ? call("PATCH", deskPath(deskPaths.stage, stage.id), { body: { version: stage.version, ...fields } })
        : call("POST", deskPaths.stages, { body: fields }),
    onSuccess: () => finish(words.stageSaved),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.stage, id)),
    onSuccess: () => finish(words.stageDeleted),
    onError: showError,
  });

  function submit(form: FormData): void {
    save.mutate({
      name: String(form.get("name")),
      templateId: String(form.get("template")) || null,
      ...(form.has("kind") && { kind: String(form.get("kind")) }),
    });
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={stage ? stage.name : words.newStage}
      submit={common.save}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      otherButton={
        stage &&
        stage.kind !== "new" && (
          <Button tone="quiet" busy={remove.isPending} onClick={() => remove.mutate(stage.id)}>
            {common.delete}
          </Button>
        )
      }
    >
      <TextField label={words.stageName} name="name" maxLength={60} defaultValue={stage?.name} required />
      {stage?.kind !== "new" && (
        <SelectField label={words.stageKind} name="kind" defaultValue={stage?.kind ?? "active"}>
          {(["active", "hired", "rejected"] as const).map((kind) => (
            <option key={kind} value={kind}>
              {words.stageKinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={words.stageTemplate} name="template" defaultValue={stage?.templateId ?? ""}>
        <option value="">{words.noTemplate}</option>
        {templates?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
