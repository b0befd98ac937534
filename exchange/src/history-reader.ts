/** The past by symbol, computed on demand from the seed: in this thread, or asked of a thread of its own. */
import { calendars, type CalendarId } from '@bahi/core/calendar.ts';
import type { Bar, CorporateAction } from '@bahi/contract/venue.ts';
import { createHistory } from './history/history.ts';
import { indicesOf } from './indices.ts';
import { equitiesOf } from './instruments.ts';
import type { ActionsBySymbol } from './market-instruments.ts';

export interface HistoryReader {
  readonly actions: ActionsBySymbol;
  minuteBars(symbol: string, from: number, to: number): Promise<readonly Bar[]>;
  dailyBars(symbol: string, from: string, to: string): Promise<readonly Bar[]>;
}

export interface HistorySource {
  readonly seed: string;
  readonly genesis: number;
  readonly calendarId: CalendarId;
}

/** In this thread. */
export function createHistoryReader({ seed, genesis, calendarId }: HistorySource): HistoryReader {
  const equities = equitiesOf(seed);
  const indices = indicesOf(equities);
  const history = createHistory({ seed, genesis, calendar: calendars[calendarId], equities, indices });
  const equityAt = new Map(equities.map((equity, at) => [equity.symbol, at]));
  const indexAt = new Map(indices.map((index, at) => [index.symbol, at]));
  return {
    actions: actionsBySymbol(equities, history.actionsOf),
    async minuteBars(symbol, from, to) {
      const at = equityAt.get(symbol);
      if (at !== undefined) return history.equityMinutes(at, from, to);
      const which = indexAt.get(symbol);
      return which === undefined ? [] : history.indexMinutes(which, from, to);
    },
    async dailyBars(symbol, from, to) {
      const at = equityAt.get(symbol);
      if (at !== undefined) return history.equityDays(at, from, to);
      const which = indexAt.get(symbol);
      return which === undefined ? [] : history.indexDays(which, from, to);
    },
  };
}

function actionsBySymbol(
  equities: readonly { readonly symbol: string }[],
  actionsOf: (at: number) => readonly CorporateAction[],
): ActionsBySymbol {
  return new Map(
    equities.map(({ symbol }, at) => [
      symbol,
      actionsOf(at).map(({ exDate, kind, numerator, denominator, cash }) => ({
        exDate,
        kind,
        numerator,
        denominator,
        cash,
      })),
    ]),
  );
}
