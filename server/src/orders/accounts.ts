/** The customers of a batch as a decision sees them: restrictions, margin permission, available cash, recent orders. */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { checkAccount, checkFundPassword, type TradingAccount } from '@bahi/core/order-decision.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { availableOf, type Books } from '../ledger/books.ts';
import type { Reader } from '../platform/database.ts';
import { int8Array } from '../platform/arrays.ts';
import {
  ACCOUNT_STATE_COLUMNS,
  accountStateOf,
  type AccountState,
  type AccountStateRow,
} from '../restrictions/service.ts';
import { asRefusal } from './answers.ts';
import type { OrderRate } from './order-rate.ts';

/** Whose order it is, and the login session it came in. */
export interface Orderer {
  readonly customerId: bigint;
  /** Left out: in none, so nothing has given a fund password. Null: a program of the house, which is asked for none. */
  readonly sessionId?: bigint | null | undefined;
}

interface KnownAccount extends AccountState {
  readonly pausedUntil: number | null;
  readonly hasFundPassword: boolean;
}

export interface Accounts {
  readonly byCustomer: ReadonlyMap<bigint, KnownAccount>;
  /** Login sessions that have given the fund password, each with its customer. */
  readonly unlocked: ReadonlyMap<bigint, bigint>;
}

/**
 * Read in the transaction that decides: a restriction holds from its commit on. Hardly anybody is restricted, so the
 * reasons and times are read only for those who are; and unlocked sessions only for customers with a fund password.
 */
export async function selectAccounts(tx: Reader, orderers: readonly Orderer[], now: number): Promise<Accounts> {
  const customerIds = [...new Set(orderers.map((orderer) => orderer.customerId))];
  const { rows } = await tx.query<AccountRow>({
    name: 'orders.accounts',
    text: `select c.id, c.is_margin_enabled as "isMarginEnabled",
        c.restrictions is not null as "isRestricted",
        s.fund_password_hash is not null as "hasFundPassword", s.paused_until as "pausedUntil"
      from identity.customer c left join security.account s on s.customer_id = c.id
      where c.id = any ($1::bigint[])`,
    values: [int8Array(customerIds)],
  });
  const guarded = new Set(rows.filter((row) => row.hasFundPassword).map((row) => row.id));
  const sessionIds = orderers.flatMap(({ customerId, sessionId }) =>
    typeof sessionId === 'bigint' && guarded.has(customerId) ? [sessionId] : [],
  );
  const restricted = rows.filter((row) => row.isRestricted).map((row) => row.id);
  const [states, unlocked] = await Promise.all([
    selectRestricted(tx, restricted, now),
    selectUnlocked(tx, sessionIds, now),
  ]);
  return { byCustomer: new Map(rows.map((row) => [row.id, knownAccount(row, states, now)])), unlocked };
}

interface AccountRow {
  readonly id: bigint;
  readonly isMarginEnabled: boolean;
  readonly isRestricted: boolean;
  readonly hasFundPassword: boolean;
  readonly pausedUntil: bigint | null;
}

function knownAccount(row: AccountRow, states: ReadonlyMap<bigint, AccountState>, now: number): KnownAccount {
  const pausedUntil = Number(row.pausedUntil ?? 0);
  return {
    ...(states.get(row.id) ?? { ...UNRESTRICTED, isMarginEnabled: row.isMarginEnabled }),
    pausedUntil: pausedUntil > now ? pausedUntil : null,
    hasFundPassword: row.hasFundPassword,
  };
}

const UNRESTRICTED = { frozen: null, noTrade: null, noWithdrawal: null, banned: null, disabled: null };

async function selectUnlocked(
  tx: Reader,
  sessionIds: readonly bigint[],
  now: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await tx.query<{ sessionId: bigint; customerId: bigint }>({
    name: 'orders.unlocked_sessions',
    text: `select session_id as "sessionId", customer_id as "customerId" from security.unlock where session_id = any ($1::bigint[]) and until > $2`,
    values: [int8Array(sessionIds), now],
  });
  return new Map(rows.map((row) => [row.sessionId, row.customerId]));
}

async function selectRestricted(tx: Reader, ids: readonly bigint[], now: number): Promise<Map<bigint, AccountState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<AccountStateRow & { id: bigint }>({
    name: 'orders.restricted_accounts',
    text: `select c.id, ${ACCOUNT_STATE_COLUMNS} from identity.customer c where c.id = any ($1::bigint[])`,
    values: [int8Array(ids)],
  });
  return new Map(rows.map((row) => [row.id, accountStateOf(row, now)]));
}

export function tradingAccount(
  { customerId, sessionId }: Orderer,
  { byCustomer, unlocked }: Accounts,
  available: bigint,
  rate: Pick<OrderRate, 'timesOf'>,
): TradingAccount {
  const { frozen, banned, disabled, noTrade, pausedUntil, hasFundPassword, isMarginEnabled } =
    byCustomer.get(customerId)!;
  const isGiven = sessionId === null || (sessionId !== undefined && unlocked.get(sessionId) === customerId);
  return {
    frozen,
    banned,
    disabled,
    noTrade,
    pausedUntil,
    fundPassword: isGiven ? 'given' : hasFundPassword ? 'needed' : 'none',
    isMarginEnabled,
    available,
    orderTimes: rate.timesOf(customerId),
  };
}

/** Whoever may open nothing, by a restriction: what was ordered before is taken back. A pause of the customer's own leaves it. */
export function isBarredFromOpening({ byCustomer }: Accounts, customerId: bigint): boolean {
  const { frozen, banned, disabled, noTrade } = byCustomer.get(customerId)!;
  return [frozen, banned, disabled, noTrade].some((restriction) => restriction !== null);
}

/** The account of a customer whose book is locked. */
export function lockedAccount(
  orderer: Orderer,
  { accounts, books, rate }: { accounts: Accounts; books: Books; rate: OrderRate },
): TradingAccount {
  return tradingAccount(orderer, accounts, availableOf(books, orderer.customerId), rate);
}

export const NO_ORDERS: Pick<OrderRate, 'timesOf'> = { timesOf: () => [] };

/**
 * Why nothing may be bought or asked for now, outside the book as little as by an order (desks §0): the account itself, the identity, then
 * the fund password, which a preview does not ask for.
 */
export function openingRefusal(
  orderer: Orderer,
  known: {
    readonly accounts: Accounts;
    readonly parameters: Parameters;
    readonly isVerified: boolean;
    readonly isPreview: boolean;
  },
): Refusal | null {
  const account = tradingAccount(orderer, known.accounts, 0n, NO_ORDERS);
  const barred = checkAccount(account, true);
  if (barred !== null) return asRefusal(barred);
  if (!known.isVerified) return refusal('verification.required', {});
  const locked = known.isPreview ? null : checkFundPassword(account, known.parameters);
  return locked === null ? null : asRefusal(locked);
}
