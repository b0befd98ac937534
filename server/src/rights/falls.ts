/** What shares fall by as they part from their rights, for those who adjust what customers hold (corporate-actions/schedule.ts). */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { NewAction } from '../corporate-actions/service.ts';
import type { Database } from '../platform/database.ts';
import { selectRunning } from './issue-store.ts';
import { priceAfterOf, type IssueRow } from './rows.ts';

export interface PriceDeps {
  readonly calendar: Calendar;
  readonly marketPrice: (symbol: string) => Minor | null;
  /** The last price of a symbol up to a business date, in paise; null: it never traded. */
  readonly closeBefore: (symbol: string, date: string) => Promise<number | null>;
}

/** The last trades of a session are on their way for a moment. */
const SETTLING_MS = 30_000;

/** Of running issues whose record date has closed; nothing falls by one above the market's price. */
export async function rightsFalls(deps: PriceDeps & { readonly db: Database }, now: number): Promise<NewAction[]> {
  const falls: NewAction[] = [];
  for (const issue of await selectRunning(deps.db)) {
    const { symbol, numerator, denominator, recordDate, exDate, exAt, payBy } = issue;
    if (now < sessionOn(deps.calendar, recordDate)!.close + SETTLING_MS) continue;
    const before = issue.priceBefore ?? (await priceBeforeOf(deps, issue));
    const cash = Number(before - (issue.priceAfter ?? priceAfterOf(issue, before)));
    if (cash === 0) continue;
    const payDate = businessDateOf(deps.calendar, Number(payBy));
    const terms = { kind: 'rights' as const, numerator, denominator, cash };
    falls.push({ symbol, ...terms, recordDate, exDate, payDate, exAt: Number(exAt) });
  }
  return falls;
}

export async function priceBeforeOf({ closeBefore, marketPrice }: PriceDeps, issue: IssueRow): Promise<Minor> {
  const close = await closeBefore(issue.symbol, issue.recordDate);
  return close === null ? (marketPrice(issue.symbol) ?? issue.price) : BigInt(close);
}
