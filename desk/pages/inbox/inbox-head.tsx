import { useState } from "react";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { ChangeSavedView, SavedView } from "#contract/desk/saved.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { useSavedViews } from "#desk/api/saved-views.ts";
import { useMay } from "#desk/api/session.ts";
import { useStaff } from "#desk/api/staff.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import { ExportDialog } from "#desk/records/export-dialog.tsx";
import { CheckboxGroup } from "#desk/ui/checkbox-group/checkbox-group.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { CheckboxField, SelectField, TextField } from "#desk/ui/form/field.tsx";
import { BookmarkIcon, DownloadIcon, FilterIcon, PencilIcon, TrashIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { SearchBox } from "#desk/ui/search-box/search-box.tsx";
import { endOfDay, startOfDay } from "#desk/ui/time/format-time.ts";
import { cappedCount, common } from "#desk/words/common.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { filterFacts } from "./filter-facts.ts";
import { type InboxView, inboxViews } from "./inbox-views.ts";

interface InboxHeadProps {
  readonly filter: string;
  readonly view: InboxView | undefined;
}

/** Above the list: which view it is, the search, the order, filters, saved views, the export. */
export function InboxHead({ filter, view }: InboxHeadProps) {
  const [open, setOpen] = useState<"save" | "edit" | "filters" | "export">();
  const mayExport = useMay("inbox.export");
  const saved = useSavedViews();
  const staff = useStaff();
  const savedHere = saved.items.find(({ query }) => query === filter);

  const items: MenuItem[] = [
    { key: "save", label: words.saveView, icon: <BookmarkIcon />, onSelect: () => setOpen("save") },
  ];
  if (savedHere?.mine) {
    items.push(
      {
        key: "edit",
        label: words.editView(savedHere.name),
        icon: <PencilIcon />,
        onSelect: () => setOpen("edit"),
      },
      {
        key: "delete",
        label: words.deleteView(savedHere.name),
        icon: <TrashIcon />,
        onSelect: () => saved.remove(savedHere.id),
      },
    );
  }
  if (mayExport) {
    items.push({
      key: "export",
      label: words.exportCsv,
      icon: <DownloadIcon />,
      onSelect: () => setOpen("export"),
    });
  }

  function search(q: string): void {
    const query = new URLSearchParams(filter);
    if (q) query.set("q", q);
    else query.delete("q");
    navigate(`/inbox?${query}`, { replace: true });
  }

  return (
    <header className="inbox-head">
      <div className="inbox-head__line">
        <h1 className="inbox-head__title" tabIndex={-1}>
          <ViewMenu
            title={savedHere?.name ?? (view ? words.view[view.id] : words.view.other)}
            current={filter}
            saved={saved.items}
          />
        </h1>
        <MoreMenu label={words.actions} items={items} />
      </div>
      <div className="inbox-head__search">
        <SearchBox
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={new URLSearchParams(filter).get("q") ?? ""}
          onSearch={search}
        />
        <IconButton
          label={words.filters}
          title={words.filters}
          icon={<FilterIcon />}
          className="inbox-head__filters"
          data-active={(!view && !savedHere) || undefined}
          onClick={() => setOpen("filters")}
        />
      </div>
      {view?.id === "quarantine" && <p className="search-scope">{words.quarantineLead}</p>}
      <SearchScope filter={filter} view={view} title={savedHere?.name} />
      <FilterDialog open={open === "filters"} filter={filter} onClose={() => setOpen(undefined)} />
      <ExportDialog
        open={open === "export"}
        onClose={() => setOpen(undefined)}
        path={deskPaths.inboxExport}
        countPath={deskPaths.inboxExportCount}
        filter={withoutSort(filter)}
        facts={filterFacts(filter, staff)}
        name="messages"
      />
      <ViewDialog
        open={open === "save"}
        onClose={() => setOpen(undefined)}
        title={words.saveView}
        onSave={(change) => saved.add({ screen: "inbox", query: filter, ...change })}
      />
      {savedHere && (
        <ViewDialog
          open={open === "edit"}
          onClose={() => setOpen(undefined)}
          title={words.editView(savedHere.name)}
          view={savedHere}
          onSave={(change) => saved.change({ id: savedHere.id, ...change })}
        />
      )}
    </header>
  );
}

function withoutSort(filter: string): string {
  const query = new URLSearchParams(filter);
  query.delete("sort");
  return query.toString();
}

interface ViewMenuProps {
  readonly title: string;
  readonly current: string;
  readonly saved: readonly SavedView[];
}

/** The name of the view; pressed, all views with their numbers. */
function ViewMenu({ title, current, saved }: ViewMenuProps) {
  const counted = useInboxCounts();
  const go = (query: string) => navigate(`/inbox?${query}`);
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="view-button">
          {title}
          <ChevronDownIcon />
        </button>
      }
      items={[
        ...inboxViews.map(({ id, query, counts }) => ({
          key: id,
          label: words.view[id],
          checked: query === current,
          detail: counted ? cappedCount(counts.reduce((sum, name) => sum + counted[name], 0)) : "",
          onSelect: () => go(query),
        })),
        ...saved.map(({ id, name, query }) => ({
          key: id,
          label: name,
          icon: <BookmarkIcon />,
          checked: query === current,
          onSelect: () => go(query),
        })),
      ]}
    />
  );
}

/** Says that a search looks through this view alone, and leads to all messages. */
function SearchScope({ filter, view, title }: InboxHeadProps & { readonly title: string | undefined }) {
  const q = new URLSearchParams(filter).get("q");
  const all = inboxViews.find(({ id }) => id === "all");
  if (!q || !all || view === all) return null;
  const here = title ?? (view && words.view[view.id]);
  return (
    <p className="search-scope">
      {here === undefined ? words.searchOnlyFiltered : words.searchOnlyHere(here)}{" "}
      <DeskLink to={`/inbox?${all.query}&q=${encodeURIComponent(q)}`}>{words.searchEverywhere}</DeskLink>
    </p>
  );
}

interface DialogState {
  readonly open: boolean;
  readonly onClose: () => void;
}

function FilterDialog({ open, filter, onClose }: DialogState & { readonly filter: string }) {
  const query = new URLSearchParams(filter);
  const staff = useStaff();
  const statuses = query.get("status")?.split(",") ?? [];

  function apply(form: FormData): void {
    set("status", form.getAll("status").join(","));
    set("owner", String(form.get("owner")));
    set("sort", String(form.get("sort")));
    const [from, to] = [String(form.get("from")), String(form.get("to"))];
    set("from", from && startOfDay(from));
    set("to", to && endOfDay(to));
    navigate(`/inbox?${query}`);
    onClose();
  }
  function set(name: string, value: string): void {
    if (value) query.set(name, value);
    else query.delete(name);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.filters}
      submit={words.applyFilters}
      onSubmit={apply}
      otherButton={
        <Button
          tone="secondary"
          onClick={() => {
            navigate("/inbox");
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
      <SelectField label={words.owner} name="owner" defaultValue={query.get("owner") ?? ""}>
        <option value="">{words.anyOwner}</option>
        <option value="me">{words.myself}</option>
        <option value="none">{common.nobody}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.sort} name="sort" defaultValue={query.get("sort") ?? "due"}>
        {Object.entries(words.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="form-row">
        <TextField label={words.filterFrom} type="date" name="from" defaultValue={dayOf(query.get("from"))} />
        <TextField label={words.filterTo} type="date" name="to" defaultValue={dayOf(query.get("to"))} />
      </div>
    </FormDialog>
  );
}

function dayOf(moment: string | null): string {
  return moment?.slice(0, 10) ?? "";
}

interface ViewDialogProps extends DialogState {
  readonly title: string;
  /** The one that is changed; left out for a new one. */
  readonly view?: SavedView;
  readonly onSave: (view: ChangeSavedView) => void;
}

function ViewDialog({ open, onClose, title, view, onSave }: ViewDialogProps) {
  function save(form: FormData): void {
    onSave({ name: String(form.get("name")), shared: form.has("shared") });
    onClose();
  }
  return (
    <FormDialog open={open} onClose={onClose} title={title} submit={common.save} onSubmit={save}>
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
