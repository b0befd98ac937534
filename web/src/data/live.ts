/**
 * Live prices: who watches which symbol, the latest quote of each, and the depth of the one symbol that wants it.
 * Subscriptions are counted, sent together, and kept a moment after the last watcher left (lists scroll).
 */
import { useCallback, useSyncExternalStore } from 'react';
import { getQuotes } from '@bahi/contract/market/calls.ts';
import { streamSubscriptionMaximum, type QuoteTick } from '@bahi/contract/stream.ts';
import { call } from './call.ts';
import { withBase, withTick, type LiveQuote } from './live-quote.ts';
import { createStore, useStore } from './store.ts';

export interface LiveDepth {
  readonly symbol: string;
  /** [price, quantity, orders], best first. */
  readonly bids: readonly (readonly [string, number, number])[];
  readonly asks: readonly (readonly [string, number, number])[];
  readonly at: number;
}

const SEND_DELAY_MS = 60;
const KEEP_MS = 5_000;
/** Of one question. */
const QUOTES_MAXIMUM = 500;

const quotes = new Map<string, LiveQuote>();
const watchers = new Map<string, Set<() => void>>();
const leaving = new Map<string, number>();
const unbased = new Set<string>();
const held = new Map<string, QuoteTick>();
const depthStore = createStore<LiveDepth | null>(null);
const paused = createStore(false);
const depthWanted: string[] = [];

let sender: ((symbols: readonly string[], depth: string | null) => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The live quote of a symbol; undefined until something is known. Renders again only when this symbol changes. */
export function useQuote(symbol: string | null | undefined): LiveQuote | undefined {
  return useSyncExternalStore(
    useCallback((listener) => (symbol ? watchQuote(symbol, listener) : noop), [symbol]),
    () => (symbol ? quotes.get(symbol) : undefined),
  );
}

/** A figure over several symbols, such as a total: renders again only when the figure itself changes. */
export function useQuoteFigure<T extends string | number | null>(
  symbols: readonly string[],
  compute: (quote: (symbol: string) => LiveQuote | undefined) => T,
): T {
  const names = symbols.join(' ');
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = names === '' ? [] : names.split(' ').map((symbol) => watchQuote(symbol, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      [names],
    ),
    () => compute((symbol) => quotes.get(symbol)),
  );
}

/** Five levels of each side; null until the book came. One symbol at a time: the last who asks. */
export function useDepth(symbol: string | null | undefined): LiveDepth | null {
  const depth = useSyncExternalStore(
    useCallback(
      (listener) => {
        if (!symbol) return noop;
        depthWanted.push(symbol);
        schedule();
        const stop = depthStore.subscribe(listener);
        return () => {
          stop();
          depthWanted.splice(depthWanted.lastIndexOf(symbol), 1);
          schedule();
        };
      },
      [symbol],
    ),
    depthStore.get,
  );
  return depth !== null && depth.symbol === symbol ? depth : null;
}

/** Pausing keeps the prices still for a reader (WCAG 2.2.2); what came meanwhile is applied at the end. */
export function usePricesPaused(): readonly [isPaused: boolean, setPaused: (next: boolean) => void] {
  return [useStore(paused), setPricesPaused];
}

export function setPricesPaused(next: boolean): void {
  paused.set(next);
  if (!next) for (const [symbol, tick] of held) receiveTick(symbol, tick);
}

/** What is known now, for a list that sorts by price without following every tick. */
export function quoteNow(symbol: string): LiveQuote | undefined {
  return quotes.get(symbol);
}

export function knownQuotes(): readonly LiveQuote[] {
  return [...quotes.values()];
}

/** Quotes from elsewhere: a ranking's answer, or what was kept from the last visit. */
export function offerQuotes(rows: Parameters<typeof withBase>[1][]): void {
  for (const row of rows) put(row.symbol, withBase(quotes.get(row.symbol), row));
}

export function receiveTicks(ticks: readonly QuoteTick[]): void {
  for (const tick of ticks) receiveTick(tick[0], tick);
}

export function receiveDepth(depth: LiveDepth): void {
  if (!paused.get()) depthStore.set(depth);
}

/** The stream takes and gives back the way to ask for symbols; a new connection asks again for all. */
export function connectSender(send: typeof sender): void {
  sender = send;
  if (send === null) return;
  // Limits and states may have changed while we were away.
  readBases();
}

/** Asks again for what ticks do not tell: limits, states, the previous close. */
export function readBases(): void {
  for (const symbol of watchers.keys()) unbased.add(symbol);
  schedule();
}

function receiveTick(symbol: string, tick: QuoteTick): void {
  if (paused.get()) {
    held.set(symbol, tick);
    return;
  }
  held.delete(symbol);
  put(symbol, withTick(quotes.get(symbol), tick));
}

function put(symbol: string, quote: LiveQuote): void {
  quotes.set(symbol, quote);
  for (const listener of watchers.get(symbol) ?? []) listener();
}

/** Calls the listener at each change of the symbol's quote until the answer is called. */
export function watchQuote(symbol: string, listener: () => void): () => void {
  let listeners = watchers.get(symbol);
  if (listeners === undefined) {
    watchers.set(symbol, (listeners = new Set()));
    if ((quotes.get(symbol)?.previousClose ?? null) === null || !leaving.has(symbol)) unbased.add(symbol);
    schedule();
  }
  leaving.delete(symbol);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      watchers.delete(symbol);
      leaving.set(symbol, Date.now() + KEEP_MS);
      schedule(KEEP_MS + SEND_DELAY_MS);
    }
  };
}

function schedule(delayMs = SEND_DELAY_MS): void {
  if (delayMs === SEND_DELAY_MS) {
    clearTimeout(timer);
    timer = undefined;
  }
  timer ??= setTimeout(flush, delayMs);
}

let lastSent = '';

function flush(): void {
  timer = undefined;
  void fetchBases();
  if (sender === null) {
    lastSent = '';
    return;
  }
  const now = Date.now();
  for (const [symbol, until] of leaving) if (until <= now) leaving.delete(symbol);
  const symbols = [...new Set([...watchers.keys(), ...leaving.keys()])].slice(0, streamSubscriptionMaximum);
  const depth = depthWanted.at(-1) ?? null;
  const message = JSON.stringify([symbols, depth]);
  if (message !== lastSent) sender(symbols, depth);
  lastSent = message;
}

/** A connection that closed must be asked again in full. */
export function forgetSent(): void {
  lastSent = '';
}

async function fetchBases(): Promise<void> {
  const symbols = [...unbased].slice(0, QUOTES_MAXIMUM);
  for (const symbol of symbols) unbased.delete(symbol);
  await readQuotes(symbols);
}

/** Prices of this moment, also of what no row shows. */
export async function readQuotes(symbols: readonly string[]): Promise<void> {
  const asked = [...new Set(symbols)].slice(0, QUOTES_MAXIMUM);
  if (asked.length === 0) return;
  const result = await call(getQuotes, { symbols: asked });
  if (result.kind === 'ok') offerQuotes(result.data);
}

function noop(): void {}
