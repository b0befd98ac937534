/** A market that only has events, for the tests of news. */
import type { MarketEvent, MarketFeed } from '@bahi/contract/venue.ts';
import type { NewsDeps } from './service.ts';
import { plainInstrument } from '../platform/testing-instrument.ts';

/** A house that has written nothing. */
export const nothingWritten: Omit<NewsDeps, 'db'> = {
  content: { documents: () => new Map() },
  configuration: { valueAt: () => '' },
};

export interface EventFeed extends Pick<MarketFeed, 'instruments' | 'instrument' | 'marketEvents' | 'onMarketEvents'> {
  /** What is asked for by `marketEvents`. */
  readonly past: MarketEvent[];
  tell(...events: MarketEvent[]): void;
  /** Spans asked for. */
  readonly asked: [from: number, to: number][];
}

export function createEventFeed(names: Readonly<Record<string, string>>): EventFeed {
  const instruments = Object.entries(names).map(([symbol, name]) => plainInstrument(symbol, { name }));
  const listeners = new Set<(events: readonly MarketEvent[]) => void>();
  const past: MarketEvent[] = [];
  const asked: [number, number][] = [];
  return {
    past,
    asked,
    instruments: () => instruments,
    instrument: (symbol) => instruments.find((instrument) => instrument.symbol === symbol),
    async marketEvents(from, to) {
      asked.push([from, to]);
      return past.filter((event) => event.at >= from && event.at < to);
    },
    onMarketEvents(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...events) {
      for (const listener of listeners) listener(events);
    },
  };
}
