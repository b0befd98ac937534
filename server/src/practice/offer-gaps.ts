/**
 * What a time without a server leaves open in the primary market of a practice install: offers whose level was never recorded are void, and those of
 * the timetable that nobody saw open never were. So that something is to be paid and something was just listed at once, one of each is made up
 * for: opened, applied for and closed as the timetable would have it, and drawn, paid for and listed now, through the services that everybody goes through. Money
 * moves at the moment at which it is done, in one transaction with all the rest; a public note says how it came about.
 */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import { addBusinessDays, businessDateOf, sessionOn } from '@bahi/core/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { findLevel, selectDraw } from '../draws/service.ts';
import { currentHalt } from '../halt/service.ts';
import {
  allotBatch,
  closeOffer,
  insertNote,
  listDue,
  listedOffers,
  revealDraw,
  settleBatch,
  type OfferRow,
} from '../new-shares/service.ts';
import type { Database } from '../platform/database.ts';
import { applyAll, offersOf, publish, type Applicant, type DrawActsDeps } from './offer-acts.ts';
import { lastOpened } from './offer-past.ts';
import { customerAppliesAt, madeUpOpening, type PlannedOffer } from './offer-timetable.ts';
import { applicationsFor } from './participants.ts';

export interface GapsDeps extends DrawActsDeps {
  /** Commands and reads of a transaction that is under way. */
  readonly within: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Database;
  /** Also by hand, and also if it was taken back. */
  readonly hasApplied: (of: { customerId: bigint; offerId: bigint; now: number }) => Promise<boolean>;
  /** Tells the exchange. */
  readonly onListed: (offers: readonly OfferRow[]) => void;
}

export interface Gaps {
  /** Of the timetable, with what was made up for in the days that it spans. */
  readonly plan: readonly PlannedOffer[];
  readonly participantsOf: (number: number) => readonly bigint[];
  readonly customer: bigint;
  readonly now: number;
}

const NOTE = practice.awayByAccounts;
/** A draw that is due is made within a few minutes; after that its level is missing. */
const DRAWN_WITHIN_MS = 15 * MINUTE_MS;
const LISTED_WITHIN_MS = 7 * DAY_MS;
/** Dates looked back for what could have opened, and for a level. */
const BACK_DAYS = 9;
const LEVEL_DAYS_MAX = 3_000;

/** At most one of a kind for a date, whatever happens. */
export async function fillGaps(deps: GapsDeps, gaps: Gaps): Promise<void> {
  const { db, calendar } = deps;
  const { now, plan } = gaps;
  const isMissing = { pay_after: await isNothingToPay(deps, gaps), block: await isNothingListed(deps, now) };
  if ((!isMissing.pay_after && !isMissing.block) || (await db.read(currentHalt)) !== null) return;
  const today = businessDateOf(calendar, now);
  const possible = madeUpOpening(calendar, addBusinessDays(calendar, today, -BACK_DAYS), today).toReversed();
  const listed = lastOpened(deps, now);
  const chosen = [
    isMissing.block ? possible.find(({ kind, terms }) => kind === 'block' && terms.listingDate === listed) : undefined,
    isMissing.pay_after
      ? possible.find(({ kind, terms }) => kind === 'pay_after' && Number(terms.drawAt) <= now)
      : undefined,
  ].flatMap((one) => one ?? []);
  const there = await offersOf(db, [...plan, ...chosen]);
  for (const planned of chosen) if (!there.has(planned.terms.symbol)) await makeUpFor(deps, gaps, planned);
}

/** Neither for the customer, who may have paid it, nor once the next draw that the customer takes part in is due. */
async function isNothingToPay(
  { db, hasApplied, closingLevel }: GapsDeps,
  { plan, customer, now }: Gaps,
): Promise<boolean> {
  const there = await offersOf(db, plan);
  let [coveredUntil, nextDrawAt] = [now, Infinity];
  for (const planned of plan.filter(({ kind }) => kind === 'pay_after')) {
    const { isMadeUp, terms } = planned;
    const offer = there.get(terms.symbol);
    if (offer === undefined || offer.withdrawnAt !== null) continue;
    const drawAt = Number(offer.drawAt);
    const isOpen = now < Math.min(Number(offer.closesAt), customerAppliesAt(planned));
    const isIn = isMadeUp || isOpen || (await hasApplied({ customerId: customer, offerId: offer.id, now }));
    if (!isIn) continue;
    if (offer.drawnAt !== null) coveredUntil = Math.max(coveredUntil, Number(offer.payBy));
    else if (now < drawAt + DRAWN_WITHIN_MS || (await isLevelKnown({ db, closingLevel }, offer, now)))
      nextDrawAt = Math.min(nextDrawAt, drawAt);
  }
  return coveredUntil <= now || (nextDrawAt !== Infinity && coveredUntil < nextDrawAt);
}

async function isLevelKnown(
  { db, closingLevel }: Pick<GapsDeps, 'db' | 'closingLevel'>,
  { id }: OfferRow,
  now: number,
): Promise<boolean> {
  return db.read(async (tx) => {
    const draw = await selectDraw(tx, id);
    return draw !== null && (await findLevel({ closingLevel }, tx, { terms: draw.terms, now })).level !== null;
  });
}

/** Today or yesterday, as the lists show it. */
async function isNothingListed({ db, calendar }: GapsDeps, now: number): Promise<boolean> {
  const since = addBusinessDays(calendar, businessDateOf(calendar, now), -1);
  return (await listedOffers(db, now - LISTED_WITHIN_MS)).every(({ listingDate }) => listingDate < since);
}

/** All of it or nothing: no job meets an offer whose list is not whole yet. */
async function makeUpFor(deps: GapsDeps, gaps: Gaps, planned: PlannedOffer): Promise<void> {
  const { calendar, sealer } = deps;
  const { participantsOf, customer, now } = gaps;
  const { number, kind, terms } = planned;
  const participants = participantsOf(number);
  const applicants: Applicant[] = applicationsFor(planned).map((application) => ({
    customerId: participants[application.participant]!,
    application,
  }));
  if (kind === 'pay_after')
    applicants.push({
      customerId: customer,
      application: { lots: terms.maximumLots, bid: undefined, at: customerAppliesAt(planned) },
    });
  applicants.sort((left, right) => left.application.at - right.application.at);
  const listed: OfferRow[] = [];
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: deps.within(tx) };
    const settling = { db: inside.db, calendar };
    const offerId = await publish(inside, planned);
    await insertNote(tx, { offerId, at: BigInt(now), text: NOTE });
    await applyAll(inside, { offerId, planned, applicants, bookedAt: now });
    await closeOffer({ sealer }, tx, { offerId, now });
    const closingLevel: GapsDeps['closingLevel'] = (of, index, { date }) => lastLevel(deps, of, { index, date });
    await revealDraw({ sealer, closingLevel }, tx, { offerId, now });
    while ((await settleBatch(settling, { offerId, now })) > 0);
    if (kind === 'pay_after') return;
    while ((await allotBatch(settling, { offerId, now })) > 0);
    listed.push(...(await listDue({ calendar }, tx, now)));
  });
  if (listed.length > 0) deps.onListed(listed);
}

/** Of the date, or where nobody was there to record it whole of the last one before; every market has a history to end with. */
async function lastLevel(
  { calendar, closingLevel }: GapsDeps,
  tx: Parameters<GapsDeps['closingLevel']>[0],
  { index, date }: { readonly index: string; readonly date: string },
): Promise<{ readonly level: string } | null> {
  let on = date;
  for (let back = 0; back < LEVEL_DAYS_MAX; back += 1) {
    const found = await closingLevel(tx, index, { date: on, whole: sessionOn(calendar, on)! });
    if (found !== null && 'level' in found) return found;
    on = addBusinessDays(calendar, on, -1);
  }
  return null;
}
