/** Shows the screen of one pane: loaded when first needed, with its texts, inside its own error boundary. */
import { Suspense, createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import { getLanguage } from '../i18n/language.ts';
import { takeFreshTexts } from '../i18n/texts.ts';
import { Delayed, SkeletonRows } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PaneProvider, type Pane } from './pane.tsx';
import type { Path } from './paths.ts';
import type { Route, Routes } from './route.ts';

/** So long a screen waits for what would only keep it from being drawn once. */
export const DRAWN_ONCE_MS = 300;

const screens = new Map<Path, ReactElement>();
const loaded = new WeakMap<Route, ComponentType>();

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

/**
 * A screen with all it says, before it is drawn: React holds for 300 ms whatever stands in the place of a part that waits, however soon
 * that part is there.
 */
export async function loadScreen(route: Route): Promise<{ readonly default: ComponentType }> {
  // The app's own modules define the texts of all screens, which are not meant.
  takeFreshTexts();
  const [screen] = await Promise.all([route.screen(), route.texts?.load(getLanguage())]);
  await atMost(DRAWN_ONCE_MS, Promise.all(takeFreshTexts().map((texts) => texts.load(getLanguage()))));
  loaded.set(route, screen.default);
  return screen;
}

/** Ends with what is awaited, however that ends, or with the time. */
export function atMost(ms: number, awaited: Promise<unknown>): Promise<unknown> {
  return Promise.race([awaited.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
}

function screenOf(path: Path, route: Route): ReactElement {
  let screen = screens.get(path);
  if (screen === undefined) {
    screen = createElement(loaded.get(route) ?? lazy(() => loadScreen(route)));
    screens.set(path, screen);
  }
  return screen;
}
