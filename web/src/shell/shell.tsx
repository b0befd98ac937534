/** The app around its screens: bands, tabs or rail, columns by width, dialogs and toasts. */
import { Suspense, lazy, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { sessionEnd } from '../data/call.ts';
import { credentials, useCredentials } from '../data/session.ts';
import { useStore } from '../data/store.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { alertTarget } from '../alerts/parts/alert-target.ts';
import { isConsentDue } from '../content/parts/consent-due-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ConnectionBar, PracticeBand, SessionEndNote } from './bands.tsx';
import { useQuestion } from './confirm.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { guideBar } from './guide-bar.ts';
import { hashOf, readQuery } from './hash.ts';
import { currentPlace, go, href, usePlace } from './location.ts';
import { panesFor, type Width } from './panes.ts';
import { newVersion } from './new-version.ts';
import type { Pane } from './pane.tsx';
import { useRememberedSymbol } from './remembered.ts';
import type { Route, Routes } from './route.ts';
import { RouteTable } from './route-table.ts';
import { RouteView } from './route-view.tsx';
import { leadToReLogin, leavingFor } from './sign-out.ts';
import { TabBar } from './tab-bar.tsx';
import { Toaster } from './toaster.tsx';

const Dialogs = lazy(() => import('./dialogs.tsx'));
const ConsentSheet = lazy(() => import('../content/parts/consent-sheet.tsx'));

export function Shell({ routes }: { readonly routes: Routes }) {
  const t = useCommonTexts();
  const place = usePlace();
  const route: Route | undefined = routes[place.path as keyof Routes];
  const link = useStore(leavingFor);
  const question = useQuestion();
  const symbol = useStore(alertTarget);
  const isConsentAsked = useStore(isConsentDue) && route?.audience === 'customer';
  const update = useStore(newVersion);
  const guide = useStore(guideBar);
  const isDialogDue = link !== null || question !== null || symbol !== null;
  useGuards(route);
  return (
    <div className="flex h-full flex-col">
      <header className="safe-top shrink-0">
        <a
          href={hashOf(place)}
          onClick={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>('h1[data-screen-title]')?.focus();
          }}
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-action focus:px-4 focus:py-3 focus:text-on-action"
        >
          {t.skipToContent}
        </a>
        <PracticeBand />
        <ConnectionBar />
        {update !== null && <update.Note isAtRoot={route?.hasTabBar === true} />}
        <Suspense>{guide !== null && <guide.Guide />}</Suspense>
      </header>
      <RouteTable value={routes}>
        {route === undefined ? <NotFound /> : <Columns routes={routes} route={route} />}
      </RouteTable>
      <SessionEndNote />
      <Toaster />
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense>
          {isDialogDue && <Dialogs />}
          {isConsentAsked && <ConsentSheet />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The old screen stays until the new one is there; the tabs answer at once. */
function Columns({ routes, route }: { readonly routes: Routes; readonly route: Route }) {
  const t = useCommonTexts();
  const width = useWidth();
  const symbol = useRememberedSymbol();
  const place = useDeferredValue(usePlace());
  // Beside what is for everybody a visitor has no list of a customer's own.
  const isVisitor = useCredentials() === null && route.audience === 'public';
  const isAlone = isVisitor && route.list !== undefined && routes[route.list]?.audience === 'customer';
  const panes = panesFor(routes, place, isAlone ? 'phone' : width, symbol);
  if (panes === null) return null;
  const { list, main, ticket, hasList, hasTicket } = panes;
  const isInside = route.tab !== null;
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row">
      {isInside && width !== 'phone' && <TabBar routes={routes} look="rail" />}
      <div className="mx-auto flex min-h-0 w-full max-w-[1608px] min-w-0 flex-1">
        {hasList && list !== null && (
          <Column routes={routes} pane={list} className="w-[clamp(264px,25vw,320px)] shrink-0 border-r border-line" />
        )}
        {main === null ? (
          <aside aria-label={t.pickInstrument} className="grid min-w-0 flex-1 place-items-center">
            <EmptyState>{t.pickInstrument}</EmptyState>
          </aside>
        ) : (
          <Column routes={routes} pane={main} className="min-w-0 flex-1" />
        )}
        {hasTicket &&
          (ticket === null ? (
            <aside className="grid w-[clamp(312px,28vw,360px)] shrink-0 place-items-center border-l border-line bg-surface">
              <EmptyState>{t.pickForTicket}</EmptyState>
            </aside>
          ) : (
            <Column
              key={ticket.search}
              routes={routes}
              pane={ticket}
              className="w-[clamp(312px,28vw,360px)] shrink-0 border-l border-line bg-surface"
            />
          ))}
      </div>
      {isInside && width === 'phone' && route.hasTabBar === true && <TabBar routes={routes} look="bar" />}
    </div>
  );
}

function Column({
  routes,
  pane,
  className,
}: {
  readonly routes: Routes;
  readonly pane: Pane;
  readonly className: string;
}) {
  const t = useCommonTexts();
  // One element in either role, so that a list keeps its place when its detail becomes the screen of the address.
  return (
    <div
      role={pane.isPrimary ? 'main' : 'complementary'}
      aria-label={pane.isPrimary ? undefined : t.panes[pane.kind]}
      className={`@container h-full min-h-0 ${className}`}
      data-primary-pane={pane.isPrimary ? '' : undefined}
    >
      <RouteView routes={routes} pane={pane} />
    </div>
  );
}

function NotFound() {
  const t = useCommonTexts();
  return (
    <main className="grid flex-1 place-items-center">
      <div>
        <h1 tabIndex={-1} data-screen-title className="sr-only">
          {t.notFound}
        </h1>
        <EmptyState link={href('/home/index')} action={t.goHome}>
          {t.notFound}
        </EmptyState>
      </div>
    </main>
  );
}

/** The address always names the screen shown; a screen for customers needs a session; a session that ended leads to reLogin. */
function useGuards(route: Route | undefined): void {
  const place = usePlace();
  const who = useCredentials();
  const ended = useStore(sessionEnd);
  const isExiting = who === null && credentials() === null;
  const key = route?.publicWith;
  const isPublic = route?.audience !== 'customer' || (key !== undefined && key in readQuery(place.search));
  useEffect(() => {
    if (location.hash !== hashOf(place)) history.replaceState(history.state, '', hashOf(place));
  }, [place]);
  useEffect(() => {
    if (isPublic || who !== null || ended !== null) return;
    // Signing out (spec §2) waits its second before it leads to login.
    const timer = setTimeout(
      () => {
        const now = currentPlace();
        go('/login/login', { return: hashOf(now).slice(1) }, { replace: true });
      },
      wasSignedIn ? 1_200 : 0,
    );
    return () => clearTimeout(timer);
  }, [isPublic, who, ended, isExiting]);
  useEffect(() => {
    if (who !== null) wasSignedIn = true;
  }, [who]);
  useEffect(() => {
    if (ended !== null) return leadToReLogin();
  }, [ended]);
}

let wasSignedIn = false;

const queries: readonly [Width, string][] = [
  ['desktop', '(min-width: 1024px)'],
  ['tablet', '(min-width: 600px)'],
];

function useWidth(): Width {
  return useSyncExternalStore(
    (listener) => {
      const lists = queries.map(([, query]) => matchMedia(query));
      for (const list of lists) list.addEventListener('change', listener);
      return () => {
        for (const list of lists) list.removeEventListener('change', listener);
      };
    },
    () => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone',
  );
}
