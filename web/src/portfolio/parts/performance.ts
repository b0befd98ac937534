/** How the account did, from its history and its total of now (decision 0123). Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getCandles } from '@bahi/contract/market/calls.ts';
import type { getHistory, getSummary } from '@bahi/contract/records/calls.ts';
import { timeWeighted, yearlyRate, type YearlyRate } from '@bahi/core/returns.ts';
import { parseSigned } from './signed-minor.ts';

type Days = OutputOf<typeof getHistory>['days'];
type Summary = Pick<OutputOf<typeof getSummary>, 'total' | 'paidIn'>;

export interface Performance {
  /** The first day; null: there is none that is over. */
  readonly since: string | null;
  readonly yearly: YearlyRate;
  /** A fraction; null: not known. */
  readonly own: number | null;
}

/** Null while the total of now is not known. `today`: the date of now. */
export function performanceOf(
  days: Days,
  { summary, today }: { readonly summary: Summary; readonly today: string },
): Performance | null {
  if (summary.total === null) return null;
  const known = days.map(({ date, total, paid }) => ({
    date,
    total: total === null ? null : parseSigned(total),
    paid: parseSigned(paid),
  }));
  const total = parseSigned(summary.total);
  const paidToday = known.reduce((left, { paid }) => left - paid, parseSigned(summary.paidIn));
  const all = [...known, { date: today, total, paid: paidToday }];
  const flows = all.map(({ date, paid }) => ({ date, amount: paid }));
  return {
    since: days[0]?.date ?? null,
    yearly: yearlyRate(flows, { date: today, worth: total }),
    own: timeWeighted(all),
  };
}

/** Of an index since a date began, to a price of now at the scale of its bars; a fraction. Null: its bars do not go back so far. */
export function indexSince(
  { bars }: Pick<OutputOf<typeof getCandles>, 'bars'>,
  { since, dateOf, now }: { readonly since: string; readonly dateOf: (at: number) => string; readonly now: number },
): number | null {
  const before = bars.findLast(([start]) => dateOf(start) < since);
  return before === undefined ? null : now / before[4] - 1;
}

/** A fraction as percent with two decimals, as rates come on the wire. */
export function percentText(fraction: number | null): string | null {
  return fraction === null ? null : (fraction * 100).toFixed(2);
}

export interface Share {
  readonly key: string;
  readonly amount: bigint;
  /** Of all that is told, in percent with one decimal. */
  readonly percent: string;
}

/** The largest first, those of one key together; what is owed is no share of anything. */
export function sharesOf(amounts: readonly { readonly key: string; readonly amount: string | null }[]): Share[] {
  const byKey = new Map<string, bigint>();
  for (const { key, amount } of amounts) byKey.set(key, (byKey.get(key) ?? 0n) + parseSigned(amount));
  const held = [...byKey].filter(([, amount]) => amount > 0n).toSorted(([, a], [, b]) => Number(b - a));
  const all = held.reduce((sum, [, amount]) => sum + amount, 0n);
  return held.map(([key, amount]) => ({ key, amount, percent: ((Number(amount) * 100) / Number(all)).toFixed(1) }));
}
