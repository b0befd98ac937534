/** The past by symbol, computed from the seed: in this thread, or asked of a thread of its own. */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { Bar, MarketEvent } from '@bahi/contract/venue.ts';
import { boardsOf } from './boards/boards.ts';
import { actionsOf } from './history/actions.ts';
import { createHistory, type History } from './history/history.ts';
import { statusOf } from './history/status.ts';
import { timelineOf } from './history/timeline.ts';
import type { Board } from './listed.ts';
import type { FactsBySymbol, ListingFacts } from './market-instruments.ts';
import type { AnnouncedAction, RightsIssue } from './port.ts';
import { plainAction } from './news/announced-actions.ts';
import { planActions } from './news/coming-actions.ts';
import { pastEventsOf } from './news/past-events.ts';
import { findableStreams, type MarketSeed } from './streams.ts';

export interface HistoryReader {
  /** Of `minutes` minutes each. */
  minuteBars(symbol: string, from: number, to: number, minutes: number): Promise<readonly Bar[]>;
  dailyBars(symbol: string, from: string, to: string): Promise<readonly Bar[]>;
  /** Those of [from, to) before genesis, oldest first. */
  marketEvents(from: number, to: number): Promise<readonly MarketEvent[]>;
}

export interface HistorySource extends MarketSeed {
  readonly calendarId: CalendarId;
  /** As in ExchangeOptions. */
  readonly actionsFrom?: number | undefined;
}

export interface LocalHistoryReader extends HistoryReader {
  /** Computes a part of what charts will ask for, and of the events; answers false when there is no more. */
  prepare(): boolean;
}

/** In this thread. */
export function createHistoryReader(source: HistorySource): LocalHistoryReader {
  const { seed, genesis, calendarId, actionsFrom } = source;
  const histories = boardsOf(seed, calendarId).map((board) => createHistory({ seed, genesis, board }));
  const places = new Map(histories.flatMap(placesOf));
  const events: MarketEvent[] = [];
  const parts = preparation();
  const prepare = () => parts.next().done !== true;

  function* preparation(): Generator<void> {
    for (const history of histories) while (history.prepare()) yield;
    for (const history of histories)
      for (const some of pastEventsOf(source, history, actionsFrom)) {
        events.push(...some);
        yield;
      }
    events.sort((left, right) => left.at - right.at || (left.id < right.id ? -1 : 1));
    for (const history of histories) history.forget();
  }

  return {
    minuteBars: async (symbol, from, to, minutes) => places.get(symbol)?.minutes(from, to, minutes) ?? [],
    dailyBars: async (symbol, from, to) => places.get(symbol)?.days(from, to) ?? [],
    async marketEvents(from, to) {
      while (prepare());
      return events.filter(({ at }) => at >= from && at < to);
    },
    prepare,
  };
}

/** As of `now`. Cheap, and wanted at once by whoever shows the instruments. */
export function factsOf(
  boards: readonly Board[],
  source: HistorySource & { readonly announced?: readonly AnnouncedAction[]; readonly rights?: readonly RightsIssue[] },
  now: number,
): FactsBySymbol {
  const streams = findableStreams(source.seed);
  return new Map(
    boards.flatMap((board) => {
      const timeline = timelineOf(streams, source.genesis, board);
      const plan = planActions({ ...source, board });
      return board.listings.map((listed, at) => {
        const past = actionsOf(streams, listed, timeline).map(({ at: _at, ...action }) => action);
        const declared = plan.declaredBy(at, now);
        const facts: ListingFacts = {
          actions: [...past, ...declared.map(plainAction)],
          gone: declared.filter(({ exAt }) => exAt <= now),
          status: statusOf(timeline, listed),
        };
        return [listed.symbol, facts] as const;
      });
    }),
  );
}

interface Place {
  readonly minutes: (from: number, to: number, length: number) => Bar[];
  readonly days: (from: string, to: string) => Bar[];
}

function placesOf(history: History): (readonly [string, Place])[] {
  const { listings, computed } = history.board;
  return [
    ...listings.map(({ symbol }, at) => {
      const place: Place = {
        minutes: (from, to, length) => history.listedMinutes(at, from, to, length),
        days: (from, to) => history.listedDays(at, from, to),
      };
      return [symbol, place] as const;
    }),
    ...computed.map(({ symbol }, which) => {
      const place: Place = {
        minutes: (from, to, length) => history.computedMinutes(which, from, to, length),
        days: (from, to) => history.computedDays(which, from, to),
      };
      return [symbol, place] as const;
    }),
  ];
}
