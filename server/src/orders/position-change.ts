/**
 * Changes of one position that need no order: added margin, stop-loss and take-profit, the margin warning. Each is a
 * transaction of its own under the lock of the customer's book.
 */
import { marginAdded } from '@bahi/core/ledger.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { checkAccount, checkFundPassword } from '@bahi/core/order-decision.ts';
import { decideAddMargin, decideProtect } from '@bahi/core/position-decision.ts';
import { averagePrice, isEquityAtOrBelow, marginRateBps } from '@bahi/core/position.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseWith } from '../platform/refuse.ts';
import { lockedAccount, selectAccounts, type Orderer } from './accounts.ts';
import { asRefusal } from './answers.ts';
import type { OrdersContext } from './context.ts';
import type { PositionRow } from './rows.ts';
import { isWarningDue, rulePrice } from './rules.ts';
import { insertPositionEvents, selectPositions, type PositionEvent } from './store.ts';
import { updatePositions } from './position-store.ts';
import { warningMessage } from './margin-messages.ts';

interface Target {
  readonly customerId: bigint;
  readonly positionId: bigint;
}

/** `amount` in whole rupees. */
export async function addMargin(
  context: OrdersContext,
  tx: Tx,
  target: Target & Orderer & { amount: number },
): Promise<PositionRow> {
  const { books, position, now } = await lockPosition(context, tx, target);
  const account = lockedAccount(target, {
    accounts: await selectAccounts(tx, [target], now),
    books,
    rate: context.rate,
  });
  const barred = checkAccount(account, false) ?? checkFundPassword(account, context.day(now).parameters);
  if (barred !== null) return refuseWith(asRefusal(barred));
  const decision = decideAddMargin(account, position, target.amount);
  if (!decision.isAccepted) return refuseWith(asRefusal(decision.rejection));
  const { margin } = decision.plan;
  const addition = position.additions + 1;
  const { customerId, id: positionId, symbol } = position;
  postEntry(books, marginAdded({ customerId, positionId, addition, symbol, amount: margin }));
  const safer = { ...position, addedMargin: position.addedMargin + margin, additions: addition };
  const changed = { ...safer, isWarned: safer.isWarned && isStillThin(context, safer, now) };
  const params = { amount: formatMoney(margin) };
  await Promise.all([
    updatePositions(tx, [changed]),
    insertPositionEvents(tx, [{ positionId: position.id, at: now, step: 'margin_added', params }]),
    writeBooks(tx, books, { at: now, businessDate: context.day(now).businessDate }),
  ]);
  return changed;
}

/** A warning is given anew once the position has been healthy in between. */
function isStillThin({ feed, day }: OrdersContext, position: PositionRow, now: number): boolean {
  const price = rulePrice(feed, position.symbol);
  return price === null || isEquityAtOrBelow(position, price, day(now).parameters.marginWarningPercent);
}

interface ProtectTerms {
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
}

/** Also while the account is frozen: it may lessen a risk. A level beside the price sells at once, as a close does, so it asks for what a close asks for. */
export async function protect(
  context: OrdersContext,
  tx: Tx,
  target: Target & Orderer & ProtectTerms,
): Promise<PositionRow> {
  const { books, position, now } = await lockPosition(context, tx, target);
  const accounts = await selectAccounts(tx, [target], now);
  const account = lockedAccount(target, { accounts, books, rate: context.rate });
  const unguarded = checkFundPassword(account, context.day(now).parameters);
  if (unguarded !== null) return refuseWith(asRefusal(unguarded));
  const reference = rulePrice(context.feed, position.symbol) ?? Number(averagePrice(position));
  const decision = decideProtect(position, target, reference);
  if (!decision.isAccepted) return refuseWith(asRefusal(decision.rejection));
  const changed = { ...position, ...decision.plan };
  const params = protectionParams(decision.plan);
  await Promise.all([
    updatePositions(tx, [changed]),
    insertPositionEvents(tx, [{ positionId: position.id, at: now, step: 'protection_changed', params }]),
  ]);
  return changed;
}

function protectionParams(plan: { stopLoss: number | null; takeProfit: number | null }): PositionEvent['params'] {
  return {
    ...(plan.stopLoss === null ? {} : { stopLoss: formatMoney(BigInt(plan.stopLoss)) }),
    ...(plan.takeProfit === null ? {} : { takeProfit: formatMoney(BigInt(plan.takeProfit)) }),
  };
}

/** Warns once; null when that is no longer due. */
export async function warnOfMargin(context: OrdersContext, tx: Tx, target: Target): Promise<PositionRow | null> {
  const { position, now } = await lockPosition(context, tx, target);
  const { parameters } = context.day(now);
  const { marginWarningPercent, marginCloseOutPercent } = parameters;
  const price = rulePrice(context.feed, position.symbol);
  if (price === null || !isWarningDue(position, price, marginWarningPercent)) return null;
  const changed = { ...position, isWarned: true };
  const params = {
    price: formatMoney(BigInt(price)),
    rate: formatMoney(marginRateBps(position, price) ?? 0n),
    warning: marginWarningPercent,
    close_out: marginCloseOutPercent,
  };
  await Promise.all([
    updatePositions(tx, [changed]),
    insertPositionEvents(tx, [{ positionId: position.id, at: now, step: 'margin_warning', params }]),
  ]);
  await writeMessages(tx, [warningMessage(changed, { price, at: now, parameters })]);
  return changed;
}

async function lockPosition(
  { clock }: OrdersContext,
  tx: Tx,
  { customerId, positionId }: Target,
): Promise<{ books: Books; position: PositionRow; now: number }> {
  const [books, [position]] = await Promise.all([
    lockBooks(tx, { customerIds: [customerId] }),
    selectPositions(tx, [{ customerId, id: positionId }]),
  ]);
  if (position === undefined) refuse('orders.unknown_position', {});
  return { books, position, now: clock.now() };
}
