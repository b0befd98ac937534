/**
 * Grab offers of a practice install: of each rule one is open, or opens within the hour, with a part of its quota left, always (desks §5): half
 * an hour before the last one closes the next is published, which opens as that closes; at once where it is used up or called off.
 * Nothing is done for anybody: what is asked for is by customers.
 */
import { GRAB_RULES } from '@bahi/contract/grab/calls.ts';
import { prospectusEn as prospectus } from '@bahi/contract/practice-texts/prospectus.en.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { drawAfter, largeCompanies, NOT_DRAWN, publishGrab, runningOffers, type GrabTerms } from '../grab/service.ts';
import { blockSharesLeft } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Sealer } from '../platform/sealing.ts';

export interface GrabsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly calendar: Calendar;
  readonly sealer: Sealer;
  readonly feed: Pick<MarketFeed, 'instrument' | 'instruments' | 'quote' | 'blockInventory'>;
  /** The log of draws is in the order of time: what the market's own past has in it comes first. */
  readonly past: Promise<void>;
}

const AHEAD_MS = 30 * MINUTE_MS;
const LOT = 100;
const LOTS = 40;
/** Each draw stands in the log of draws for ever. */
const OPEN_MS = { first_come: 4 * HOUR_MS, draw: 12 * HOUR_MS };

/** Looks each minute; ready once the first look is done. */
export function keepPracticeGrabs(deps: GrabsDeps): { readonly ready: Promise<void>; stop(): Promise<void> } {
  const { clock, log, past } = deps;
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  const tried = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'practice grab offers were not kept'));
  const keep = async () => {
    if (!isStopped) await tried(keepGrabs(deps));
  };
  let running = Promise.race([past, stopped.promise]).then(keep);
  const stopTicking = clock.every(MINUTE_MS, () => {
    running = running.then(keep);
  });
  return {
    get ready() {
      return running;
    },
    async stop() {
      isStopped = true;
      stopped.resolve();
      stopTicking();
      await running;
    },
  };
}

type KeepDeps = Pick<GrabsDeps, 'db' | 'clock' | 'calendar' | 'sealer' | 'feed'>;

export async function keepGrabs(deps: KeepDeps): Promise<void> {
  for (const rule of GRAB_RULES) await keepOne(deps, rule);
}

/** Nothing where there is one for the next half hour. */
async function keepOne(deps: KeepDeps, rule: GrabTerms['rule']): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const openBy = now + AHEAD_MS;
  const { until, published } = await db.read((tx) => runningOffers(tx, { rule, now, openBy }));
  if (until !== null && until > openBy) return;
  const companies = largeCompanies(deps.feed);
  for (let turn = 0; turn < companies.length; turn += 1) {
    const symbol = companies[(published + turn) % companies.length]!;
    if (await publishOf(deps, { rule, symbol, opensAt: until ?? now, now })) return;
  }
}

interface Offered {
  readonly rule: GrabTerms['rule'];
  readonly symbol: string;
  readonly opensAt: number;
  readonly now: number;
}

/** A little below the market. False, and nothing is written: it has no price, goes ex meanwhile, or its seller has too little left. */
async function publishOf({ db, ...deps }: KeepDeps, { rule, symbol, opensAt, now }: Offered): Promise<boolean> {
  const { calendar, feed } = deps;
  const closesAt = opensAt + OPEN_MS[rule];
  const draw = rule === 'draw' ? drawAfter(calendar, closesAt) : NOT_DRAWN;
  const mark = feed.quote(symbol)?.mark ?? 0;
  const price = tickAtOrBelow(Math.floor((mark * 99) / 100));
  if (price <= 0 || goesEx(deps, symbol, { from: now, to: Number(draw.drawAt ?? closesAt) })) return false;
  const terms = {
    symbol,
    price: BigInt(price),
    referencePrice: BigInt(mark),
    rule,
    level: 1,
    lots: LOTS,
    lotSize: LOT,
    maximumLots: 2,
    lockDays: 1,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt),
    closesAt: BigInt(closesAt),
    ...draw,
    prospectus: rule === 'draw' ? prospectus.grabDraw : prospectus.grab,
  };
  const taken = new Error(`the seller of ${symbol} has too little left`);
  try {
    await db.transaction(async (tx) => {
      if ((await blockSharesLeft(feed, tx, symbol)) < LOTS * LOT) throw taken;
      // A block may have been promised since: an offer without its shares is none.
      if ((await publishGrab(deps, tx, terms)) === null) throw taken;
    });
    return true;
  } catch (error) {
    if (error === taken) return false;
    throw error;
  }
}

/** Its price is for the shares before it: such an offer would end early. */
function goesEx(
  { calendar, feed }: Pick<KeepDeps, 'calendar' | 'feed'>,
  symbol: string,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const [first, last] = [businessDateOf(calendar, from), businessDateOf(calendar, to)];
  const actions = feed.instrument(symbol)?.corporateActions ?? [];
  return actions.some(({ exDate }) => exDate > first && exDate <= last);
}
