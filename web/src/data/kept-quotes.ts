/** The last prices of this device, for reading without a connection: written when the app is left, and each minute. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getQuotes } from '@bahi/contract/market/calls.ts';
import { knownQuotes, offerQuotes } from './live.ts';

const KEY = 'bahi.quotes';
const MAXIMUM = 200;
const EVERY_MS = 60_000;

/** Offers what was kept; the answer is the time of the newest price, null when there is none. */
export function restoreQuotes(): number | null {
  try {
    const rows = JSON.parse(localStorage.getItem(KEY) ?? '[]') as OutputOf<typeof getQuotes>;
    offerQuotes(rows);
    return rows.length === 0 ? null : Math.max(...rows.map(({ at }) => at));
  } catch {
    localStorage.removeItem(KEY);
    return null;
  }
}

export function keepQuotes(): void {
  addEventListener('pagehide', write);
  setInterval(write, EVERY_MS);
}

function write(): void {
  const rows = knownQuotes()
    .filter(({ previousClose }) => previousClose !== null)
    .slice(-MAXIMUM);
  if (rows.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(rows));
  } catch {
    // A full store only costs the offline view.
  }
}
