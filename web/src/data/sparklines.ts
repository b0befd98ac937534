/** The session so far of the symbols on the screen: asked together, a hundred at a time, and renewed each minute. */
import { useCallback, useSyncExternalStore } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSparklines } from '@bahi/contract/market/calls.ts';
import { call } from './call.ts';

export type SparklineData = OutputOf<typeof getSparklines>[number];

const BATCH_MAX = 100;
const GATHER_MS = 40;
const FRESH_MS = 60_000;

const lines = new Map<string, SparklineData>();
const readAt = new Map<string, number>();
const watchers = new Map<string, Set<() => void>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let renewal: ReturnType<typeof setInterval> | undefined;

/** Undefined until it is known. */
export function useSparkline(symbol: string): SparklineData | undefined {
  return useSyncExternalStore(
    useCallback((listener) => watch(symbol, listener), [symbol]),
    () => lines.get(symbol),
  );
}

function watch(symbol: string, listener: () => void): () => void {
  let listeners = watchers.get(symbol);
  if (listeners === undefined) watchers.set(symbol, (listeners = new Set()));
  listeners.add(listener);
  timer ??= setTimeout(readStale, GATHER_MS);
  renewal ??= setInterval(() => document.visibilityState === 'visible' && readStale(), FRESH_MS / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watchers.delete(symbol);
    if (watchers.size > 0) return;
    clearInterval(renewal);
    renewal = undefined;
  };
}

function readStale(): void {
  timer = undefined;
  const now = Date.now();
  const stale = [...watchers.keys()].filter((symbol) => now - (readAt.get(symbol) ?? 0) >= FRESH_MS);
  for (let at = 0; at < stale.length; at += BATCH_MAX) void read(stale.slice(at, at + BATCH_MAX), now);
}

async function read(symbols: readonly string[], now: number): Promise<void> {
  for (const symbol of symbols) readAt.set(symbol, now);
  const result = await call(getSparklines, { symbols: [...symbols] });
  if (result.kind !== 'ok') {
    // The next renewal asks again.
    for (const symbol of symbols) readAt.delete(symbol);
    return;
  }
  for (const line of result.data) {
    lines.set(line.symbol, line);
    for (const listener of watchers.get(line.symbol) ?? []) listener();
  }
}
