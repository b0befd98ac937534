/**
 * The three steps of a corporate action (rules §8), each in bounded transactions, each of its parts once, whenever the process dies: who
 * held at the record date is entitled; on the ex-date positions change; on the pay date dividends are paid.
 */
import { rightsValue } from '@bahi/core/allotment.ts';
import { adjustedPrice, dividendOn, shareRatio } from '@bahi/core/corporate-actions.ts';
import { dividend } from '@bahi/core/ledger-actions.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import { moveAlerts, type Alerts } from '../alerts/service.ts';
import { availableOf, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { selectConcerned, selectHolders, settleDue, type Orders, type Part } from '../orders/service.ts';
import type { Deps } from '../platform/deps.ts';
import type { Tx } from '../platform/database.ts';
import { lockHappening } from './announced-store.ts';
import { moveTriggers } from '../triggers/service.ts';
import { supersede } from './application-store.ts';
import { momentsOf, settlesAtOf, type DatesDeps } from './dates.ts';
import {
  insertEntitlements,
  keepTerms,
  selectEntitledCustomers,
  selectEntitlements,
  updateDue,
  updatePaid,
  updateShares,
  updateStep,
  type ActionRow,
  type Holding,
  type NewEntitlement,
} from './store.ts';
import { adjustedMessages, paidMessage } from './messages.ts';

export interface StepDeps extends Pick<Deps, 'db' | 'clock' | 'feed'>, Pick<DatesDeps, 'calendar' | 'parametersAt'> {
  readonly orders: Pick<Orders, 'adjust' | 'changed'>;
  readonly alerts: Pick<Alerts, 'moved'>;
  /** The last price of a symbol up to a business date; null: it never traded. */
  readonly closeBefore: (symbol: string, date: string) => Promise<number | null>;
}

/** Positions of one transaction, and customers: they may have many each. */
const HOLDERS = 500;
const CUSTOMERS = 100;

/**
 * Nothing of the symbol trades between the record date's close and the ex-date, so what is held now was held then. Rights are written
 * down as their holders are adjusted: they are of all that a customer holds.
 */
export async function recordHolders(
  { db, clock }: Pick<StepDeps, 'db'> & { readonly clock: Pick<StepDeps['clock'], 'now'> },
  action: ActionRow,
): Promise<void> {
  const { id, symbol, exAt, kind } = action;
  for (let after = 0n; kind !== 'rights';) {
    const last = await db.transaction(async (tx) => {
      if (!(await lockHappening(tx, id))) return null;
      const holders = await selectHolders(tx, { symbol, exAt, after, limit: HOLDERS });
      const holdings = holders.map(({ id: positionId, ...position }) => ({ ...position, positionId }));
      await insertEntitlements(
        tx,
        id,
        holdings.map((holding) => entitlementOf(action, holding)),
        clock.now(),
      );
      return holders.at(-1)?.id ?? null;
    });
    if (last === null) break;
    after = last;
  }
  await db.transaction((tx) => updateStep(tx, id, 'recorded_at', clock.now()));
}

function entitlementOf(action: ActionRow, { customerId, positionId, direction, quantity }: Holding) {
  const amount = action.kind === 'dividend' ? dividendOn(quantity, direction, action) : 0n;
  return { customerId, positionId, direction, quantity, amount };
}

/** False: positions are left that it would make larger than the books hold. Everybody else has theirs; the symbol stays held up. */
export async function adjustHolders(deps: StepDeps, action: ActionRow): Promise<boolean> {
  const { db, clock, orders } = deps;
  const { symbol, exAt } = action;
  const { base, settlesAt } = await termsOf(deps, action);
  const isOnApplication = settlesAt > momentsOf(deps, action).paysAt;
  const told = { ...action, lastDate: isOnApplication ? businessDateOf(deps.calendar, settlesAt) : null };
  let outgrown = 0;
  const concerned = await db.transaction((tx) => selectConcerned(tx, { symbol, exAt }));
  for (let start = 0; start < concerned.length; start += CUSTOMERS) {
    const customerIds = concerned.slice(start, start + CUSTOMERS);
    const adjusted = await db.transaction(async (tx) => {
      const now = clock.now();
      const done = await orders.adjust(tx, {
        action: { ...action, base },
        customerIds,
        partsOf: (positions) =>
          partsOf(tx, action, {
            customerIds,
            now,
            holdings: positions.map((each) => ({ ...each, positionId: each.id })),
          }),
      });
      await writeParts(tx, action, done.holdings, now);
      await writeMessages(tx, adjustedMessages(told, done, now));
      return done;
    });
    outgrown += adjusted.outgrown;
    orders.changed(adjusted);
  }
  if (outgrown > 0) return false;
  await db.transaction((tx) => endAdjusting(deps, tx, action));
  await deps.alerts.moved(symbol);
  return true;
}

/** Price alerts move with the shares, trigger orders with the price too, once: whoever writes the step moves them. */
async function endAdjusting({ clock, feed }: StepDeps, tx: Tx, action: ActionRow): Promise<void> {
  const { id, symbol, kind, exDate, exAt } = action;
  const now = clock.now();
  const isFirst = await updateStep(tx, id, 'adjusted_at', now);
  const isOfShares = kind === 'split' || kind === 'bonus';
  if (isOfShares) await updateStep(tx, id, 'paid_at', now);
  if (!isFirst) return;
  const priceScale = feed.instrument(symbol)?.priceScale ?? PRICE_SCALE;
  const alerts = isOfShares
    ? await moveAlerts(tx, { symbol, priceScale, ...shareRatio(action), exDate, exAt, now })
    : [];
  const triggers = await moveTriggers(tx, { action, priceScale, now });
  await writeMessages(tx, [...alerts, ...triggers]);
}

/** The reference price of the ex-date, and when everything is paid. */
async function termsOf(deps: StepDeps, action: ActionRow): Promise<{ base: number; settlesAt: number }> {
  const { db, feed, closeBefore } = deps;
  const { base, settlesAt } = action;
  if (base !== null && settlesAt !== null) return { base, settlesAt };
  const close = await closeBefore(action.symbol, action.recordDate);
  const reference = close === null ? null : adjustedPrice(close, action, 'down');
  const price = Math.max(1, reference ?? feed.quote(action.symbol)?.previousClose ?? 1);
  return db.transaction((tx) => keepTerms(tx, action.id, { base: price, settlesAt: settlesAtOf(deps, action) }));
}

/** Shares that came to be held since the record date, by an allotment, are split like any other, and have rights like any other. */
async function partsOf(
  tx: Tx,
  action: ActionRow,
  { customerIds, holdings, now }: { customerIds: readonly bigint[]; holdings: readonly Holding[]; now: number },
): Promise<ReadonlyMap<bigint, Part>> {
  if (action.kind !== 'dividend') {
    await insertEntitlements(
      tx,
      action.id,
      action.kind === 'rights' ? rightsOf(action, holdings) : holdings.map((holding) => entitlementOf(action, holding)),
      now,
    );
  }
  const held = new Set(holdings.map(({ positionId }) => positionId));
  const entitled = await selectEntitlements(tx, action.id, customerIds, 'entitled');
  return new Map(
    entitled
      .filter(({ positionId }) => held.has(positionId))
      .map(({ id, positionId, amount }) => [positionId, { entitlementId: id, amount }]),
  );
}

/** Of a short position none: what it owes is charged to the customer at once. */
function rightsOf(action: ActionRow, holdings: readonly Holding[]): NewEntitlement[] {
  const terms = { ...action, price: 0 };
  const ofCustomer = Map.groupBy(
    holdings.filter(({ direction }) => direction === 'long'),
    ({ customerId }) => customerId,
  );
  return holdings.map(({ customerId, positionId, direction, quantity }) => {
    const held = (ofCustomer.get(customerId) ?? []).reduce((sum, each) => sum + each.quantity, 0);
    const amount = direction === 'long' ? rightsValue({ quantity, held }, terms, action.cash) : 0n;
    return { customerId, positionId, direction, quantity, amount };
  });
}

type Holdings = Awaited<ReturnType<Orders['adjust']>>['holdings'];

async function writeParts(tx: Tx, { kind }: ActionRow, holdings: Holdings, now: number): Promise<void> {
  if (kind === 'dividend' || kind === 'rights') {
    return updateDue(
      tx,
      holdings.map(({ entitlementId }) => entitlementId),
    );
  }
  return updateShares(
    tx,
    holdings.map(({ entitlementId: id, shares, inLieu }) => ({ id, shares, inLieu })),
    now,
  );
}

/** Everything that is left once `isLast`; before, what needs no application and what was approved. */
export async function payDividends(
  { db, clock, calendar, orders }: StepDeps,
  action: ActionRow,
  isLast: boolean,
): Promise<void> {
  const { id: actionId, symbol } = action;
  const which = isLast ? 'due' : 'onApplication';
  for (let after = 0n; ;) {
    const customerIds = await db.transaction((tx) =>
      selectEntitledCustomers(tx, { actionId, which, after, limit: CUSTOMERS }),
    );
    if (customerIds.length === 0) break;
    after = customerIds.at(-1)!;
    const positions = await db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds });
      const due = await selectEntitlements(tx, actionId, customerIds, which);
      const now = clock.now();
      for (const { id: entitlementId, customerId, positionId, amount } of due) {
        const available = availableOf(books, customerId);
        const entries = dividend({ customerId, entitlementId, positionId, symbol, amount, available });
        for (const entry of entries) postEntry(books, entry);
      }
      const settled = await settleDue(tx, due, { step: 'dividend_paid', at: now });
      const entries = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
      const paid = entries.flatMap(({ id: entryId, kind, reference }) =>
        kind === 'dividend' ? [{ id: reference, entryId }] : [],
      );
      await updatePaid(tx, paid, now);
      await supersede(
        tx,
        paid.map(({ id }) => id),
        now,
      );
      await writeMessages(
        tx,
        due.map((part) => paidMessage(action, part, now)),
      );
      return settled;
    });
    orders.changed({ orders: [], positions });
  }
  if (isLast) await db.transaction((tx) => updateStep(tx, actionId, 'paid_at', clock.now()));
}
