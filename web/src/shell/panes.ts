/** Which screens stand side by side (screens §4): one on a phone, list and detail from 600 px, and the ticket from 1,024 px. Pure. */
import { formatHash, readQuery, type Place } from './hash.ts';
import type { Pane } from './pane.tsx';
import type { Path } from './paths.ts';
import type { Route, Routes } from './route.ts';

export type Width = 'phone' | 'tablet' | 'desktop';

export interface Panes {
  readonly list: Pane | null;
  /** Null when there is nothing to show beside the list yet. */
  readonly main: Pane | null;
  readonly ticket: Pane | null;
  /** Whether the columns exist, also while nothing stands in them. */
  readonly hasList: boolean;
  readonly hasTicket: boolean;
}

const TICKET: Path = '/market/marketBuy';

export function panesFor(routes: Routes, place: Place, width: Width, symbol: string | null): Panes | null {
  const path = place.path as Path;
  const route = routes[path];
  if (route === undefined) return null;
  const isWide = width !== 'phone' && route.list !== undefined;
  const pane = (at: Path, kind: Pane['kind'], search = ''): Pane => ({
    path: at,
    search: at === path ? place.search : search,
    // Beside its parent a screen needs no way back to it.
    parent: isWide && routes[at]?.parent === route.list ? null : (routes[at]?.parent ?? null),
    kind,
    isPrimary: at === path,
    isAlone: !isWide,
  });
  if (!isWide || route.list === undefined) {
    return { list: null, main: pane(path, 'main'), ticket: null, hasList: false, hasTicket: false };
  }
  const shown = readQuery(place.search)['symbol'] ?? symbol;
  const search = shown === null ? '' : formatHash('', { symbol: shown }).replace(/^#\?/, '');
  const isDocked = width === 'desktop' && route.isTicket === true;
  const hasTicket = isDocked || (width === 'desktop' && route.hasTicket === true && routes[TICKET] !== undefined);
  return {
    list: routes[route.list] === undefined ? null : pane(route.list, 'list'),
    main: mainPane(route, path, isDocked, shown, (at) => pane(at, 'main', search)),
    ticket: ticketPane(hasTicket, isDocked, shown, path, (at) => pane(at, 'ticket', search)),
    hasList: true,
    hasTicket,
  };
}

function mainPane(
  route: Route,
  path: Path,
  isDocked: boolean,
  symbol: string | null,
  pane: (path: Path) => Pane,
): Pane | null {
  if (route.list !== path && !isDocked) return pane(path);
  if (route.companion === undefined) return null;
  // A detail needs to know of what; the account's companion does not.
  return route.companion.startsWith('/market/') && symbol === null ? null : pane(route.companion);
}

function ticketPane(
  hasTicket: boolean,
  isDocked: boolean,
  symbol: string | null,
  path: Path,
  pane: (path: Path) => Pane,
): Pane | null {
  if (!hasTicket) return null;
  if (isDocked) return pane(path);
  return symbol === null ? null : pane(TICKET);
}
