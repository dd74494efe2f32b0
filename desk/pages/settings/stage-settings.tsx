import { useState } from "react";
import type { NewStage, Stage } from "#contract/desk/applicants.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import { useSavedReplies } from "#desk/api/saved-replies.ts";
import { useDeleteStage, useMoveStage, useSaveStage, useStages } from "#desk/api/stages.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { SelectField, TextField } from "#desk/ui/form/field.tsx";
import { ChevronUpIcon, PencilIcon, PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";

/** The stages of an application: their names, their order, the mail that belongs to each. */
export function StageSettings() {
  const query = useStages();
  const templates = useSavedReplies("applicants");
  const [edited, setEdited] = useState<Stage | "new">();
  const move = useMoveStage();

  if (!query.data) return <QueryFallback query={query} />;
  const { stages } = query;
  return (
    <div className="stack">
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
  const save = useSaveStage(onClose);
  const remove = useDeleteStage();

  function submit(textOf: TextOf): void {
    const kind = textOf("kind") as NonNullable<NewStage["kind"]> | "";
    save.mutate(
      {
        body: {
          name: textOf("name"),
          templateId: textOf("template") || null,
          ...(kind && { kind }),
        },
        over: stage,
      },
      { onSuccess: onClose },
    );
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
      deletion={
        stage && stage.kind !== "new"
          ? { run: () => remove.mutate(stage.id, { onSuccess: onClose }), busy: remove.isPending }
          : undefined
      }
    >
      <TextField
        label={words.stageName}
        name="name"
        maxLength={deskLimits.stageName}
        defaultValue={stage?.name}
        required
      />
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
