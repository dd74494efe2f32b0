import type { Dashboard } from "#contract/desk/dashboard.ts";
import { useDashboard } from "#desk/api/dashboard.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { ChipGroup } from "#desk/ui/chip/chip.tsx";
import { PrinterIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { dayOf, shortDay } from "#desk/ui/time/format-time.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { Applications, Chat, Deliveries, Messages, Summary } from "./panels.tsx";
import { daysOf, endOf, periods } from "./periods.ts";
import "./dashboard.css";

/** What came in and what became of it. Each figure leads to its list. */
export function DashboardPage() {
  const location = useDeskLocation();
  const asked = location.query.get("period");
  const chosen = periods.find((one) => one === asked) ?? "7-days";
  const dashboard = useDashboard(daysOf(chosen));
  useDocumentTitle(words.title);

  const { data } = dashboard;
  return (
    <div className="screen">
      {/* The rail with the company's name is not printed. */}
      <div className="print-only">
        <Logo />
      </div>
      <PageHead
        title={words.title}
        lead={data && words.range(shortDay(dayOf(new Date(data.from))), endOf(data.to))}
        actions={
          <>
            <ChipGroup
              className="periods"
              label={words.period}
              options={periods.map((value) => ({ value, label: words.periods[value] }))}
              value={chosen}
              onPick={(value) => navigate(withQuery(location, { period: value }))}
            />
            <Button tone="secondary" className="no-print" onClick={() => window.print()}>
              <PrinterIcon />
              {words.print}
            </Button>
          </>
        }
      />
      {data ? <Panels {...data} /> : <QueryFallback query={dashboard} shape="panels" />}
    </div>
  );
}

function Panels({ messages, applications, chat, deliveries }: Dashboard) {
  return (
    <>
      {messages && <Summary messages={messages} />}
      <div className="dashboard">
        <div className="dashboard__column">
          {messages && <Messages messages={messages} />}
          {chat && <Chat chat={chat} />}
        </div>
        <div className="dashboard__column">
          {applications && <Applications applications={applications} />}
          {deliveries && <Deliveries deliveries={deliveries} />}
        </div>
      </div>
    </>
  );
}
