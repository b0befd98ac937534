/**
 * What the practice customers asked the special desks for in the market's own past (offer-past.ts), each in every state that is not made at a
 * start: loans and blocks (pledges are in pledge-past.ts, mandates in mandate-past.ts, grabs in grab-past.ts), by the services that everybody goes through. What happens in the market of today is in desk-acts.ts.
 */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { BlockMarket } from '@bahi/core/block-trade.ts';
import { addBusinessDays, addDays, businessDateOf, localDateOf, midnightOf, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import * as blocks from '../block-trades/service.ts';
import { NEVER_HALTED } from '../halt/service.ts';
import * as loans from '../loans/service.ts';
import type { Tx } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import type { Staff } from '../platform/requests/table.ts';
import { findMemberByAccount } from '../staff/service.ts';
import { verificationState, verifiedAmong } from '../verification/service.ts';
import { closeBefore, type PlacementsPast, type Step } from './placements.ts';

export interface DesksPast extends PlacementsPast {
  readonly feed: PlacementsPast['feed'] & Pick<MarketFeed, 'instruments' | 'quote' | 'blockInventory'>;
}

export interface Cast {
  /** Who borrows and has repaid, and whose mandate waits. */
  readonly customer: bigint;
  /** Who trades: owes one rupee since long, has bought blocks, and whose mandate runs. */
  readonly trader: bigint;
  readonly now: number;
}

export const NOTE = practice.past;
const LOT = 100;
/** Days before the start at which the loan was paid out that is overdue now; accounts are older (offer-past.ts). */
const LENT_DAYS = 38;
/** What waits has waited for longer than the practice reviewer would leave it (reviewer.ts). */
export const WAITING_MS = 70 * MINUTE_MS;
/** A lot of one of these leaves enough for everything else. In paise. */
const PRICE_MIN = 40_00;
const PRICE_MAX = 250_00;
/** No action of a company changes what was bought while it is held. */
const QUIET_DAYS_BEFORE = 8;
const QUIET_DAYS_AFTER = 12;

export function deskSteps(past: DesksPast, cast: Cast): Step[] {
  return [...loanSteps(past, cast), ...blockSteps(past, cast)].filter(({ at }) => at <= cast.now);
}

function loanSteps(past: DesksPast, { customer, trader, now }: Cast): Step[] {
  const ask = (customerId: bigint, at: number, input: { amount: string; termDays: number }): Step => ({
    at,
    run: () => act(past, at, (tx, deps) => loans.requestLoan(deps, tx, { customerId, now: at, input })),
  });
  const decide = (customerId: bigint, at: number, decision: 'approve' | 'reject' | 'cancel'): Step => ({
    at,
    run: () =>
      act(past, at, async (tx, deps) => {
        const { current } = await loans.termsOf(deps, tx, { customerId, now: at, input: {} });
        if (current === null) return;
        const { id, amount } = current;
        if (decision === 'cancel')
          return void (await loans.cancelLoan(deps, tx, { customerId, now: at, input: { loan: id } }));
        const by = { id: BigInt(id), staff: await reviewer(tx), note: NOTE, now: at };
        if (decision === 'approve') await loans.approveLoan(deps, tx, { ...by, amount });
        else await loans.rejectLoan(deps, tx, { ...by, reason: 'unaffordable' });
      }),
  });
  /** All but so much of what is owed, in paise. */
  const repay = (customerId: bigint, at: number, left: bigint): Step => ({
    at,
    run: () =>
      act(past, at, async (tx, deps) => {
        const { current, owed } = await loans.termsOf(deps, tx, { customerId, now: at, input: {} });
        if (current === null) return;
        const input = { loan: current.id, amount: formatMoney(parseMoney(owed)! - left) };
        await loans.repayLoan(deps, tx, { customerId, now: at, input });
      }),
  });
  const ago = (days: number): number => now - days * DAY_MS;
  return [
    ask(trader, ago(LENT_DAYS), { amount: '1000', termDays: 30 }),
    decide(trader, ago(LENT_DAYS) + HOUR_MS, 'approve'),
    repay(trader, ago(LENT_DAYS - 4), 1_00n),
    ask(customer, ago(14), { amount: '50000', termDays: 90 }),
    decide(customer, ago(14) + HOUR_MS, 'reject'),
    ask(customer, ago(12), { amount: '30000', termDays: 180 }),
    decide(customer, ago(12) + HOUR_MS, 'cancel'),
    ask(customer, ago(10), { amount: '20000', termDays: 30 }),
    decide(customer, ago(10) + HOUR_MS, 'approve'),
    repay(customer, ago(7), 10_000_00n),
    repay(customer, ago(5), 0n),
    ask(customer, now - WAITING_MS, { amount: '25000', termDays: 90 }),
    ...nightsBetween(past, ago(LENT_DAYS), now).map((at) => ({
      at,
      run: () => act(past, at, (_, deps) => loans.progress(deps)),
    })),
  ];
}

/** A minute after each midnight on which somebody owes interest, or is told of the due date. */
export function nightsBetween({ calendar }: DesksPast, from: number, now: number): number[] {
  const nights: number[] = [];
  for (let date = localDateOf(calendar, from); midnightOf(calendar, date) < now; date = addDays(date, 1))
    nights.push(midnightOf(calendar, date) + MINUTE_MS);
  return nights.filter((at) => at > from);
}

/** One that sold is sold again by desk-acts.ts. */
export const SOLD_LOTS = 2;

function blockSteps(past: DesksPast, { customer, trader, now }: Cast): Step[] {
  const { calendar } = past;
  const [first, second, third, fourth] = quietCompanies(past, now);
  if (fourth === undefined) return [];
  const today = businessDateOf(calendar, now);
  /** An hour after the opening of a session of so many business days ago. */
  const morning = (days: number): number =>
    sessionOn(calendar, addBusinessDays(calendar, today, -days))!.open + HOUR_MS;
  const bought = createBlock(past, { symbol: first!, at: morning(4), lockDays: 1, hours: 6 });
  const locked = createBlock(past, { symbol: second!, at: morning(2), lockDays: 5, hours: 6 });
  const over = createBlock(past, { symbol: third!, at: morning(3), lockDays: 1, hours: 2 });
  const open = createBlock(past, { symbol: fourth, at: now - WAITING_MS - HOUR_MS, lockDays: 3, hours: 8 });
  return [
    ...bought.steps,
    bought.ask(trader, SOLD_LOTS, HOUR_MS),
    bought.decide(trader, SOLD_LOTS, 2 * HOUR_MS),
    bought.ask(customer, 2, HOUR_MS),
    bought.cancel(customer, 90 * MINUTE_MS),
    bought.ask(customer, 4, 2 * HOUR_MS),
    bought.decide(customer, 0, 3 * HOUR_MS),
    ...locked.steps,
    locked.ask(trader, 2, HOUR_MS),
    locked.decide(trader, 2, 2 * HOUR_MS),
    locked.ask(customer, 3, HOUR_MS),
    locked.decide(customer, 2, 2 * HOUR_MS),
    ...over.steps,
    over.ask(trader, 2, HOUR_MS),
    ...open.steps,
    open.ask(customer, 2, HOUR_MS),
  ];
}

interface PastBlock {
  readonly symbol: string;
  readonly at: number;
  readonly lockDays: number;
  /** For which it is open. */
  readonly hours: number;
}

/** At the close before, which is its mark price for as long as it is open. */
function createBlock(past: DesksPast, { symbol, at: publishedAt, lockDays, hours }: PastBlock) {
  const closesAt = publishedAt + hours * HOUR_MS;
  let offer = 0n;
  let mark = 0n;
  const pendingOf = async (tx: Tx, customerId: bigint) => {
    const input = { offer: offer.toString(), page: 1, pageSize: 1 };
    return (await blocks.requestsPage(tx, customerId, input)).rows.find(({ state }) => state === 'pending');
  };
  const step = (after: number, work: (tx: Tx, deps: Deps, at: number) => Promise<unknown>): Step => {
    const at = publishedAt + after;
    return {
      at,
      run: () =>
        act(past, at, (tx, deps) => work(tx, { ...deps, marketOf: () => ({ mark, bid: null, ask: null }) }, at)),
    };
  };
  return {
    steps: [
      step(0, async (tx) => {
        mark = await closeBefore(past, symbol, publishedAt);
        const terms: blocks.BlockTerms = {
          symbol,
          price: BigInt(tickAtOrBelow(Math.round(Number(mark) * 0.99))),
          reference: mark,
          lots: 40,
          lotSize: LOT,
          minimumLots: 2,
          maximumLots: 10,
          lockDays,
          promiseMinutes: 4 * 60,
          publishedAt: BigInt(publishedAt),
          opensAt: BigInt(publishedAt),
          closesAt: BigInt(closesAt),
        };
        offer = (await blocks.publishBlock(past, tx, terms)).id;
        await blocks.addBlockNote(tx, { offerId: offer, note: NOTE, now: publishedAt });
      }),
      step(closesAt - publishedAt + MINUTE_MS, (_, deps) => blocks.progress(deps)),
    ],
    ask: (customerId: bigint, lots: number, after: number) =>
      step(after, (tx, deps, now) =>
        blocks.requestBlock(deps, tx, { customerId, now, input: { offer: offer.toString(), lots } }),
      ),
    cancel: (customerId: bigint, after: number) =>
      step(after, async (tx, deps, now) => {
        const asked = await pendingOf(tx, customerId);
        if (asked !== undefined) await blocks.cancelBlock(deps, tx, { customerId, now, input: { id: asked.id } });
      }),
    decide: (customerId: bigint, lots: number, after: number) =>
      step(after, async (tx, deps, now) => {
        const asked = await pendingOf(tx, customerId);
        if (asked === undefined) return;
        const amount = formatMoney(parseMoney(asked.price)! * BigInt(lots * LOT));
        const reason = lots === 0 ? 'concentration' : lots < asked.lots ? 'oversubscribed' : null;
        const decision = { id: BigInt(asked.id), lots, amount, reason, note: NOTE, now } as const;
        await blocks.decideBlock(deps, tx, { ...decision, staff: await reviewer(tx) });
      }),
  };
}

/** Four of whose shares a lot is cheap, and which announce nothing in these days. */
function quietCompanies({ feed, calendar }: DesksPast, now: number): string[] {
  const price = (symbol: string): number => feed.quote(symbol)?.previousClose ?? 0;
  const isFitting = ({ symbol, kind, calendarId }: MarketInstrument) =>
    kind === 'equity' && calendarId === calendar.id && price(symbol) >= PRICE_MIN && price(symbol) <= PRICE_MAX;
  return feed
    .instruments()
    .filter((instrument) => isFitting(instrument) && isQuiet({ feed, calendar }, instrument, now))
    .map(({ symbol }) => symbol)
    .slice(0, 4);
}

/** It trades as ever, announces nothing in these days, and its seller has enough for an offer. */
export function isQuiet(
  { feed, calendar }: Pick<DesksPast, 'feed' | 'calendar'>,
  { symbol, source, status, isTradable, corporateActions }: MarketInstrument,
  now: number,
): boolean {
  const today = businessDateOf(calendar, now);
  const [from, to] = [addDays(today, -QUIET_DAYS_BEFORE), addDays(today, QUIET_DAYS_AFTER)];
  return (
    source === 'practice' &&
    status === null &&
    isTradable &&
    corporateActions.every(({ exDate }) => exDate < from || exDate > to) &&
    feed.blockInventory(symbol) >= 40 * LOT
  );
}

export type Deps = ReturnType<typeof depsAt>;

/** What is refused (short of money, say) is not done, and what would follow from it neither. */
export async function act(past: DesksPast, at: number, work: (tx: Tx, deps: Deps) => Promise<unknown>): Promise<void> {
  try {
    await past.db.transaction((tx) => work(tx, depsAt(past, at)));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}

function depsAt({ db, calendar, feed }: DesksPast, at: number) {
  return {
    db,
    calendar,
    feed,
    clock: { now: () => at, every: never, after: never },
    halt: NEVER_HALTED,
    parametersAt: defaultsOf(calendar),
    verifiedAmong,
    verifiedName: async (tx: Tx, customerId: bigint) =>
      (await verificationState(tx, customerId)) === 'verified' ? '' : null,
    isUnderReview: async () => false,
    marketPrice: (_symbol: string): bigint | null => null,
    marketOf: (): BlockMarket | null => null,
    isListed: () => true,
    isHeldUp: () => false,
    lotSizeOf: (symbol: string) => feed.instrument(symbol)?.lotSize ?? LOT,
    isEligible: () => true,
    orders: { squareOff: async () => {}, sellPledged: async () => false },
  };
}

/** A moment has no timers. */
function never(): () => void {
  return () => {};
}

export async function reviewer(tx: Tx): Promise<Staff> {
  const { id, name } = (await findMemberByAccount(tx, 'risk'))!;
  return { id, name };
}
