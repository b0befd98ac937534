/**
 * Keeps a block offer of a practice install open, or opening within the hour (desks §3): half an hour before the last one closes the next is
 * published, which opens as that closes; at once where it is sold or called off. What is asked of it waits for the staff, as on any other day.
 */
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { createRng, hashText } from '@bahi/core/rng.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { publishBlock, runningBlocks, type BlockTerms } from '../block-trades/service.ts';
import { blockSharesLeft } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';

export interface PracticeBlocksOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly feed: Pick<MarketFeed, 'instruments' | 'instrument' | 'quote' | 'blockInventory'>;
}

const OPEN_MS = 6 * HOUR_MS;
const AHEAD_MS = 30 * MINUTE_MS;
const LOTS = 60;
/** Of a share, in paise: what a newcomer can afford some lots of. */
const PRICE_MIN = 100_00;
const PRICE_MAX = 900_00;

export function keepPracticeBlocks(options: PracticeBlocksOptions): {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
} {
  const { db, clock, log } = options;
  let isStopped = false;
  const tick = async (): Promise<void> => {
    if (isStopped) return;
    await db
      .transaction((tx) => publishNext(options, tx, clock.now()))
      .catch((error: unknown) => log.warn({ err: error }, 'practice block offers were not kept'));
  };
  let running = tick();
  const stopTicking = clock.every(MINUTE_MS, () => {
    running = running.then(tick);
  });
  return {
    get ready() {
      return running;
    },
    async stop() {
      isStopped = true;
      stopTicking();
      await running;
    },
  };
}

/** Nothing where there is one for the next half hour, or nobody has something to sell. */
async function publishNext(options: PracticeBlocksOptions, tx: Tx, now: number): Promise<void> {
  const { until, published } = await runningBlocks(tx, { now, openBy: now + AHEAD_MS });
  if (until !== null && until > now + AHEAD_MS) return;
  const terms = await termsOf(options, tx, { number: published + 1, opensAt: until ?? now, now });
  if (terms !== null) await publishBlock(options, tx, terms);
}

/** The number draws the company and the discount: 0.5 to 2.5 % below the mark price. */
async function termsOf(
  { feed }: PracticeBlocksOptions,
  tx: Tx,
  { number, opensAt, now }: { readonly number: number; readonly opensAt: number; readonly now: number },
): Promise<BlockTerms | null> {
  const rng = createRng(hashText('practice blocks'), number);
  const companies = feed.instruments().filter((instrument) => isFitting(feed, instrument));
  const first = companies.length === 0 ? 0 : rng.below(companies.length);
  for (const { symbol, lotSize } of [...companies.slice(first), ...companies.slice(0, first)]) {
    if ((await blockSharesLeft(feed, tx, symbol)) < LOTS * lotSize) continue;
    const mark = feed.quote(symbol)!.mark;
    const price = tickAtOrBelow(Math.round(mark * (0.995 - 0.02 * rng.float())));
    return {
      symbol,
      price: BigInt(price),
      reference: BigInt(mark),
      lots: LOTS,
      lotSize,
      minimumLots: 2,
      maximumLots: 20,
      lockDays: 1,
      promiseMinutes: 60,
      publishedAt: BigInt(now),
      opensAt: BigInt(opensAt),
      closesAt: BigInt(opensAt + OPEN_MS),
    };
  }
  return null;
}

function isFitting(
  feed: PracticeBlocksOptions['feed'],
  { symbol, kind, isTradable, source }: MarketInstrument,
): boolean {
  if (kind !== 'equity' || !isTradable || source !== 'practice') return false;
  const quote = feed.quote(symbol);
  return quote !== undefined && quote.state === 'trading' && quote.mark >= PRICE_MIN && quote.mark <= PRICE_MAX;
}
