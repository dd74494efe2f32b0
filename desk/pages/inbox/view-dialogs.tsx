import { deskLimits } from "#contract/desk/limits.ts";
import type { ChangeSavedView, SavedView } from "#contract/desk/saved.ts";
import { useStaff } from "#desk/api/staff.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { CheckboxGroup } from "#desk/ui/checkbox-group/checkbox-group.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { CheckboxField, SelectField, TextField } from "#desk/ui/form/field.tsx";
import { endOfDay, isoDayOf, startOfDay } from "#desk/ui/time/format-time.ts";
import { common } from "#desk/words/common.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { partsOf } from "./inbox-views.ts";

interface FilterDialogProps {
  readonly open: boolean;
  readonly filter: string;
  readonly onClose: () => void;
}

/** Narrows the list. */
export function FilterDialog({ open, filter, onClose }: FilterDialogProps) {
  const parts = partsOf(filter);
  const staff = useStaff();
  const statuses = parts.status?.split(",") ?? [];

  function apply(textOf: TextOf, form: HTMLFormElement): void {
    const [from, to] = [textOf("from"), textOf("to")];
    const chosen = {
      status: new FormData(form).getAll("status").join(","),
      owner: textOf("owner"),
      sort: textOf("sort"),
      from: from && startOfDay(from),
      to: to && endOfDay(to),
    };
    navigate(screenPath("inbox", filter, chosen));
    onClose();
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.filters}
      submit={words.applyFilters}
      onSubmit={apply}
      alternative={
        <Button
          tone="secondary"
          onClick={() => {
            navigate(screenPath("inbox"));
            onClose();
          }}
        >
          {words.clearFilters}
        </Button>
      }
    >
      <CheckboxGroup label={words.filterStatus}>
        {Object.entries(statusNames).map(([status, name]) => (
          <CheckboxField
            key={status}
            label={name}
            name="status"
            value={status}
            defaultChecked={statuses.includes(status)}
          />
        ))}
      </CheckboxGroup>
      <SelectField label={words.owner} name="owner" defaultValue={parts.owner ?? ""}>
        <option value="">{words.anyOwner}</option>
        <option value="me">{words.myself}</option>
        <option value="none">{common.nobody}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.sort} name="sort" defaultValue={parts.sort ?? "due"}>
        {Object.entries(words.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="form-row">
        <TextField label={words.filterFrom} type="date" name="from" defaultValue={isoDayOf(parts.from)} />
        <TextField label={words.filterTo} type="date" name="to" defaultValue={isoDayOf(parts.to)} />
      </div>
    </FormDialog>
  );
}

interface ViewDialogProps {
  /** The one that is changed; undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
  readonly onSave: (view: ChangeSavedView) => void;
  readonly onDelete: (id: string) => void;
}

/** Names a view and says whether colleagues see it, or deletes it. */
export function ViewDialog({ view, onClose, onSave, onDelete }: ViewDialogProps) {
  function save(textOf: TextOf): void {
    onSave({ name: textOf("name"), shared: textOf("shared") !== "" });
    onClose();
  }
  function remove(id: string): void {
    onDelete(id);
    onClose();
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={view ? words.editView(view.name) : words.saveView}
      submit={common.save}
      onSubmit={save}
      deletion={view && { run: () => remove(view.id), busy: false }}
    >
      <TextField
        label={words.saveViewName}
        name="name"
        maxLength={deskLimits.viewName}
        defaultValue={view?.name}
        required
      />
      <CheckboxField label={words.saveViewShared} name="shared" defaultChecked={view?.shared} />
    </FormDialog>
  );
}
