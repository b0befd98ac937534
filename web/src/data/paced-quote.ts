/**
 * Live quotes for the rows of lists: each changes at most once in PRICE_MS, and all rows that are due change in one go. A
 * change is two texts, price and rate, so a row writes to the page at most four times a second (screens §7).
 */
import { useCallback, useSyncExternalStore } from 'react';
import { quoteNow, watchQuote } from './live.ts';
import type { LiveQuote } from './live-quote.ts';

/** For price and rate. */
const PRICE_MS = 600;
/** For the figures that matter less: volume, high, low. */
export const FIGURES_MS = 3_000;
const CHECK_MS = 100;

interface Paced {
  readonly symbol: string;
  readonly paceMs: number;
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
  quote: LiveQuote | undefined;
  at: number;
}

const paced = new Map<string, Paced>();
const late = new Set<Paced>();
let checker: ReturnType<typeof setInterval> | undefined;

/** The quote of a symbol as useQuote has it, but for the moments in between. */
export function usePacedQuote(symbol: string, paceMs = PRICE_MS): LiveQuote | undefined {
  return useSyncExternalStore(
    useCallback((listener) => watchPaced(symbol, listener, paceMs), [symbol, paceMs]),
    () => pacedQuote(symbol, paceMs),
  );
}

export function pacedQuote(symbol: string, paceMs = PRICE_MS): LiveQuote | undefined {
  const entry = paced.get(keyOf(symbol, paceMs));
  return entry === undefined ? quoteNow(symbol) : entry.quote;
}

export function watchPaced(symbol: string, listener: () => void, paceMs = PRICE_MS): () => void {
  const key = keyOf(symbol, paceMs);
  let entry = paced.get(key);
  if (entry === undefined) paced.set(key, (entry = begin(symbol, paceMs)));
  const { listeners, stop } = entry;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    paced.delete(key);
    for (const each of late) if (each.listeners === listeners) late.delete(each);
  };
}

function begin(symbol: string, paceMs: number): Paced {
  const stop = watchQuote(symbol, () => show(entry, Date.now()));
  const entry: Paced = { symbol, paceMs, listeners: new Set(), stop, quote: quoteNow(symbol), at: 0 };
  return entry;
}

function keyOf(symbol: string, paceMs: number): string {
  return `${symbol} ${paceMs}`;
}

function show(entry: Paced, now: number): void {
  const quote = quoteNow(entry.symbol);
  // A rate that was not known so far does not wait.
  const isNews = (entry.quote?.changeRate ?? null) === null && (quote?.changeRate ?? null) !== null;
  if (!isNews && now - entry.at < entry.paceMs) {
    late.add(entry);
    checker ??= setInterval(showLate, CHECK_MS);
    return;
  }
  late.delete(entry);
  entry.quote = quote;
  entry.at = now;
  for (const listener of entry.listeners) listener();
}

function showLate(): void {
  const now = Date.now();
  for (const entry of late) show(entry, now);
  if (late.size > 0) return;
  clearInterval(checker);
  checker = undefined;
}
