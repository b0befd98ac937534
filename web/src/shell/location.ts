/** Where we are and how to go elsewhere: the hash as React state, and the navigation rules of spec §2. */
import { useSyncExternalStore } from 'react';
import { formatHash, hashOf, parseHash, readQuery, type Place } from './hash.ts';
import type { Path, QueryOf } from './paths.ts';

let place = parseHash(location.hash);
/** As many as browsers keep. */
const STEPS_MAX = 50;

/** The paths of the steps inside the app that lead here, this one last; kept in the history's state, so a reload keeps them. */
let steps = readSteps() ?? [place.path];
history.replaceState({ steps }, '', location.hash === '' ? undefined : location.hash);
const listeners = new Set<() => void>();

/** The place one step back, as far as it is known: who is led there again goes back, so that it stands in the history once. */
let below: string | null = null;

/** What kind of move led here: a new place starts at the top, an old one where it was. */
let lastMove: 'start' | 'new' | 'back' | 'tab' | 'query' = 'start';

addEventListener('popstate', follow);
addEventListener('hashchange', follow);
addEventListener('click', followLink);

/** Leads out of the step inside this place, while there is one. */
let inside: (() => void) | null = null;

/** The browser moved: back, forward, or an address typed by hand, which is a step of its own. */
function follow(): void {
  const next = parseHash(location.hash);
  if (inside !== null) {
    const leave = inside;
    inside = null;
    leave();
    // The entry below is of before: what the query became meanwhile stays.
    if (next.path === place.path) return history.replaceState({ steps }, '', hashOf(place));
  }
  below = null;
  const known = readSteps();
  const isSame = hashOf(next) === hashOf(place);
  if (known !== null) steps = known;
  else if (!isSame) steps = [...steps, next.path].slice(-STEPS_MAX);
  if (known === null) history.replaceState({ steps }, '', hashOf(next));
  if (isSame) return;
  lastMove = known === null ? 'new' : 'back';
  place = next;
  announce();
}

/** Links inside the app are steps like `go`; a click that opens a tab or a window is the browser's. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (link === null || link.target === '_blank') return;
  event.preventDefault();
  goToHash(link.getAttribute('href') ?? '');
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace);
}

export function currentPlace(): Place {
  return place;
}

export function moveKind(): typeof lastMove {
  return lastMove;
}

/** Goes to a screen. The current hash does nothing (spec §2); `replace` leaves no step back to here. */
export function go<P extends Path>(
  path: P,
  query: QueryOf<P> = {},
  { replace = false, asTab = false }: { readonly replace?: boolean; readonly asTab?: boolean } = {},
): void {
  goToHash(formatHash(path, query), { replace, asTab });
}

/** As `go`, for a path kept as text (a return path, a remembered tab). */
export function goToHash(hash: string, { replace = false, asTab = false } = {}): void {
  const next = parseHash(hash);
  if (hashOf(next) === hashOf(place)) return;
  if (replace && hashOf(next) === below) return history.back();
  inside = null;
  if (!replace) below = hashOf(place);
  steps = [...(replace ? steps.slice(0, -1) : steps), next.path].slice(-STEPS_MAX);
  history[replace ? 'replaceState' : 'pushState']({ steps }, '', hashOf(next));
  lastMove = asTab ? 'tab' : 'new';
  place = next;
  announce();
}

/**
 * A step that stays at this place, such as a chart in full screen: Back leads out of it and not away. Returns the way
 * out for everything else that ends it.
 */
export function stepInside(onLeave: () => void): () => void {
  history.pushState({ steps }, '', hashOf(place));
  below = null;
  inside = onLeave;
  return () => {
    if (inside === onLeave) history.back();
  };
}

/** Changes the query of this screen without a step in the history (tabs, filters). */
export function setQuery(query: Readonly<Record<string, string | undefined>>): void {
  const hash = formatHash(place.path, { ...readQuery(place.search), ...query });
  if (hash === hashOf(place)) return;
  history.replaceState({ steps }, '', hash);
  lastMove = 'query';
  place = parseHash(hash);
  announce();
}

/** One step back; without a history inside the app, to the parent. */
export function back(parent: Path): void {
  if (canGoBack()) history.back();
  else go(parent, {}, { replace: true });
}

/** Back over all steps of this screen to its first, as after what they asked for was sent. */
export function backToFirst(): void {
  if (stepsHere() > 1) history.go(1 - stepsHere());
}

/** Out of this screen over all its steps, to the place that led here, which is found as it was left; without a history, there. */
export function leaveTo(hash: string): void {
  if (stepsHere() < steps.length) history.go(-stepsHere());
  else goToHash(hash, { replace: true });
}

export function canGoBack(): boolean {
  return steps.length > 1 || inside !== null;
}

/** The address of a screen, for links. */
export function href<P extends Path>(path: P, query: QueryOf<P> = {}): string {
  return formatHash(path, query);
}

/** How many steps on end are of this screen: a login that took its place for a while and led back leaves no trace. */
function stepsHere(): number {
  return steps.length - 1 - steps.findLastIndex((path) => path !== place.path);
}

function readSteps(): readonly string[] | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'steps' in state ? (state.steps as readonly string[]) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
