/** What an account was worth day by day, worked out from the journal when it is asked for (decision 0122). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getHistory } from '@bahi/contract/records/calls.ts';
import { addBusinessDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { CURRENCY_DIGITS, formatMoney, type Currency } from '@bahi/core/money.ts';
import { worthByDay, type DayWorth, type HistoryFacts, type Moved } from '@bahi/core/worth-history.ts';
import { duesByDay } from '../corporate-actions/service.ts';
import { readMoves } from '../ledger/worth.ts';
import { closingMarks } from '../market/service.ts';
import { unitsByDay } from '../pools/service.ts';
import type { FundsDeps } from './service.ts';

export interface HistoryDeps extends Pick<FundsDeps, 'db' | 'calendar'> {
  readonly clock: Pick<FundsDeps['clock'], 'now'>;
  readonly feed: Pick<FundsDeps['feed'], 'dailyBars' | 'instrument'>;
}

export async function historyOf(deps: HistoryDeps, customerId: bigint): Promise<OutputOf<typeof getHistory>> {
  const days = await daysOf(deps, customerId);
  return {
    currency: 'INR',
    days: days.map(({ date, total, paid }) => ({
      date,
      total: total === null ? null : formatMoney(total),
      paid: formatMoney(paid),
    })),
  };
}

/** From the first entry to the last business date that is over. */
export async function daysOf({ db, clock, calendar, feed }: HistoryDeps, customerId: bigint): Promise<DayWorth[]> {
  const through = addBusinessDays(calendar, businessDateOf(calendar, clock.now()), -1);
  const pairs = pairsOf(feed);
  const read = await db.read(async (tx) => {
    const [moved, units, dividends] = await Promise.all([
      readMoves(tx, { customerId, through }),
      unitsByDay({ calendar }, tx, customerId),
      duesByDay({ calendar }, tx, customerId),
    ]);
    return { moved, units, dividends, marks: await closingMarks(tx, feed, spansOf(moved, pairs, through)) };
  });
  const first = read.moved[0]?.date;
  return first === undefined ? [] : worthByDay({ ...read, pairs, dates: datesOf(calendar, first, through) });
}

function datesOf(calendar: Calendar, first: string, through: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= through; date = addBusinessDays(calendar, date, 1)) dates.push(date);
  return dates;
}

function pairsOf(feed: HistoryDeps['feed']): HistoryFacts['pairs'] {
  const pairs = new Map<Currency, { symbol: string; priceScale: number; unit: number }>();
  for (const currency of Object.keys(CURRENCY_DIGITS) as Currency[]) {
    const pair = feed.instrument(`${currency}INR`);
    if (pair?.forex) pairs.set(currency, { symbol: pair.symbol, priceScale: pair.priceScale, unit: pair.forex.unit });
  }
  return pairs;
}

/** Each security while anything of it was held, and the pair of each currency from its first entry on. */
function spansOf(moved: readonly Moved[], pairs: HistoryFacts['pairs'], through: string) {
  const spans = new Map<string, { symbol: string; from: string; through: string }>();
  const shares = new Map<string, bigint>();
  for (const { date, currency, symbol, shares: more } of moved) {
    const own = currency === 'INR' ? symbol : (pairs.get(currency)?.symbol ?? null);
    if (own === null) continue;
    const held = (shares.get(own) ?? 0n) + more;
    shares.set(own, held);
    const isHeld = currency !== 'INR' || held !== 0n;
    const from = spans.get(own)?.from ?? date;
    spans.set(own, { symbol: own, from, through: isHeld ? through : date });
  }
  return [...spans.values()];
}
