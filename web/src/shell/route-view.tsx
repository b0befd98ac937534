/** Shows the screen of one pane: loaded when first needed, with its texts, inside its own error boundary. */
import { Suspense, createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import { getLanguage } from '../i18n/language.ts';
import { Delayed, SkeletonRows } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PaneProvider, type Pane } from './pane.tsx';
import type { Path } from './paths.ts';
import type { Route, Routes } from './route.ts';

const screens = new Map<Path, ReactElement>();

export function RouteView({ routes, pane }: { readonly routes: Routes; readonly pane: Pane }) {
  const [attempt, setAttempt] = useState(0);
  const route = routes[pane.path];
  if (route === undefined) return null;
  const retry = () => {
    screens.delete(pane.path);
    setAttempt(attempt + 1);
  };
  return (
    <PaneProvider value={pane}>
      {/* Outside the key: a boundary that is already open keeps the old screen until the new one is there. */}
      <Suspense
        fallback={
          <Delayed>
            <div className="pt-14">
              <SkeletonRows />
            </div>
          </Delayed>
        }
      >
        <ErrorBoundary key={`${pane.path} ${attempt}`} onRetry={retry}>
          {screenOf(pane.path, route)}
        </ErrorBoundary>
      </Suspense>
    </PaneProvider>
  );
}

/** Downloads a screen before it is opened: the first one during the start, the likely next one on idle. */
export async function preloadRoute(route: Route): Promise<{ readonly default: ComponentType }> {
  const [screen] = await Promise.all([route.screen(), route.texts?.load(getLanguage())]);
  return screen;
}

function screenOf(path: Path, route: Route): ReactElement {
  let screen = screens.get(path);
  if (screen === undefined) {
    screen = createElement(lazy(() => preloadRoute(route)));
    screens.set(path, screen);
  }
  return screen;
}
