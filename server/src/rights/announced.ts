/** Rights issues as the market has to know them: on the ex-date the reference price falls to what the share is worth without the rights. */
import type { Minor } from '@bahi/core/money.ts';
import type { Reader } from '../platform/database.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { selectAllIssues, selectRunning } from './issue-store.ts';
import { settledBy } from './pricing.ts';

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
  /** Everybody has shares or money by then; until the end of its session nothing else of the company goes ex. */
  readonly settledBy: number;
}

/** Those that are neither called off nor settled. */
export async function announcedRights(reader: Reader, calendar: Calendar): Promise<AnnouncedRights[]> {
  const issues = await selectRunning(reader);
  return issues.map((issue) => {
    const { id, symbol, name, numerator, denominator, price, recordDate, exDate, exAt } = issue;
    const ratio = { numerator, denominator, price };
    return {
      id,
      symbol,
      name,
      ...ratio,
      recordDate,
      exDate,
      exAt: Number(exAt),
      settledBy: settledBy(calendar, issue),
    };
  });
}

/** As the exchange takes it. */
export interface ToldRights extends Pick<
  AnnouncedRights,
  'symbol' | 'numerator' | 'denominator' | 'exDate' | 'settledBy'
> {
  readonly price: number;
  /** What the market tells of the company from then on gives way. */
  readonly announcedAt: number;
  readonly isCalledOff: boolean;
}

/** A market that runs is told within a minute; what a company says until then stands. */
const TOLD_WITHIN_MS = 600_000;

/** Every one that was ever announced: what gave way to one stays away. */
export async function toldRights(reader: Reader, calendar: Calendar): Promise<ToldRights[]> {
  return (await selectAllIssues(reader)).map((issue) => {
    const { symbol, numerator, denominator, price, exDate, publishedAt, withdrawnAt } = issue;
    return {
      symbol,
      numerator,
      denominator,
      price: Number(price),
      exDate,
      settledBy: settledBy(calendar, issue),
      announcedAt: Number(publishedAt) + TOLD_WITHIN_MS,
      isCalledOff: withdrawnAt !== null,
    };
  });
}
