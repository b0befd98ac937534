/** The customers of a batch as a decision sees them: restrictions, margin permission, available cash, recent orders. */
import type { Restriction, TradingAccount } from '@bahi/core/order-decision.ts';
import { ACCOUNT_STATE_COLUMNS, accountStateOf, type AccountState, type AccountStateRow } from '../identity/service.ts';
import { availableOf, type Books } from '../ledger/books.ts';
import type { Tx } from '../platform/database.ts';
import { plainArray } from '../platform/arrays.ts';
import type { OrderRate } from './order-rate.ts';

/**
 * Read in the transaction that decides: a restriction holds from its commit on. Hardly anybody is restricted, so the
 * reasons and times are read only for those who are.
 */
export async function selectAccounts(
  tx: Tx,
  customerIds: readonly bigint[],
  now: number,
): Promise<Map<bigint, AccountState>> {
  const { rows } = await tx.query<{ id: bigint; isMarginEnabled: boolean; isRestricted: boolean }>({
    name: 'orders.accounts',
    text: `select c.id, c.is_margin_enabled as "isMarginEnabled",
        (c.frozen_reason is not null or c.no_trade_reason is not null) as "isRestricted"
      from identity.customer c where c.id = any ($1::bigint[])`,
    values: [plainArray(customerIds)],
  });
  const restricted = rows.filter((row) => row.isRestricted).map((row) => row.id);
  const states = await selectRestricted(tx, restricted, now);
  return new Map(rows.map(({ id, isMarginEnabled }) => [id, states.get(id) ?? { ...UNRESTRICTED, isMarginEnabled }]));
}

const UNRESTRICTED = { frozen: null, noTrade: null, banned: null, disabled: null };

async function selectRestricted(tx: Tx, ids: readonly bigint[], now: number): Promise<Map<bigint, AccountState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<AccountStateRow & { id: bigint }>({
    name: 'orders.restricted_accounts',
    text: `select c.id, ${ACCOUNT_STATE_COLUMNS} from identity.customer c where c.id = any ($1::bigint[])`,
    values: [plainArray(ids)],
  });
  return new Map(rows.map((row) => [row.id, accountStateOf(row, now)]));
}

export function tradingAccount(
  customerId: bigint,
  state: AccountState,
  available: bigint,
  rate: OrderRate,
): TradingAccount {
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
