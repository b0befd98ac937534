/**
 * The offers of the practice market's own past: like its price history they are made when a market first starts, each step through the
 * services at the moment at which it lies, and a public note on each says so. Draws have their seed, their list and the level of a session that closed
 * after the list, and verify like any other. Customers of the practice install have a part in them.
 */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import { addBusinessDays, businessDateOf, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import {
  insertNote,
  allotBatch,
  closeOffer,
  forfeitBatch,
  listDue,
  revealDraw,
  settleBatch,
  type OfferRow,
} from '../new-shares/service.ts';
import { writeEvents } from '../credit-score/service.ts';
import { pastLevel } from '../market/service.ts';
import { applyAll, pay, publish, waitingToPay, type ActsDeps, type Applicant } from './offer-acts.ts';
import { customerAppliesAt, offersOpening, PUBLISHED_DAYS, type PlannedOffer } from './offer-timetable.ts';
import { applicationsFor } from './participants.ts';
import { deskSteps } from './desks.ts';
import { dividendSteps } from './dividends.ts';
import { grabSteps } from './grab-past.ts';
import { mandateSteps } from './mandate-past.ts';
import { placementSteps } from './placements.ts';
import { pledgeSteps } from './pledge-past.ts';
import { ticketSteps } from './ticket-past.ts';

export interface PastDeps extends ActsDeps {
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'instrument' | 'instruments' | 'quote' | 'blockInventory'>;
  /** Tells the exchange. */
  readonly onListed: (offers: readonly OfferRow[]) => void;
}

export interface PastCast {
  /** Those that may apply for the offer with a number. */
  readonly participantsOf: (number: number) => readonly bigint[];
  /** The practice customer for whom something is won, lost and to be paid. */
  readonly customer: bigint;
  /** The practice customer who trades, and has asked the special desks as the first has; left out: nobody has. */
  readonly trader?: bigint | undefined;
  /** When the market first starts. */
  readonly now: number;
}

/** Accounts of the past are so many days old: a loan of then is overdue now. */
export const PAST_DAYS = 40;
const FIRST_OPENING_DAYS = 10;
const NOTE = practice.pastByAccounts;

interface Step {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

export async function playPast(deps: PastDeps, cast: PastCast): Promise<void> {
  const listed = lastOpened(deps, cast.now);
  const plan = pastPlan(deps, cast.now);
  const steps = plan.flatMap((offer) => stepsOf(deps, cast, partIn(offer, { listed, now: cast.now })));
  const participants = cast.participantsOf(plan.at(-1)!.number);
  steps.push(...placementSteps(deps, { ...cast, participants }), ...dividendSteps(deps, cast));
  const { trader } = cast;
  if (trader !== undefined)
    for (const stepsOfDesk of [deskSteps, pledgeSteps, mandateSteps, grabSteps, ticketSteps])
      steps.push(...stepsOfDesk(deps, { ...cast, trader }));
  for (const step of steps.filter(({ at }) => at <= cast.now).toSorted((left, right) => left.at - right.at))
    await step.run();
  // The auditor takes no record of days ago for one whose event is still to come.
  await writeEvents({ db: deps.db, clock: { now: () => cast.now } });
}

/** The date whose session opened last: before today's opening nothing of today is listed. */
export function lastOpened({ calendar }: Pick<PastDeps, 'calendar'>, now: number): string {
  const today = businessDateOf(calendar, now);
  const session = sessionOn(calendar, today);
  return session !== null && now > session.open ? today : addBusinessDays(calendar, today, -1);
}

/** What is still to be listed, and what was listed last. */
export function pastPlan({ calendar }: Pick<PastDeps, 'calendar'>, now: number): PlannedOffer[] {
  const listed = lastOpened({ calendar }, now);
  const from = addBusinessDays(calendar, listed, -FIRST_OPENING_DAYS);
  return offersOpening(calendar, from, addBusinessDays(calendar, listed, PUBLISHED_DAYS + 1)).filter(
    ({ terms }) => terms.listingDate >= listed,
  );
}

interface Part {
  readonly offer: PlannedOffer;
  /** Of the practice customer; null: none. */
  readonly own: {
    readonly lots: number;
    readonly bid: string | undefined;
    readonly isPaying: boolean;
    readonly at: number;
  } | null;
}

/** The customer holds what was listed last, has to pay for a later one, and hardly had a chance at another. */
function partIn(offer: PlannedOffer, { listed, now }: { readonly listed: string; readonly now: number }): Part {
  const { kind, terms } = offer;
  const { price, minimumLots, maximumLots } = terms;
  const at = ownAt(offer);
  const isPaidAfter = kind === 'pay_after';
  if (Number(terms.drawAt) > now && !isPaidAfter) return { offer, own: null };
  if (terms.listingDate === listed) {
    const bid = kind === 'auction' ? formatMoney(((price * 125n) / 10_000n) * 100n) : undefined;
    return {
      offer: { ...offer, demand: kind === 'auction' ? offer.demand : 0.7 },
      own: { lots: 3, bid, isPaying: true, at },
    };
  }
  if (isPaidAfter) {
    return { offer, own: { lots: maximumLots, bid: undefined, isPaying: false, at: customerAppliesAt(offer) } };
  }
  if (kind === 'auction') return { offer, own: { lots: 5, bid: formatMoney(price), isPaying: false, at } };
  return { offer: { ...offer, demand: 6 }, own: { lots: minimumLots, bid: undefined, isPaying: false, at } };
}

function stepsOf(deps: PastDeps, { participantsOf, customer, now }: PastCast, { offer, own }: Part): Step[] {
  const { db, calendar, sealer, feed } = deps;
  const { terms, number } = offer;
  const settling = { db, calendar };
  let offerId = 0n;
  const at = (moment: bigint | number, run: Step['run']): Step => ({ at: Number(moment), run });
  const participants = participantsOf(number);
  const planned = applicationsFor(offer);
  const applicants = planned
    .map((application): Applicant => ({ customerId: participants[application.participant]!, application }))
    .concat(own === null ? [] : [{ customerId: customer, application: own }])
    .filter(({ application }) => application.at <= now)
    .toSorted((left, right) => left.application.at - right.application.at);
  const paysAt = new Map(planned.map(({ participant, paysAt: moment }) => [participants[participant]!, moment]));
  if (own?.isPaying === true) paysAt.set(customer, Number(terms.drawAt) + HOUR_MS);
  const batches = [
    ...Map.groupBy(applicants, ({ application }) => Math.floor(application.at / (24 * HOUR_MS))).values(),
  ];
  async function payDue(moment: number): Promise<void> {
    for (const { id, customerId } of await waitingToPay(deps, offerId)) {
      const due = paysAt.get(customerId) ?? null;
      if (due !== null && due <= moment) await pay(deps, { id, customerId, now: due });
    }
  }
  return [
    at(terms.publishedAt, async () => {
      offerId = await publish(deps, offer);
      if (Number(terms.opensAt) <= now)
        await db.transaction((tx) => insertNote(tx, { offerId, at: BigInt(now), text: NOTE }));
    }),
    ...batches.map((some) =>
      at(some.at(-1)!.application.at, () => applyAll(deps, { offerId, planned: offer, applicants: some })),
    ),
    at(terms.closesAt, () =>
      db.transaction((tx) => closeOffer({ sealer }, tx, { offerId, now: Number(terms.closesAt) })),
    ),
    at(Number(terms.drawAt) + MINUTE_MS, async () => {
      const moment = Number(terms.drawAt) + MINUTE_MS;
      const draw = {
        sealer,
        closingLevel: (_tx: unknown, symbol: string, { date }: { readonly date: string }) =>
          pastLevel(feed, { symbol, date, priceScale: feed.instrument(symbol)!.priceScale }),
      };
      await db.transaction((tx) => revealDraw(draw, tx, { offerId, now: moment }));
      while ((await settleBatch(settling, { offerId, now: moment })) > 0);
      if (terms.payBy !== null) await payDue(Math.min(now, Number(terms.payBy) - MINUTE_MS));
    }),
    ...(terms.payBy === null
      ? []
      : [
          at(Number(terms.payBy) + MINUTE_MS, async () => {
            while ((await forfeitBatch(settling, { offerId, now: Number(terms.payBy) + MINUTE_MS })) > 0);
          }),
        ]),
    at(sessionOn(calendar, terms.allotmentDate)!.open, async () => {
      const moment = sessionOn(calendar, terms.allotmentDate)!.open;
      while ((await allotBatch(settling, { offerId, now: moment })) > 0);
    }),
    at(sessionOn(calendar, terms.listingDate)!.open + 1, () => {
      const moment = sessionOn(calendar, terms.listingDate)!.open + 1;
      return db.transaction((tx) => listDue({ calendar }, tx, moment)).then(deps.onListed);
    }),
  ];
}

/** The second morning of an offer. */
function ownAt({ terms }: PlannedOffer): number {
  return Number(terms.opensAt) + 22 * HOUR_MS;
}
