/**
 * Offers of new shares that last some seconds: published, closed, drawn and settled by the server's own functions on the database
 * of this run, as two members of staff and the clock's job do it, at the real moments. Their index is of this run alone: the
 * journey records how it closes, as the market does at the end of a session, so that no draw has to wait for one.
 */
import { join } from 'node:path';
import { addBusinessDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { closingLevel } from '../server/src/market/closing.ts';
import { allotBatch, forfeitBatch, settleBatch } from '../server/src/new-shares/settlement.ts';
import { closeOffer, publishOffer, revealDraw } from '../server/src/new-shares/draw.ts';
import type { NewOffer, OfferRow } from '../server/src/new-shares/rows.ts';
import { createBus } from '../server/src/platform/bus.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { openSealer } from '../server/src/platform/sealing.ts';
import { databaseUrl } from './app.ts';

export interface Offerings {
  /** 100 shares at 50.00 a lot, paid after winning; 10% with the application. Closes and draws when it is asked to. */
  publish(changes: Partial<NewOffer> & Pick<NewOffer, 'symbol' | 'name'>): Promise<OfferRow>;
  /** From the deadline to the settled result. */
  draw(offer: OfferRow): Promise<void>;
  /** Only freezes the list. */
  close(offer: OfferRow): Promise<void>;
  /** From the deadline of the payment on. */
  forfeit(offer: OfferRow): Promise<void>;
  /** Makes positions of what is paid, as the clock's job does on the day of the allotment. */
  allot(offer: OfferRow): Promise<void>;
  end(): Promise<void>;
}

const LEVEL = 2_438_105n;
const LEVEL_SCALE = 2;

export async function openOfferings(
  dataFolder = process.env['BAHI_E2E_DATA']!,
  url = databaseUrl(),
): Promise<Offerings> {
  const db = openDatabase({ url, poolSize: 2 });
  const sealer = await openSealer(join(dataFolder, 'keys', 'master.key'));
  const calendar = practiceCalendar;
  const deps = {
    db,
    sealer,
    calendar,
    bus: createBus(),
    closingLevel: (tx: Parameters<typeof closingLevel>[0], symbol: string, date: string) =>
      closingLevel(tx, { symbol, date, priceScale: LEVEL_SCALE }),
  };
  const index = `JOURNEY${Date.now() % 1_000_000}`;
  const date = sessionAhead();
  for (const day of [date, addBusinessDays(calendar, date, 1)])
    await db.query(
      `insert into market.daily_bar (symbol, business_date, previous_close, open, high, low, close, volume, turnover)
       values ($1, $2, $3, $3, $3, $3, $3, 0, 0)`,
      [index, day, LEVEL],
    );
  const offerings: Offerings = {
    publish(changes) {
      const now = Date.now();
      return db.transaction((tx) =>
        publishOffer(deps, tx, { ...termsAt(now), publicIndex: index, publicDate: date, ...changes }),
      );
    },
    async close({ id, closesAt }) {
      await until(closesAt);
      await db.transaction((tx) => closeOffer(deps, tx, { offerId: id, now: Date.now() }));
    },
    async draw(offer) {
      await offerings.close(offer);
      await until(offer.drawAt);
      const at = { offerId: offer.id, now: Date.now() };
      await db.transaction((tx) => revealDraw(deps, tx, at));
      while ((await settleBatch(deps, at)) > 0);
    },
    async forfeit({ id, payBy }) {
      await until(payBy!);
      while ((await forfeitBatch(deps, { offerId: id, now: Date.now() })) > 0);
    },
    async allot({ id }) {
      while ((await allotBatch(deps, { offerId: id, now: Date.now() })) > 0);
    },
    end: () => db.close(),
  };
  return offerings;
}

async function until(moment: bigint): Promise<void> {
  const left = Number(moment) - Date.now() + 5;
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** A session that ends hours from now, so that an offer of this minute closes before it. */
function sessionAhead(): string {
  const after = Date.now() + 6 * 3_600_000;
  let date = businessDateOf(practiceCalendar, after);
  while ((sessionOn(practiceCalendar, date)?.close ?? 0) < after) date = addBusinessDays(practiceCalendar, date, 1);
  return date;
}

function termsAt(now: number): Omit<NewOffer, 'symbol' | 'name' | 'publicIndex' | 'publicDate'> {
  const later = addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, now), 5);
  return {
    sector: 'energy',
    market: 'Practice Exchange',
    sponsor: 'Banyan Securities',
    prospectus: 'The company sells electricity from the sun.',
    allocation: 'draw',
    funding: 'pay_after',
    tickets: 'lot',
    price: 50_00n,
    provisionalPrice: 48_00n,
    actualPrice: 50_00n,
    fundsThreshold: 0n,
    lots: 2,
    lotSize: 100,
    minimumLots: 1,
    maximumLots: 5,
    applicationsMaximum: 1,
    prepaidPercent: 10,
    lockDays: 0,
    publishedAt: BigInt(now),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 10_000),
    drawAt: BigInt(now + 10_500),
    payBy: BigInt(now + 3_600_000),
    allotmentDate: later,
    listingDate: later,
    issueDate: later,
  };
}
