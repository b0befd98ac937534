/** The configuration the app starts with (spec §7): read once, before the first screen. */
import { getConfig, type configNames } from '@bahi/contract/common.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import { call } from './call.ts';
import { learnServerTime } from './clock.ts';
import { createStore, useStore } from './store.ts';
import { setMarketZone } from './zone.ts';

export type ConfigName = (typeof configNames)[number];
export type Config = Readonly<Partial<Record<ConfigName, string>>>;

const store = createStore<Config>({});

export function useConfig(): Config {
  return useStore(store);
}

/** A limit of the operator that texts tell. */
export function useConfigNumber(name: ConfigName): number {
  return Number(useConfig()[name]);
}

export function config(): Config {
  return store.get();
}

/** A list or object of the configuration; `fallback` when it is missing or broken. */
export function configJson<T>(name: ConfigName, fallback: T): T {
  try {
    return JSON.parse(store.get()[name] ?? '') as T;
  } catch {
    return fallback;
  }
}

const KEPT_KEY = 'bahi.config';

/** Loads it. Anything but "ok" means that the app cannot start. Without a connection it starts with the last one, as far as it can be known: an app that came from its own copy and gets no answer has none. */
export async function loadConfig(): Promise<CallResult<unknown>['kind']> {
  const result = await call(getConfig, { type: 'all' });
  if (result.kind === 'ok') {
    const next: Config = Object.fromEntries(result.data.map(({ name, value }) => [name, value]));
    localStorage.setItem(KEPT_KEY, JSON.stringify(next));
    const serverTime = Number(next.server_time);
    if (serverTime > 0) learnServerTime(serverTime);
    apply(next);
    return 'ok';
  }
  const isOffline = !navigator.onLine || (result.kind === 'unknown' && isFromCopy());
  const kept = isOffline ? readKept() : null;
  if (kept === null) return result.kind;
  apply(kept);
  return 'ok';
}

function isFromCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function apply(next: Config): void {
  store.set(next);
  if (next.market_zone !== undefined) setMarketZone(next.market_zone);
}

function readKept(): Config | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null') as Config | null;
  } catch {
    return null;
  }
}
