import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { invitationPage } from "#contract/desk/invitation-page.ts";
import { keys } from "#desk/api/keys.ts";
import { MeProvider, rememberPerson, useSession } from "#desk/api/session.ts";
import { whenSessionIsLost } from "#desk/http/call.ts";
import { queryClient } from "#desk/http/query-client.ts";
import { useDeskLocation } from "#desk/navigation/location.ts";
import { SecondFactorSetup } from "#desk/pages/account/second-factor-setup.tsx";
import { GatePage } from "#desk/pages/sign-in/gate.tsx";
import { InvitationPage } from "#desk/pages/sign-in/invitation.page.tsx";
import { SecondFactorPage, SignInPage } from "#desk/pages/sign-in/sign-in.page.tsx";
import { Shell } from "#desk/shell/shell.tsx";
import { Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { ToastRegion } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { shellWords } from "#desk/words/shell.ts";
import { secondFactorWords } from "#desk/words/sign-in.ts";
import { Button } from "#web/ui/button/button.tsx";
import { railEntries, Screen } from "./screen.tsx";

/** The whole desk. */
export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Gate />
        </ErrorBoundary>
        <ToastRegion />
      </QueryClientProvider>
    </CSPProvider>
  );
}

/**
 * Shows the desk to a person who is signed in, and a page for signing in to others. The address stays, so that signing in
 * leads to the page that they opened.
 */
function Gate() {
  const { path } = useDeskLocation();
  const session = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);

  useEffect(() => {
    whenSessionIsLost(() => void queryClient.invalidateQueries({ queryKey: keys.session() }));
  }, []);
  const me = session.data?.state === "signed-in" ? session.data.me : undefined;
  useEffect(() => {
    if (!me) return;
    rememberPerson(me);
    setWasSignedIn(true);
  }, [me]);

  if (path === invitationPage) return <InvitationPage />;
  if (session.error && !session.data) {
    return (
      <GatePage title={common.desk}>
        <Failed error={session.error} onRetry={() => session.refetch()} />
      </GatePage>
    );
  }
  switch (session.data?.state) {
    case undefined:
      return null;
    case "signed-out":
      return <SignInPage wasSignedIn={wasSignedIn} />;
    case "second-factor":
      return <SecondFactorPage />;
    case "enrol":
      return (
        <GatePage title={secondFactorWords.enrolTitle} lead={secondFactorWords.enrolLead}>
          <SecondFactorSetup />
        </GatePage>
      );
    case "signed-in":
      return (
        <MeProvider value={session.data.me}>
          <Shell entries={railEntries(session.data.me.permissions)}>
            <ErrorBoundary key={path.split("/")[1]}>
              <Suspense fallback={<Skeleton />}>
                <Screen />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </MeProvider>
      );
  }
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Keeps an error of one screen from taking the rest away. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="screen" role="alert">
        <h1>{shellWords.broken}</h1>
        <p>{shellWords.brokenText}</p>
        <div>
          <Button onClick={() => window.location.reload()}>{shellWords.reload}</Button>
        </div>
      </div>
    );
  }
}
