/**
 * Placements and a rights issue of the practice market's own past (offer-past.ts): one placement of which the practice customer was
 * allotted a part, a rights issue for the holders of that company, whose ex-date is the next session, and a placement that is open with requests in the queue of staff.
 */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import { prospectusEn as prospectus } from '@bahi/contract/practice-texts/prospectus.en.ts';
import {
  addBusinessDays,
  addDays,
  businessDateOf,
  currentOrNextSession,
  type Calendar,
  type Session,
} from '@bahi/core/calendar.ts';
import { ACTION_DAYS_APART } from '@bahi/core/corporate-actions.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { NEVER_HALTED } from '../halt/service.ts';
import {
  addPlacementNote,
  caseOf,
  decidePlacement,
  publishPlacement,
  requestPlacement,
} from '../placements/service.ts';
import type { Database } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import { lastSession, publishRights } from '../rights/service.ts';
import { findMemberByAccount } from '../staff/service.ts';

export interface PlacementsPast {
  readonly db: Database;
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'instrument'>;
}

interface Cast {
  readonly participants: readonly bigint[];
  readonly customer: bigint;
  readonly now: number;
}

export interface Step {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

const LOT = 100;
/** Kadamba Bank: placed a week ago, raises capital now; Jaldhara Hydro: open. */
const PLACED = 'KDMB';
const OPEN = 'JALDH';
export const NOTE = practice.past;

export function placementSteps(past: PlacementsPast, { participants, customer, now }: Cast): Step[] {
  const { db, calendar, feed } = past;
  if ([PLACED, OPEN].some((symbol) => feed.instrument(symbol)?.kind !== 'equity')) return [];
  const [placedAt, openedAt] = [now - 8 * DAY_MS, now - 20 * HOUR_MS];
  // Its ex-date is ahead, so that the exchange can fall by it: what has traded does not change any more.
  const record = currentOrNextSession(calendar, now);
  const raisedAt = Math.min(now, record.close - 3 * DAY_MS);
  let [placed, open] = [0n, 0n];
  const requests: (string | null)[] = [];
  // Together for two lots more than there are.
  const askers = [
    ...participants.slice(-2).map((customerId) => ({ customerId, lots: 8, allotted: 8 })),
    { customerId: customer, lots: 6, allotted: 4 },
  ];
  return [
    {
      at: placedAt,
      async run() {
        placed = await publish(past, { symbol: PLACED, at: placedAt, days: 2, lots: 20 });
        await db.transaction((tx) => addPlacementNote(tx, { offerId: placed, note: NOTE, now: placedAt }));
      },
    },
    ...askers.map(({ customerId, lots }, index) => {
      const at = placedAt + DAY_MS + index * HOUR_MS;
      return { at, run: async () => void requests.push(await ask(past, { customerId, offer: placed, lots, now: at })) };
    }),
    ...askers.map(({ allotted }, index) => {
      const at = placedAt + 2 * DAY_MS + (1 + index) * HOUR_MS;
      return { at, run: () => decide(past, { request: requests[index]!, lots: allotted, now: at }) };
    }),
    { at: raisedAt, run: () => raise(past, record, raisedAt) },
    {
      at: openedAt,
      run: async () => (open = await publish(past, { symbol: OPEN, at: openedAt, days: 10, lots: 500 })),
    },
    ...participants.slice(0, 3).map((customerId, index) => ({
      at: now - (3 - index) * HOUR_MS,
      run: () => ask(past, { customerId, offer: open, lots: 5 + 3 * index, now: now - (3 - index) * HOUR_MS }),
    })),
  ].filter(({ at }) => at <= now);
}

export interface PlacementOffered {
  readonly symbol: string;
  readonly at: number;
  readonly days: number;
  readonly lots: number;
}

/** Six percent below the close before. */
export async function publish(past: PlacementsPast, { symbol, at, days, lots }: PlacementOffered): Promise<bigint> {
  const price = BigInt(tickAtOrBelow(Number(((await closeBefore(past, symbol, at)) * 94n) / 100n)));
  const terms = {
    symbol,
    price,
    lots,
    lotSize: LOT,
    minimumAmount: price * BigInt(Math.min(2, lots) * LOT),
    lockDays: 3,
    promiseMinutes: 24 * 60,
    publishedAt: BigInt(at),
    opensAt: BigInt(at),
    closesAt: BigInt(at + days * DAY_MS),
    prospectus: prospectus.placement,
  };
  return (await past.db.transaction((tx) => publishPlacement(past, tx, terms))).id;
}

/** Who is refused (short of money, say) stays away. */
export async function ask(
  { db, calendar }: PlacementsPast,
  { customerId, offer, lots, now }: { customerId: bigint; offer: bigint; lots: number; now: number },
): Promise<string | null> {
  const deps = {
    calendar,
    halt: NEVER_HALTED,
    parametersAt: defaultsOf(calendar),
    verifiedAmong: async (_: unknown, ids: readonly bigint[]) => new Set(ids),
    marketPrice: () => null,
  };
  const input = { offer: offer.toString(), lots };
  try {
    return await db.transaction(
      async (tx) => (await requestPlacement(deps, tx, { customerId, sessionId: null, now, input })).id,
    );
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

export async function decide(
  { db, calendar }: PlacementsPast,
  { request, lots, now }: { readonly request: string | null; readonly lots: number; readonly now: number },
): Promise<void> {
  if (request === null) return;
  await db.transaction(async (tx) => {
    const member = await findMemberByAccount(tx, 'maker');
    const found = await caseOf(tx, BigInt(request));
    if (member === null || found === null) return;
    const amount = formatMoney(found.price * BigInt(found.lotSize * lots));
    const reason = lots < found.lots ? ('oversubscribed' as const) : null;
    const staff = { id: member.id, name: member.name };
    const decision = { id: found.id, staff, lots, amount, reason, note: null, now };
    await decidePlacement({ calendar, clock: { now: () => now } }, tx, decision);
  });
}

/** One new share for each four, a fifth below the market; not by a company that has told of something else in these days. */
async function raise(past: PlacementsPast, { date: recordDate, close }: Session, at: number): Promise<void> {
  const payBy = close + 6 * DAY_MS;
  const [first, last] = [addDays(recordDate, -ACTION_DAYS_APART), lastSession(past.calendar, payBy).date];
  const told = past.feed.instrument(PLACED)?.corporateActions ?? [];
  if (told.some(({ exDate }) => exDate > first && exDate <= last)) return;
  const terms = {
    symbol: PLACED,
    ratioNew: 1,
    ratioHeld: 4,
    price: BigInt(tickAtOrBelow(Number(((await closeBefore(past, PLACED, at)) * 80n) / 100n))),
    recordDate,
    payBy: BigInt(payBy),
    publishedAt: BigInt(at),
    prospectus: prospectus.rights,
  };
  await past.db.transaction((tx) => publishRights(past, tx, terms));
}

/** In paise. */
export async function closeBefore({ feed, calendar }: PlacementsPast, symbol: string, at: number): Promise<Minor> {
  const date = addBusinessDays(calendar, businessDateOf(calendar, at), -1);
  const [bar] = await feed.dailyBars(symbol, date, addDays(date, 1));
  return BigInt(bar?.[4] ?? 100_00);
}
