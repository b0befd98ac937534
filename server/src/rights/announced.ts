/** Rights issues as the market has to know them: on the ex-date the reference price falls to what the share is worth without the rights. */
import type { Minor } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import { selectRunning } from './issue-store.ts';

export interface AnnouncedRights {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  /** `numerator` new shares for each `denominator` held, at `price` paise. */
  readonly numerator: number;
  readonly denominator: number;
  readonly price: Minor;
  readonly recordDate: string;
  readonly exDate: string;
  /** UTC milliseconds: the first moment that trades without the rights. */
  readonly exAt: number;
  /** The deadline of the rights. */
  readonly payBy: number;
}

/** Those that are neither called off nor settled. */
export async function announcedRights(reader: Pick<Tx, 'query'>): Promise<AnnouncedRights[]> {
  const issues = await selectRunning(reader);
  return issues.map(({ id, symbol, name, numerator, denominator, price, recordDate, exDate, exAt, payBy }) => ({
    id,
    symbol,
    name,
    numerator,
    denominator,
    price,
    recordDate,
    exDate,
    exAt: Number(exAt),
    payBy: Number(payBy),
  }));
}
