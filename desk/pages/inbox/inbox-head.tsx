import { useState } from "react";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { SavedView } from "#contract/desk/saved.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { useSavedViews } from "#desk/api/saved-views.ts";
import { useMay } from "#desk/api/session.ts";
import { useStaff } from "#desk/api/staff.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import { ExportDialog } from "#desk/records/export-dialog.tsx";
import { BookmarkIcon, DownloadIcon, FilterIcon, PencilIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { SearchBox } from "#desk/ui/search-box/search-box.tsx";
import { cappedCount } from "#desk/words/common.ts";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { filterFacts } from "./filter-facts.ts";
import { type InboxView, inboxViews } from "./inbox-views.ts";
import { FilterDialog, ViewDialog } from "./view-dialogs.tsx";

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
    items.push({
      key: "edit",
      label: words.editView(savedHere.name),
      icon: <PencilIcon />,
      onSelect: () => setOpen("edit"),
    });
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
        <p className="inbox-head__order">{words.sorts[orderOf(filter)]}</p>
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
      {(open === "save" || open === "edit") && (
        <ViewDialog
          view={open === "edit" ? savedHere : undefined}
          onClose={() => setOpen(undefined)}
          onSave={(change) =>
            open === "edit" && savedHere
              ? saved.change({ id: savedHere.id, ...change })
              : saved.add({ screen: "inbox", query: filter, ...change })
          }
          onDelete={saved.remove}
        />
      )}
    </header>
  );
}

function orderOf(filter: string): keyof typeof words.sorts {
  const sort = new URLSearchParams(filter).get("sort");
  return sort === "newest" || sort === "oldest" ? sort : "due";
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
