/** The customers of a batch as a decision sees them: restrictions, margin permission, available cash, recent orders. */
import type { Restriction, TradingAccount } from '@bahi/core/order-decision.ts';
import { ACCOUNT_STATE_COLUMNS, accountStateOf, type AccountState, type AccountStateRow } from '../identity/service.ts';
import { availableOf, type Books } from '../ledger/books.ts';
import type { Tx } from '../platform/database.ts';
import { plainArray } from './arrays.ts';
import type { OrderRate } from './order-rate.ts';

/** Read in the transaction that decides: a restriction holds from its commit on. */
export async function selectAccounts(tx: Tx, customerIds: readonly bigint[], now: number): Promise<Map<bigint, AccountState>> {
  const { rows } = await tx.query<AccountStateRow & { id: bigint }>({
    name: 'orders.accounts',
    text: `select c.id, ${ACCOUNT_STATE_COLUMNS} from identity.customer c where c.id = any ($1::bigint[])`,
    values: [plainArray(customerIds)],
  });
  return new Map(rows.map((row) => [row.id, accountStateOf(row, now)]));
}

export function tradingAccount(customerId: bigint, state: AccountState, available: bigint, rate: OrderRate): TradingAccount {
  return {
    frozen: plain(state.frozen),
    noTrade: plain(state.noTrade),
    isMarginEnabled: state.isMarginEnabled,
    available,
    orderTimes: rate.timesOf(customerId),
  };
}

/** The account of a customer whose book is locked. */
export function lockedAccount(
  customerId: bigint,
  { states, books, rate }: { states: ReadonlyMap<bigint, AccountState>; books: Books; rate: OrderRate },
): TradingAccount {
  return tradingAccount(customerId, states.get(customerId)!, availableOf(books, customerId), rate);
}

function plain(restriction: Restriction | null): Restriction | null {
  return restriction === null ? null : { reason: restriction.reason, since: restriction.since };
}
