/** What the route table says about a screen. Kept apart from the table, so that the shell does not import screens. */
import type { ComponentType } from 'react';
import type { AppTab } from '@bahi/contract/settings/tabs.ts';
import type { TextSet } from '../i18n/texts.ts';
import type { Path } from './paths.ts';

export type TabKey = AppTab;

export const tabRoots = {
  home: '/home/index',
  market: '/market/index',
  vip: '/market/vip',
  trade: '/trade/index',
  favorite: '/favorite/index',
  account: '/information/index',
} as const satisfies Record<TabKey, Path>;

export interface Route {
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
  /** Loaded together with the screen. */
  readonly texts?: Pick<TextSet<unknown>, 'load'>;
  /** The tab that is lit; null for screens outside the tabs (login). */
  readonly tab: TabKey | null;
  /** "customer" needs a session: without one the reader is led to login and back here. */
  readonly audience: 'public' | 'customer';
  /** With this key in its query a customer's screen shows something that is for everybody. */
  readonly publicWith?: string;
  /** Where back leads when there is no history. */
  readonly parent: Path | null;
  /** Whether a phone shows the tab bar under it. */
  readonly hasTabBar?: boolean;
  /** What stands in the list column from 600 px on; the route itself when it is a list. */
  readonly list?: Path;
  /** What stands in the detail column when this route is the list. Reads the remembered symbol. */
  readonly companion?: Path;
  /** This screen is the ticket: from 1,024 px on it is docked at the right, beside its companion. */
  readonly isTicket?: boolean;
  /** Whether a ticket is docked beside it from 1,024 px on: for the stock whose page stands in it, never for one that nobody sees. */
  readonly hasTicket?: boolean;
}

export type Routes = { readonly [P in Path]?: Route };
