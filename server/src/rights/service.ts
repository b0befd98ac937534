/**
 * Rights issues as the customer sees them and takes rights up (spec §1, rules §8): entitled shares are paid into escrow at once, extra ones
 * are held for until it is known what others leave. Everything that concerns a customer's rights is decided under the lock of the
 * book, then of the issue's row, against which the deadline stands.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type * as contract from '@bahi/contract/rights/calls.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { entitlementOf } from '@bahi/core/allotment.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { rightsPaid } from '@bahi/core/ledger-offerings.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import type { HouseHalt } from '../halt/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import { eligibilityRefusal, longHoldings, type EligibilityDeps } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { amountOf, heldFor, takeUpRefusal, type Asked } from './decision.ts';
import { issues } from './issue-store.ts';
import { termsOf as ratioOf, type EntitlementRow, type IssueRow, type IssueView } from './rows.ts';
import * as store from './store.ts';
import { issueView } from './views.ts';
import { payEnds } from './waits.ts';

export { publishRights, withdrawRights } from './publication.ts';
export { announcedRights, toldRights, type ToldRights } from './announced.ts';
export { rightsFalls } from './falls.ts';
export { selectLapsing } from './store.ts';
export { lastSession } from './pricing.ts';
export { createRightsTasks, progress as progressRights, type RightsJobsDeps } from './jobs.ts';

export interface RightsDeps extends EligibilityDeps {
  readonly calendar: Calendar;
  /** While the house is halted nothing is taken up. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  /** Of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => Minor | null;
}

const CLOSED = refusal('rights.channel_closed', {});

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

export async function issuesPage(
  deps: RightsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listRights> },
): Promise<OutputOf<typeof contract.listRights>> {
  const { page, pageSize } = input;
  const { rows, total } = await issues.page(tx, { now, limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await issueViews(deps, tx, { issues: rows, customerId, now }), total, page, pageSize };
}

export async function issueOf(
  deps: RightsDeps,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<IssueView> {
  const issue = (await issues.select(tx, storedId(id))) ?? refuse('rights.unknown', {});
  return (await issueViews(deps, tx, { issues: [issue], customerId, now }))[0]!;
}

export async function termsOf(
  deps: RightsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getRightsTerms> },
): Promise<OutputOf<typeof contract.getRightsTerms>> {
  const issue = (await issues.select(tx, storedId(input.issue))) ?? refuse('rights.unknown', {});
  const own = (await store.selectOwn(tx, customerId, [issue.id]))[0] ?? null;
  const { cash, held } = await readBalance(tx, customerId);
  const available = cash - held;
  const left = await leftOf(tx, { issue, customerId, own });
  const payEnd = await payEndOf(deps, tx, issue, own);
  const asked = { shares: input.shares ?? left, extra: input.extra };
  const isHalted = deps.halt.since() !== null;
  const barred = await eligibilityRefusal(deps, tx, { customerId, now, isPreview: true, isHalted, closed: CLOSED });
  // Figures stay within what there is, so that a screen can show them beside the refusal.
  const shares = Math.min(Math.max(asked.shares, 0), left);
  const extra = Math.min(Math.max(asked.extra, 0), EXTRA_SHOWN_MAX);
  return {
    shares,
    extra,
    paid: formatMoney(amountOf(issue, shares)),
    held: formatMoney(heldFor(issue, extra)),
    charges: formatMoney(0n),
    available: formatMoney(available),
    left: left - shares,
    lockedUntil: lockedUntil(deps.calendar, { lockDays: issue.lockDays, lockMinutes: 0 }, payEnd),
    refusal: barred ?? takeUpRefusal(issue, asked, { now, own, available, payEnd }),
  };
}

const EXTRA_SHOWN_MAX = 1_000_000_000;

export async function takeUpRights(
  deps: RightsDeps,
  tx: Tx,
  {
    customerId,
    sessionId,
    now,
    input,
  }: By & { readonly sessionId: bigint; readonly input: { readonly issue: string } & Asked },
): Promise<IssueView> {
  const isHalted = (await deps.halt.lockedSince(tx)) !== null;
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const issue = (await issues.lock(tx, storedId(input.issue), 'share')) ?? refuse('rights.unknown', {});
  const by = { customerId, sessionId, now, isPreview: false };
  refuseIf(await eligibilityRefusal(deps, tx, { ...by, isHalted, closed: CLOSED }));
  const own = (await store.selectOwn(tx, customerId, [issue.id]))[0] ?? null;
  const payEnd = await payEndOf(deps, tx, issue, own);
  refuseIf(takeUpRefusal(issue, input, { now, own, available: availableOf(books, customerId), payEnd }));

  const [shares, extra] = [BigInt(input.shares), BigInt(input.extra)];
  const [paid, held] = [amountOf(issue, shares), heldFor(issue, extra)];
  const id = await store.nextTakeUpId(tx);
  if (paid > 0n) postEntry(books, rightsPaid({ customerId, takeUpId: id, part: 0, amount: paid }));
  if (held > 0n) placeHold(books, { kind: 'rights', reference: id, customerId, amount: held });
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const entitlementId = own!.id;
  // The end may have moved since it was told: the row says why it could still be taken up.
  if (now >= Number(issue.payBy)) await store.updateWaits(tx, [{ id: entitlementId, until: payEnd }], now);
  await store.updateTaken(tx, { entitlementId, shares, extra });
  await store.takeUps.insert(tx, { id, entitlementId, customerId, shares, extra, entryId: entry?.id ?? null, at: now });
  const params = { name: issue.name, shares: input.shares, amount: formatMoney(paid) };
  const story =
    extra === 0n ? storyOf('rights.taken', params) : extraStory(issue, { ...params, extra: input.extra, held });
  return made(deps, tx, { issue, customerId, now, story });
}

function extraStory(
  { price, payBy, extraCeilingPercent }: IssueRow,
  { held, ...of }: { name: string; shares: number; amount: string; extra: number; held: Minor },
): Story {
  const params = { ...of, held: formatMoney(held) };
  if (extraCeilingPercent === null) return storyOf('rights.extra_asked', { ...params, by: Number(payBy) });
  return storyOf('rights.extra_held', { ...params, price: formatMoney(price) });
}

async function made(
  deps: RightsDeps,
  tx: Tx,
  { issue, customerId, now, story }: By & { readonly issue: IssueRow; readonly story: Story },
): Promise<IssueView> {
  const [view] = await issueViews(deps, tx, { issues: [issue], customerId, now });
  const about = { type: 'rights' as const, id: issue.id.toString() };
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return view!;
}

async function issueViews(
  { calendar, marketPrice }: Pick<RightsDeps, 'calendar' | 'marketPrice'>,
  tx: Tx,
  { issues: rows, customerId, now }: By & { readonly issues: readonly IssueRow[] },
): Promise<IssueView[]> {
  const ids = rows.map(({ id }) => id);
  const symbols = rows.flatMap(({ symbol, recordedAt }) => (recordedAt === null ? [symbol] : []));
  const [notes, own, held] = await Promise.all([
    issues.selectNotes(tx, ids),
    store.selectOwn(tx, customerId, ids),
    longHoldings(tx, customerId, symbols),
  ]);
  const takeUps = await store.selectTakeUps(
    tx,
    own.map(({ id }) => id),
  );
  const issueOf = new Map(rows.map((issue) => [issue.id, issue]));
  const ends = await payEnds(
    { calendar },
    tx,
    own.map((row) => ({ row, issue: issueOf.get(row.issueId)! })),
  );
  const notesOf = Map.groupBy(notes, ({ of }) => of);
  const ownOf = new Map(own.map((row) => [row.issueId, row]));
  const takeUpsOf = Map.groupBy(takeUps, ({ entitlementId }) => entitlementId);
  return rows.map((issue) => {
    const entitlement = ownOf.get(issue.id) ?? null;
    return issueView(issue, {
      now,
      calendar,
      notes: notesOf.get(issue.id) ?? [],
      marketPrice: marketPrice(issue.symbol),
      own: issue.recordedAt === null ? null : entitlement,
      payEnd: (entitlement && ends.get(entitlement.id)) ?? Number(issue.payBy),
      heldNow: held.get(issue.symbol) ?? 0,
      takeUps: entitlement === null ? [] : (takeUpsOf.get(entitlement.id) ?? []),
    });
  });
}

async function payEndOf(
  deps: Pick<RightsDeps, 'calendar'>,
  tx: Tx,
  issue: IssueRow,
  row: EntitlementRow | null,
): Promise<number> {
  const own = row === null ? [] : [{ row, issue }];
  return [...(await payEnds(deps, tx, own)).values()][0] ?? Number(issue.payBy);
}

/** Of the entitlement; before the record date as if it closed now. */
async function leftOf(
  tx: Tx,
  { issue, customerId, own }: { issue: IssueRow; customerId: bigint; own: EntitlementRow | null },
): Promise<number> {
  if (issue.recordedAt !== null) return own === null ? 0 : Number(own.shares - own.taken);
  const held = await longHoldings(tx, customerId, [issue.symbol]);
  return entitlementOf(held.get(issue.symbol) ?? 0, ratioOf(issue)).shares;
}
