/**
 * Offers of new shares in a market on a virtual clock: published, closed, drawn and settled by the server's own functions, as two members of
 * staff and the clock's job do it, at their moments, to which time leaps. Their index is of the journeys alone, outside of
 * the market and its record.
 */
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { allotBatch, forfeitBatch, settleBatch } from '../server/src/new-shares/settlement.ts';
import { closeOffer, publishOffer, revealDraw } from '../server/src/new-shares/draw.ts';
import type { NewOffer, OfferRow } from '../server/src/new-shares/rows.ts';
import { SEALER } from '../server/src/identity/testing.ts';
import { createBus } from '../server/src/platform/bus.ts';
import { closingLevel, JOURNEY_INDEX, type VirtualMarket } from './virtual-market.ts';

export interface Offerings {
  /** 100 shares at 50.00 a lot, paid after winning; 10% with the application. Open for some minutes. */
  publish(changes: Partial<NewOffer> & Pick<NewOffer, 'symbol' | 'name'>): Promise<OfferRow>;
  /** From the deadline to the settled result. */
  draw(offer: OfferRow): Promise<void>;
  /** Only freezes the list. */
  close(offer: OfferRow): Promise<void>;
  /** From the deadline of the payment on. */
  forfeit(offer: OfferRow): Promise<void>;
  /** Makes positions of what is paid, as the clock's job does on the day of the allotment. */
  allot(offer: OfferRow): Promise<void>;
}

/** More than anything before it takes; time leaps over what is left of it. */
const OPEN_MS = 300_000;

export async function openOfferings({ h, goTo }: VirtualMarket): Promise<Offerings> {
  const { db } = h.t;
  const { now } = h.clock;
  const calendar = practiceCalendar;
  const deps = {
    db,
    sealer: SEALER,
    calendar,
    bus: createBus(),
    closingLevel,
  };
  const date = addBusinessDays(calendar, businessDateOf(calendar, now()), 1);
  const offerings: Offerings = {
    publish: (changes) =>
      db.transaction((tx) =>
        publishOffer(deps, tx, { ...termsAt(now()), publicIndex: JOURNEY_INDEX, publicDate: date, ...changes }),
      ),
    async close({ id, closesAt }) {
      await goTo(Number(closesAt));
      // False where the clock's job was first.
      await db.transaction((tx) => closeOffer(deps, tx, { offerId: id, now: now() }));
    },
    async draw(offer) {
      await offerings.close(offer);
      await goTo(Number(offer.drawAt));
      const at = { offerId: offer.id, now: now() };
      await db.transaction((tx) => revealDraw(deps, tx, at));
      while ((await settleBatch(deps, at)) > 0);
    },
    async forfeit({ id, payBy }) {
      await goTo(Number(payBy));
      while ((await forfeitBatch(deps, { offerId: id, now: now() })) > 0);
    },
    async allot({ id }) {
      while ((await allotBatch(deps, { offerId: id, now: now() })) > 0);
    },
  };
  return offerings;
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
    closesAt: BigInt(now + OPEN_MS),
    drawAt: BigInt(now + OPEN_MS + 500),
    payBy: BigInt(now + 2 * OPEN_MS),
    allotmentDate: later,
    listingDate: later,
    issueDate: later,
  };
}
