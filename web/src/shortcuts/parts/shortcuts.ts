/**
 * B buys, S sells, / searches and ? lists them, as at other brokers: on a keyboard, never while somebody types, and only while they are switched
 * on (WCAG 2.1.4). Downloaded once the first screen stands.
 */
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { call } from '../../data/call.ts';
import { OWN } from '../../data/own.ts';
import { credentials } from '../../data/session.ts';
import { readQuery } from '../../shell/hash.ts';
import { currentPlace, go } from '../../shell/location.ts';
import { settings } from '../../shell/settings.ts';

const acts: Readonly<Record<string, () => unknown>> = {
  b: () => trade((symbol) => go('/market/marketBuy', { symbol, direction: 'long' })),
  s: () => trade(sell),
  '/': () => credentials() !== null && go('/favorite/search'),
  '?': () => import('./shortcut-sheet.tsx').then(({ openShortcuts }) => openShortcuts()).catch(() => undefined),
};

/** Where letters are typed or chosen by, and where something else waits for an answer. */
const TYPING = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';
const IN_FRONT = '[role=dialog], [role=alertdialog]';

export function startShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !settings().hasShortcuts) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    const act = acts[event.key.toLowerCase()];
    if (act === undefined || document.querySelector(IN_FRONT) !== null) return;
    // The letter is not typed into the field that comes into focus.
    event.preventDefault();
    void act();
  });
}

function trade(act: (symbol: string) => unknown): unknown {
  if (credentials() === null) return undefined;
  const symbol = symbolShown();
  return symbol === null ? go('/favorite/search') : act(symbol);
}

/** What is held is sold from its position, as by the button (market/detail/trade-bar.tsx); what is not is sold short. */
async function sell(symbol: string): Promise<void> {
  const held = await call(listPositions, { state: 'open', symbol, page: 1, pageSize: 100 });
  const long = held.kind === 'ok' ? held.data.rows.filter(({ direction }) => direction === 'long') : [];
  // Somebody who has gone on meanwhile stays there.
  if (symbolShown() !== symbol) return;
  const [only] = long;
  if (only === undefined) go('/market/marketBuy', { symbol, direction: 'short' });
  else if (long.length === 1) go('/trade/positionDetail', { position: only.id });
  else go('/trade/index', { tab: 'open' });
}

/** The one that the address names, or that stands beside the market's list. */
function symbolShown(): string | null {
  const { path, search } = currentPlace();
  const isBeside = path === '/market/index' && matchMedia('(min-width: 600px)').matches;
  if (path !== '/market/stockDetail' && path !== '/market/marketBuy' && !isBeside) return null;
  return readQuery(search)['symbol'] ?? localStorage.getItem(OWN.symbol);
}
