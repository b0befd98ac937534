/**
 * What a practice install starts with: an institution, three customers anybody may log in as, their watchlists, and some
 * trades. Everything a customer could do is done through the API's own calls, so it passes every check and stands in the
 * books. Each step carries a fixed idempotency key and each customer's session ends last: a start that finds it ended
 * has nothing to do, one that was interrupted goes on where it was.
 */
import { createClient, type Call, type CallResult } from '@bahi/contract/client.ts';
import { acknowledgeNotice, getUser, logout } from '@bahi/contract/identity/calls.ts';
import { setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { addToWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { FastifyInstance } from 'fastify';
import { readParametersAt } from '../configuration/service.ts';
import { publishTheme } from '../featured/service.ts';
import { enableMargin, openInstitution, setInvitationCode } from '../identity/service.ts';
import { lastClosedDate } from '../ledger/business-dates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Sealer } from '../platform/sealing.ts';
import { addFirstMember } from '../staff/service.ts';
import { RefusalError } from '../platform/refuse.ts';
import { watchlistTypeOf } from '../watchlist/service.ts';
import {
  PRACTICE_CUSTOMERS,
  PRACTICE_FUND_PASSWORD,
  PRACTICE_INSTITUTION,
  PRACTICE_PASSWORD,
  type PracticeCustomer,
  type PracticeOrder,
} from './customers.ts';
import { COMING, type Act } from './desk-acts.ts';
import { PAST_DAYS } from './offer-past.ts';
import { PRACTICE_STAFF } from './staff.ts';
import { PRACTICE_DESK, PRACTICE_THEMES } from './themes.ts';

export interface SeedOptions {
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly sealer: Sealer;
  readonly registerAt: (db: Database, registration: RegistrationAt) => Promise<{ token: string; customerId: string }>;
  /** What each does behind the orders, by account; left out: nothing. */
  readonly acts?: Readonly<Record<string, readonly Act[]>>;
  /** Resolves once there is a past (offer-past.ts), before which nobody trades; left out: there is none. */
  readonly past?: Promise<void>;
}

interface RegistrationAt {
  readonly registration: {
    readonly account: string;
    readonly password: string;
    readonly confirmPassword: string;
    readonly code: string;
    readonly hasConsented: boolean;
    readonly language: 'en';
  };
  readonly idempotencyKey: string;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  readonly now: number;
  readonly sessionAt: number;
}

export interface PracticeSeed {
  /** Resolves once every trade is placed, or `stop` was called: markets need a moment to come alive. */
  readonly trades: Promise<void>;
  stop(): void;
}

/** Resolves when the logins work. */
export async function seedPractice(options: SeedOptions): Promise<PracticeSeed> {
  const { db, clock, log } = options;
  const openedAt = await pastOf(options);
  await db.transaction((tx) => openInstitution(tx, { ...PRACTICE_INSTITUTION, now: openedAt }));
  await publishThemes(options);
  for (const member of PRACTICE_STAFF) await addFirstMember(options, member, clock.now());
  const opened: Opened[] = [];
  for (const customer of PRACTICE_CUSTOMERS) {
    const account = await openAccount(options, customer, openedAt);
    if (account !== null) opened.push(account);
  }
  let isStopped = false;
  const trades = tradeAll(options, opened, () => isStopped).catch((error: unknown) => {
    log.warn({ err: error }, 'practice trades were not placed');
  });
  return { trades, stop: () => void (isStopped = true) };
}

/** Once: on the date of the first start. */
async function publishThemes({ db, calendar, clock }: SeedOptions): Promise<void> {
  const date = businessDateOf(calendar, clock.now());
  await db.transaction(async (tx) => {
    for (const theme of PRACTICE_THEMES)
      await publishTheme(tx, { ...theme, author: PRACTICE_DESK, date, isPaid: false });
  });
}

interface Opened {
  readonly customer: PracticeCustomer;
  readonly call: Call;
}

/** Null when this customer was seeded before. */
async function openAccount(options: SeedOptions, customer: PracticeCustomer, openedAt: number): Promise<Opened | null> {
  const { db, feed } = options;
  const { account, code } = customer;
  const password = PRACTICE_PASSWORD;
  const registered = await registerOnce(options, { account, password, code, openedAt });
  if (registered === null) return null;
  const call = client(options, registered.token);
  if ((await call(getUser, {})).kind !== 'ok') return null;

  const customerId = BigInt(registered.customerId);
  await db.transaction(async (tx) => {
    if (customer.invitationCode !== null) await setInvitationCode(tx, customerId, customer.invitationCode);
    if (customer.isMarginEnabled) await enableMargin(tx, [customerId]);
  });
  const fundPassword = PRACTICE_FUND_PASSWORD;
  const passwords = { loginPassword: password, fundPassword, confirmPassword: fundPassword };
  await call(setFundPassword, passwords, step(account, 'fund-password'));
  for (const symbol of customer.watchlist) {
    const kind = feed.instrument(symbol)?.kind;
    if (kind === undefined) continue;
    await call(addToWatchlist, { type: watchlistTypeOf(kind), symbol }, step(account, `watch-${symbol}`));
  }
  if (customer.hasAcceptedRisk) await call(acknowledgeNotice, { notice: 'risk_notice' }, step(account, 'risk-notice'));
  if (actsOf(options, customer).length === 0) await call(logout, {});
  return { customer, call };
}

/** Accounts are older than the market's first start, whose past they have a part in; later starts find them. */
async function pastOf({ db, clock }: SeedOptions): Promise<number> {
  const isFirst = (await db.read(lastClosedDate)) === null;
  return clock.now() - (isFirst ? PAST_DAYS * DAY_MS : 0);
}

/** Null where the account is another's. */
async function registerOnce(
  { db, calendar, clock, registerAt }: SeedOptions,
  { account, password, code, openedAt }: { account: string; password: string; code: string; openedAt: number },
): Promise<{ token: string; customerId: string } | null> {
  const registration = {
    account,
    password,
    confirmPassword: password,
    code,
    hasConsented: true,
    language: 'en',
  } as const;
  const parametersAt = await readParametersAt(db, calendar);
  const options = { registration, ...step(account, 'register'), calendar, parametersAt };
  try {
    return await registerAt(db, { ...options, now: openedAt, sessionAt: clock.now() });
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

async function tradeAll(options: SeedOptions, opened: readonly Opened[], isStopped: () => boolean): Promise<void> {
  await options.past;
  await Promise.all(opened.map((account) => trade(options, account, isStopped)));
}

async function trade(
  { clock, log, ...options }: SeedOptions,
  { customer, call }: Opened,
  isStopped: () => boolean,
): Promise<void> {
  const acts = actsOf({ clock, log, ...options }, customer);
  for (const [name, act] of acts) {
    const tried = () => againIn(log, call, { act, key: step(customer.account, name) });
    for (let wait = await tried(); wait !== null; wait = await tried()) {
      const ms = wait;
      await new Promise<void>((resolve) => clock.after(ms, resolve));
      if (isStopped()) return;
    }
  }
  if (acts.length > 0) await call(logout, {});
}

/** Each by the name of its key. */
function actsOf(
  { feed, acts }: SeedOptions,
  { account, orders }: PracticeCustomer,
): readonly (readonly [name: string, act: Act])[] {
  return [
    ...orders.map((order, index) => [`order-${index + 1}`, placing(feed, order)] as const),
    ...(acts?.[account] ?? []).map((act, index) => [`act-${index + 1}`, act] as const),
  ];
}

const RETRY_MS = 1_000;
/** The clock works levels out each ten minutes, of dates whose books are closed. */
const COMING_MS = MINUTE_MS;

/** A market that only just opened: the order is worth another try. */
const PASSING = new Set([
  'orders.market_closed',
  'orders.no_liquidity',
  'orders.touch_too_far',
  'orders.price_unavailable',
  'orders.price_stale',
  'orders.halted',
  'orders.too_frequent',
  'system.stopping',
]);

/** Null: it is done, or will not be. */
async function againIn(
  log: SeedOptions['log'],
  call: Call,
  { act, key }: { readonly act: Act; readonly key: { readonly idempotencyKey: string } },
): Promise<number | null> {
  const result = await act(call, key);
  if (result === null || result.kind === 'ok') return null;
  if (isPassing(result)) return RETRY_MS;
  if (result.kind === 'refused' && COMING.has(result.refusal.code)) return COMING_MS;
  if (result.kind === 'refused' && result.refusal.code === 'security.fund_password_needed') {
    // Set a while ago, by this start or the one before.
    await call(unlockTrading, { fundPassword: PRACTICE_FUND_PASSWORD });
    return RETRY_MS;
  }
  log.info({ key: key.idempotencyKey, result }, 'practice customer did not act');
  return null;
}

function placing(feed: SeedOptions['feed'], order: PracticeOrder): Act {
  return async (call, key) => {
    const terms = orderTerms(feed, order);
    if (terms !== null) return call(placeOrder, terms, key);
    return feed.instrument(order.symbol) === undefined ? null : { kind: 'unknown' };
  };
}

function isPassing(result: CallResult<unknown>): boolean {
  return result.kind === 'unknown' || (result.kind === 'refused' && PASSING.has(result.refusal.code));
}

/** A limit stands a little under the market, inside the band and on the tick; null while there is no price. */
function orderTerms(
  feed: SeedOptions['feed'],
  { symbol, lots, direction, leverage, limitBelowPercent }: PracticeOrder,
) {
  const terms = { symbol, direction, lots, leverage };
  if (limitBelowPercent === null) return { ...terms, type: 'market' as const };
  const quote = feed.quote(symbol);
  const scale = feed.instrument(symbol)?.priceScale;
  if (quote === undefined || scale === undefined) return null;
  const wanted = tickAtOrBelow(Math.floor((quote.mark * (100 - limitBelowPercent)) / 100));
  const price = Math.max(wanted, tickAtOrAbove(quote.lower ?? 0));
  return { ...terms, type: 'limit' as const, limitPrice: formatDecimal(price, scale), timeInForce: 'gtc' as const };
}

function step(account: string, name: string): { idempotencyKey: string } {
  return { idempotencyKey: `practice-${account}-${name}` };
}

/** The API's own client, without a socket. */
function client({ server }: SeedOptions, token?: string): Call {
  return createClient({
    origin: '',
    credentials: () => (token === undefined ? null : { token, account: '' }),
    async fetch(url, init) {
      const headers = init?.headers as Record<string, string>;
      const answer = await server.inject({ method: 'POST', url: url as string, headers, body: init?.body as string });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
}
