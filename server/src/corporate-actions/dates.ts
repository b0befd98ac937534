/** The moments of an action's dates, by the sessions that its instrument follows. */
import { addBusinessDays, calendars, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { ActionRow } from './store.ts';

export interface DatesDeps {
  readonly feed: Pick<MarketFeed, 'instrument'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
}

interface Moments {
  /** Whoever holds when the record date closes is entitled; a dividend is paid from the opening of its pay date on. */
  readonly closesAt: number;
  readonly paysAt: number;
}

export function momentsOf(
  deps: Pick<DatesDeps, 'feed' | 'calendar'>,
  { symbol, recordDate, payDate }: Pick<ActionRow, 'symbol' | 'recordDate' | 'payDate'>,
): Moments {
  const own = calendarOf(deps, symbol);
  return { closesAt: sessionOn(own, recordDate)!.close, paysAt: sessionOn(own, payDate)!.open };
}

/** When everything of an action is paid at the latest, by what the operator says at its ex-date. */
export function settlesAtOf(deps: DatesDeps, action: ActionRow): number {
  const { paysAt } = momentsOf(deps, action);
  const { isDividendAutomatic, dividendApplyDays } = deps.parametersAt(action.exAt);
  if (action.kind !== 'dividend' || isDividendAutomatic) return paysAt;
  const own = calendarOf(deps, action.symbol);
  return sessionOn(own, addBusinessDays(own, action.payDate, dividendApplyDays))!.open;
}

function calendarOf({ feed, calendar }: Pick<DatesDeps, 'feed' | 'calendar'>, symbol: string): Calendar {
  const id = feed.instrument(symbol)?.calendarId ?? calendar.id;
  return id === calendar.id ? calendar : calendars[id as keyof typeof calendars];
}
