/** What lending so many lots means in figures: by the rules of the date's fee, as the pool stands now. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getLending } from '@bahi/contract/lending/calls.ts';
import { estimateLending } from '@bahi/core/lending-fee.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

export type Lending = OutputOf<typeof getLending>;
export type Holding = Lending['holdings'][number];

/** What can be lent at once; else what could be lent but for a reason that is shown; else the first. */
export function firstToLend<H extends Pick<Holding, 'lots' | 'refusal'>>(holdings: readonly H[]): H | undefined {
  const free = holdings.filter(({ lots }) => lots > 0);
  return free.find(({ refusal }) => refusal === null) ?? free[0] ?? holdings[0];
}

export interface LendFigures {
  readonly shares: number;
  /** Null: there is no mark price that counts. */
  readonly value: string | null;
  readonly day: { readonly rateBps: number; readonly onLoan: number; readonly paid: string } | null;
}

export function lendFigures(
  lending: Pick<Lending, 'lotSize' | 'rateMinimumBps' | 'rateMaximumBps' | 'lenderPercent'>,
  { mark, borrowing }: Pick<Holding, 'mark' | 'borrowing'>,
  lots: number,
): LendFigures {
  const shares = lots * lending.lotSize;
  const price = mark === null ? null : parseMoney(mark);
  if (price === null || !Number.isSafeInteger(shares) || shares < 0) return { shares, value: null, day: null };
  const value = formatMoney(price * BigInt(shares));
  if (borrowing === null) return { shares, value, day: null };
  const terms = {
    lendingRateMinimumBps: lending.rateMinimumBps,
    lendingRateMaximumBps: lending.rateMaximumBps,
    lendingLenderPercent: lending.lenderPercent,
  };
  const { paid, ...day } = estimateLending({ ...borrowing, more: shares, mark: price }, terms);
  return { shares, value, day: { ...day, paid: formatMoney(paid) } };
}
