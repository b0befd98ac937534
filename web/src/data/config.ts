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

/** Loads it. Anything but "ok" means that the app cannot start. */
export async function loadConfig(): Promise<CallResult<unknown>['kind']> {
  const result = await call(getConfig, { type: 'all' });
  if (result.kind !== 'ok') return result.kind;
  const next: Config = Object.fromEntries(result.data.map(({ name, value }) => [name, value]));
  store.set(next);
  if (next.market_zone !== undefined) setMarketZone(next.market_zone);
  const serverTime = Number(next.server_time);
  if (serverTime > 0) learnServerTime(serverTime);
  return 'ok';
}
