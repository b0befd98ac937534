/**
 * Placing an opening order that cash was set aside for before, as by a day-trading mandate: what is held for that becomes the order's own
 * hold in the same transaction (decision 0071). It is a transaction of its own beside the batch of ordinary orders, which pay nothing for it.
 */
import type { Refusal } from '@bahi/contract/errors.ts';
import type { Minor } from '@bahi/core/money.ts';
import { checkAccount, checkFundPassword, checkHouse, decidePlace, reserve } from '@bahi/core/order-decision.ts';
import { changeHeld, releasePart, type HoldRef } from '../ledger/books.ts';
import { loadHolds, lockBooks, writeBooks } from '../ledger/post.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { lockedAccount, selectAccounts } from './accounts.ts';
import { asRefusal, type CommandAnswer } from './answers.ts';
import { lockBorrowing } from './borrowing.ts';
import { locksAgainst } from './both-ways.ts';
import { decisionContext, type OrdersContext } from './context.ts';
import { openingOrder, repeated, type PlaceCommand } from './place.ts';
import type { OrderRow } from './rows.ts';
import { insertOrders, selectOrdersByRequest } from './store.ts';

/** What stands behind an order. */
export interface Backed {
  readonly hold: HoldRef;
  /** Of the hold, what orders may take over. */
  readonly reserved: Minor;
  /** The most contract amount, at the worst price. */
  readonly unused: Minor;
}

export interface Backing {
  /** For an order of this symbol now, or why nothing does. Asked under the lock of the book; of a preview without one. */
  backs(
    reader: Reader,
    of: { readonly customerId: bigint; readonly symbol: string; readonly now: number },
  ): Promise<Backed | Refusal>;
  /** In the transaction that wrote the order; `drawn` of the hold is the order's now. */
  note(
    tx: Tx,
    of: {
      readonly backed: Backed;
      readonly order: Pick<OrderRow, 'id' | 'customerId' | 'placedAt'>;
      readonly drawn: Minor;
    },
  ): Promise<void>;
}

export function isBacked(found: Backed | Refusal): found is Backed {
  return 'hold' in found;
}

/**
 * `id` was taken before the transaction, which would wait for a second connection otherwise: as many calls at once as there are connections would
 * wait for each other. `batch` is the call, for the limit on orders a second, whichever try of its transaction this is.
 */
export async function placeBacked(
  context: OrdersContext,
  tx: Tx,
  {
    command,
    backing,
    batch,
    id,
  }: { readonly command: PlaceCommand; readonly backing: Backing; readonly batch: object; readonly id: bigint },
): Promise<CommandAnswer> {
  const { clock, rate, halt } = context;
  const { customerId, terms } = command;
  const now = clock.now();
  rate.takeBack(batch);
  const { symbol, direction } = terms;
  const [haltedSince, books, accounts, [former], lockedUntil, borrowing] = await Promise.all([
    halt.lockedSince(tx),
    lockBooks(tx, { customerIds: [customerId] }),
    selectAccounts(tx, [command], now),
    selectOrdersByRequest(tx, [command]),
    locksAgainst(tx, [{ customerId, symbol, direction }], now),
    lockBorrowing(tx, [terms], { feed: context.feed, parameters: context.day(now).parameters }),
  ]);
  if (former !== undefined) return repeated(former, command);
  const facts = decisionContext(context, symbol, { now, haltedSince });
  const account = lockedAccount(command, { accounts, books, rate });
  const barred = checkHouse(facts) ?? checkAccount(account, true) ?? checkFundPassword(account, facts.parameters);
  if (barred !== null) return { refusal: asRefusal(barred) };
  const backed = await backing.backs(tx, { customerId, symbol, now });
  if (!isBacked(backed)) return { refusal: backed };
  const { hold, reserved, unused } = backed;
  const agreedLockedUntil = lockedUntil({ customerId, symbol });
  const available = account.available + reserved;
  const borrowable = borrowing.of(terms);
  const decision = decidePlace({ ...account, available, unused, agreedLockedUntil, borrowable }, terms, facts);
  if (!decision.isAccepted) return { refusal: asRefusal(decision.rejection) };

  const order: OrderRow = { ...openingOrder(id, command, decision.plan, now), origin: 'day', borrowable };
  const drawn = reserved < order.held ? reserved : order.held;
  await loadHolds(tx, books, [hold]);
  if (drawn > 0n) releasePart(books, hold, drawn);
  changeHeld(books, customerId, order.held);
  rate.record(batch, customerId, reserve(account, 0n, facts.parameters, now).orderTimes);
  await insertOrders(tx, [order]);
  await Promise.all([
    backing.note(tx, { backed, order, drawn }),
    writeBooks(tx, books, { at: now, businessDate: context.day(now).businessDate }),
  ]);
  return { order, isNew: true };
}
