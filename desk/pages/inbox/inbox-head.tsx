import { type RefObject, useState } from "react";
import type { SavedView } from "#contract/desk/saved.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { useAddView, useChangeView, useDeleteView, useSavedViews } from "#desk/api/saved-views.ts";
import { usePermission } from "#desk/api/session.ts";
import { useStaff } from "#desk/api/staff.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { type QueryParts, queryOf } from "#desk/navigation/query.ts";
import { ExportButton } from "#desk/records/export-button.tsx";
import { ExportDialog } from "#desk/records/export-dialog.tsx";
import { RecentChanges } from "#desk/records/recent-changes.tsx";
import { BookmarkIcon, ClockIcon, FilterIcon, PencilIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { SearchBox } from "#desk/ui/search-box/search-box.tsx";
import { cappedCount } from "#desk/words/common.ts";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { recentWords } from "#desk/words/recent.ts";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { filterFacts } from "./filter-facts.ts";
import { type InboxView, inboxViews, partsOf } from "./inbox-views.ts";
import { FilterDialog, ViewDialog } from "./view-dialogs.tsx";
import "./inbox-head.css";

interface InboxHeadProps {
  readonly filter: string;
  readonly view: InboxView | undefined;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** Above the list: which view it is, the search, the order, filters, saved views, the export. */
export function InboxHead({ filter, view, title }: InboxHeadProps) {
  const [open, setOpen] = useState<"save" | "edit" | "filters" | "export" | "recent">();
  const mayExport = usePermission("inbox.export");
  const saved = useSavedViews();
  const addView = useAddView();
  const changeView = useChangeView();
  const deleteView = useDeleteView();
  const staff = useStaff();
  const parts = partsOf(filter);
  const savedHere = saved.find(({ query }) => query === filter);

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
  items.push({
    key: "recent",
    label: recentWords.title,
    icon: <ClockIcon />,
    onSelect: () => setOpen("recent"),
  });

  function search(q: string): void {
    navigate(screenPath("inbox", filter, { q }), { replace: true });
  }

  return (
    <header className="inbox-head">
      <div className="inbox-head__line">
        <h1 className="inbox-head__title" ref={title} tabIndex={-1}>
          <ViewMenu
            title={savedHere?.name ?? (view ? words.view[view.id] : words.view.other)}
            view={view}
            filter={filter}
            saved={saved}
          />
        </h1>
        <p className="inbox-head__order">{words.sorts[orderOf(parts.sort)]}</p>
        {mayExport && <ExportButton onClick={() => setOpen("export")} />}
        <MoreMenu label={words.actions} items={items} />
      </div>
      <div className="inbox-head__search">
        <SearchBox
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={parts.q ?? ""}
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
      <FilterDialog open={open === "filters"} filter={filter} onClose={() => setOpen(undefined)} />
      <ExportDialog
        open={open === "export"}
        onClose={() => setOpen(undefined)}
        records="inbox"
        filter={queryOf(filter, { sort: "" }).toString()}
        facts={filterFacts(filter, staff)}
        name="messages"
      />
      <RecentChanges open={open === "recent"} onClose={() => setOpen(undefined)} />
      {(open === "save" || open === "edit") && (
        <ViewDialog
          view={open === "edit" ? savedHere : undefined}
          onClose={() => setOpen(undefined)}
          onSave={(change) =>
            open === "edit" && savedHere
              ? changeView.mutate({ id: savedHere.id, ...change })
              : addView.mutate({ part: "inbox", query: filter, ...change })
          }
          onDelete={(id) => deleteView.mutate(id)}
        />
      )}
    </header>
  );
}

function orderOf(sort: string | undefined): keyof typeof words.sorts {
  return sort === "newest" || sort === "oldest" ? sort : "due";
}

interface ViewMenuProps {
  readonly title: string;
  readonly view: InboxView | undefined;
  readonly filter: string;
  readonly saved: readonly SavedView[];
}

/** The name of the view; pressed, all views with their numbers. */
function ViewMenu({ title, view, filter, saved }: ViewMenuProps) {
  const counted = useInboxCounts();
  const show = (listed: QueryParts) => navigate(screenPath("inbox", listed));
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
        ...inboxViews.map((one) => ({
          key: one.id,
          label: words.view[one.id],
          checked: one === view,
          detail: counted ? cappedCount(one.counts.reduce((sum, name) => sum + counted[name], 0)) : "",
          onSelect: () => show(one.filter),
        })),
        ...saved.map(({ id, name, query }) => ({
          key: id,
          label: name,
          icon: <BookmarkIcon />,
          checked: query === filter,
          onSelect: () => show(query),
        })),
      ]}
    />
  );
}
