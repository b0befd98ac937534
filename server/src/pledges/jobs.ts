/**
 * What the clock and the mark price make of open pledges (desks §7): the interest of each date that has ended, word before and after the due
 * date, the warning once a crossing, the notice, and after it the one forced sale. Each is decided under the lock of the customer's book; a mark
 * price that is old or missing does nothing.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { isAtOrAbove, lotsToSell, owedBps, valueOf } from '@bahi/core/pledge.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import type { Orders } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { barredFromPaying, overdueFrom, OVERDUE_DELAY_MS, waitsTold } from '../loans/service.ts';
import { pledgeSaleOf } from '../orders/service.ts';
import { chargeInterest, owedOf } from './interest.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';
import { markOf, type PledgesDeps } from './checks.ts';
import { overdueStory, tell } from './told.ts';
import { pledges, sales, selectLastSale, selectOpen, selectOpenAfter, type Named } from './store.ts';

export interface PledgeJobsDeps extends Pick<
  PledgesDeps,
  'calendar' | 'parametersAt' | 'marketPrice' | 'isListed' | 'isHeldUp' | 'lotSizeOf'
> {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly orders: Pick<Orders, 'sellPledged'>;
}

const BATCH_MAX = 200;
/** Of one pledge in one transaction: whoever comes back after a year is caught up with in several. */
const DATES_MAX = 31;

export function createPledgesTasks(deps: PledgeJobsDeps): Task[] {
  return [{ name: 'pledges_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** One that something is wrong with does not keep the others: it is tried again a minute later. */
export async function progress(deps: PledgeJobsDeps): Promise<void> {
  const failures: Error[] = [];
  for (let after = 0n; ;) {
    const batch = await selectOpenAfter(deps.db, { after, limit: BATCH_MAX });
    if (batch.length === 0) break;
    after = batch.at(-1)!.id;
    for (const pledge of batch)
      await follow(deps, pledge).catch(
        (cause: unknown) => void failures.push(new Error(`pledge ${pledge.id}`, { cause })),
      );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'pledges could not be brought up to date');
}

interface Sale {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly lots: number;
  /** All that are blocked: no more are sold, as those beside them may be another pledge's. */
  readonly shares: number;
  readonly request: string;
  readonly isDue: (tx: Tx) => Promise<boolean>;
}

async function follow(deps: PledgeJobsDeps, pledge: Named): Promise<void> {
  while (await deps.db.transaction((tx) => charge(deps, tx, pledge)));
  const sale = await deps.db.transaction((tx) => look(deps, tx, pledge));
  // After a crash before this the next minute asks again, with what is owed then; the shares leave by one order at a time.
  if (sale !== null) await deps.orders.sellPledged(sale);
}

/** Answers whether dates may be left. */
async function charge({ clock, calendar }: PledgeJobsDeps, tx: Tx, { id, customerId }: Named): Promise<boolean> {
  const now = clock.now();
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const [row] = await selectOpen(tx, [id]);
  if (row === undefined) return false;
  const charged = chargeInterest(books, row, { calendar, now, datesMax: DATES_MAX });
  if (charged.interestThrough === row.interestThrough) return false;
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  await pledges.update(tx, id, { ...charged });
  return true;
}

/** What is told and noted now, and the sale that is due. */
async function look(deps: PledgeJobsDeps, tx: Tx, { id, customerId }: Named): Promise<Sale | null> {
  const { clock, calendar } = deps;
  const now = clock.now();
  await lockBooks(tx, { customerIds: [customerId] });
  const [row] = await selectOpen(tx, [id]);
  if (row === undefined) return null;
  const { principal, interest } = owedOf({ calendar, now }, row);
  const owed = principal + interest;
  const overdueAt = overdueFrom(calendar, row, await barredFromPaying(tx, customerId));
  const dates = byDate(deps, row, { now, owed, overdueAt });
  const mark = markOf(deps, row.symbol, now);
  const value = mark === null ? null : valueOf(mark, row.pledged);
  const level = value === null ? NOTHING : byValue(row, { now, owed, value });
  const change = { ...dates.change, ...level.change };
  if (Object.keys(change).length > 0) await pledges.update(tx, id, change);
  for (const story of [...dates.stories, ...level.stories]) await tell(tx, row, { now, story });
  return mark === null || !level.isSaleDue ? null : askForSale(deps, tx, row, { now, owed, mark });
}

/** A sale whose order never came to be, as the market was closed or the process died, is asked for by its key again, with what holds now. */
async function askForSale(
  { lotSizeOf, calendar }: PledgeJobsDeps,
  tx: Tx,
  row: OpenPledge,
  { now, owed, mark }: { readonly now: number; readonly owed: bigint; readonly mark: bigint },
): Promise<Sale | null> {
  const { id: pledgeId, customerId, positionId, pledged: shares, symbol, warningPercent, salePercent } = row;
  const lotSize = lotSizeOf(symbol);
  const value = valueOf(mark, shares);
  const lotsFor = (sum: bigint) => lotsToSell({ owed: sum, mark, shares, lotSize, warningPercent });
  const lots = lotsFor(owed);
  if (lots === 0) return null;
  const last = await selectLastSale(tx, pledgeId);
  const found = await pledgeSaleOf(tx, { customerId, positionId, asked: last?.request ?? null, now });
  if (found.isAtWork) return null;
  const rests = { noticedAt: row.noticedAt!, askedAt: now, mark, value, owed, lots };
  const { request } =
    last === null || found.isPlaced
      ? await sales.insert(tx, { pledgeId, request: found.request, ...rests })
      : await sales.update(tx, last.id, rests);
  // Other pledges of the position do not count, and a repayment only where it changes what is to be sold: whoever made either at that minute again and again would put the sale off.
  const isDue = async (under: Tx): Promise<boolean> => {
    const [open] = await selectOpen(under, [pledgeId]);
    if (open?.pledged !== shares) return false;
    const { principal, interest } = owedOf({ calendar, now }, open);
    const left = principal + interest;
    return isAtOrAbove(left, value, salePercent) && lotsFor(left) === lots;
  };
  return { customerId, positionId, lots, shares, request, isDue };
}

interface Found {
  readonly change: Partial<
    Record<'remindedAt' | 'overdueToldAt' | 'waitsUntil' | 'waitsSince' | 'warnedAt' | 'noticedAt', number | null>
  >;
  readonly stories: readonly Story[];
  readonly isSaleDue: boolean;
}

const NOTHING: Found = { change: {}, stories: [], isSaleDue: false };

interface Standing {
  readonly now: number;
  readonly owed: bigint;
}

/** An overdue one that nobody was reminded of, as no server ran, is told that alone. Nothing is sold for being late. */
function byDate(
  { parametersAt }: PledgeJobsDeps,
  row: OpenPledge,
  { now, owed, overdueAt }: Standing & { readonly overdueAt: number },
): Found {
  if (row.overdueToldAt !== null) return NOTHING;
  const waits = waitsTold(row, { overdueAt, now });
  const remindedAt = Number(row.remindedAt ?? now);
  // A repayment that came in time may still be on its way when the due date has passed.
  if (now - OVERDUE_DELAY_MS >= overdueAt) {
    const change = { ...waits, overdueToldAt: now, remindedAt };
    return { ...NOTHING, change, stories: [overdueStory(row, owed)] };
  }
  const params = { owed: formatMoney(owed), due: row.dueDate };
  if (waits.waitsUntil !== undefined) {
    const stories = [storyOf('pledges.due_waits', { ...params, by: overdueAt })];
    return { ...NOTHING, change: { ...waits, remindedAt }, stories };
  }
  const isNear = Number(row.overdueAt) <= now + parametersAt(now).pledgeReminderDays * DAY_MS;
  if (row.remindedAt !== null || !isNear) return NOTHING;
  return { ...NOTHING, change: { remindedAt }, stories: [storyOf('pledges.reminder', params)] };
}

/** A level that was left is told anew when it is reached again, and a notice that was not needed has a day again. */
function byValue(row: PledgeRow, { now, owed, value }: Standing & { readonly value: bigint }): Found {
  const { warnedAt, noticedAt, warningPercent, salePercent, noticeHours, symbol } = row;
  const amounts = { symbol, owed: formatMoney(owed), value: formatMoney(value) };
  const percent = Math.floor((owedBps(owed, value) ?? 0) / 100);
  if (isAtOrAbove(owed, value, salePercent)) {
    const isSaleDue = noticedAt !== null && now >= Number(noticedAt) + noticeHours * HOUR_MS;
    if (noticedAt !== null) return { ...NOTHING, isSaleDue };
    const by = now + noticeHours * HOUR_MS;
    const stories = [storyOf('pledges.notice', { ...amounts, percent: salePercent, by })];
    return { change: { noticedAt: now, warnedAt: Number(warnedAt ?? now) }, stories, isSaleDue };
  }
  const ended = noticedAt === null ? {} : { noticedAt: null };
  if (!isAtOrAbove(owed, value, warningPercent))
    return { ...NOTHING, change: { ...ended, ...(warnedAt === null ? {} : { warnedAt: null }) } };
  if (warnedAt !== null) return { ...NOTHING, change: ended };
  const story = storyOf('pledges.warning', { ...amounts, percent, sale: salePercent });
  return { ...NOTHING, change: { ...ended, warnedAt: now }, stories: [story] };
}
