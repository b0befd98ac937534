/**
 * Keeps the primary market of a practice install alive: at the first start its past is made, from then on each minute whatever is due of the
 * timetable happens: offers are published, participants apply and pay, what is paid after winning is drawn on time. Everything else (close,
 * settlement, forfeits, allotment, listing, other draws) is done by the jobs that do it for every offer.
 */
import { addBusinessDays, businessDateOf } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { readParametersAt } from '../configuration/service.ts';
import { customersOf, openInstitution, openParticipants } from '../identity/service.ts';
import { deadlineOf, listedOffers, subscriptionsPage, type OfferRow } from '../new-shares/service.ts';
import { lastClosedDate } from '../ledger/business-dates.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import {
  applyAll,
  drawOnTime,
  offersOf,
  pay,
  publish,
  waitingToPay,
  type Applicant,
  type DrawActsDeps,
} from './offer-acts.ts';
import type { PracticeCustomer } from './customers.ts';
import { fillGaps, type GapsDeps } from './offer-gaps.ts';
import { PAST_DAYS, pastPlan, playPast, type PastDeps } from './offer-past.ts';
import { verifyParticipants, verifyPerson, type VerifyDeps } from './verified.ts';
import {
  customerAppliesAt,
  madeUpOpening,
  offersOpening,
  PUBLISHED_DAYS,
  type PlannedOffer,
} from './offer-timetable.ts';
import { applicationsFor, groupOf, participantsFor, PARTICIPANTS_INSTITUTION } from './participants.ts';

export interface PracticeOffersOptions extends PastDeps, DrawActsDeps, VerifyDeps {
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** Practice customers; the first has a part in the past, and something to pay ever after, the second one at the special desks. */
  readonly customers: readonly Pick<PracticeCustomer, 'account' | 'person'>[];
}

export interface PracticeOffers {
  /** Resolves once there is something of everything, and all that was due is done. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const TICK_MS = MINUTE_MS;
/** Working days back from now to the oldest opening whose offer may have something to do. */
const WINDOW_DAYS = 9;

export function keepPracticeOffers(options: PracticeOffersOptions): PracticeOffers {
  const { clock, log } = options;
  let isStopped = false;
  let seen = 0;
  const participants = createParticipants(options);
  let running: Promise<void> = start();
  const stopTicking = clock.every(TICK_MS, () => {
    running = running.then(tick);
  });

  async function start(): Promise<void> {
    try {
      const now = clock.now();
      // At a midnight the past begins a date before what is planned, and may be of another group.
      const participantsOf = await participants([...planAt(options, now), ...pastPlan(options, now)]);
      await verifyAll(options);
      await playPastOnce(options, participantsOf);
    } catch (error) {
      log.warn({ err: error }, 'the past of practice offers was not made');
    }
    await tick();
  }

  async function tick(): Promise<void> {
    if (isStopped) return;
    const now = clock.now();
    try {
      const plan = planAt(options, now);
      const participantsOf = await participants(plan);
      const [customer] = await firstCustomers(options);
      await keep(options, { plan, participantsOf, customer, since: seen, now });
      seen = now;
      if (customer !== undefined) await fillGaps(gapsDeps(options), { plan, participantsOf, customer, now });
    } catch (error) {
      log.warn({ err: error }, 'practice offers were not kept');
    }
  }

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

/** A day after their accounts were opened, where those are of the past. */
async function verifyAll(options: PracticeOffersOptions): Promise<void> {
  const { db, clock, customers } = options;
  const now = (await isNew(db)) ? clock.now() - (PAST_DAYS - 1) * DAY_MS : clock.now();
  const accounts = customers.map(({ account }) => account);
  const numbers = await db.read((tx) => customersOf(tx, accounts));
  for (const { account, person } of customers) {
    const customerId = numbers.get(account);
    if (person !== null && customerId !== undefined) await verifyPerson(options, { customerId, person, now });
  }
}

/** Whatever may have something to do at a moment. */
function planAt({ calendar }: PracticeOffersOptions, now: number): PlannedOffer[] {
  const today = businessDateOf(calendar, now);
  const from = addBusinessDays(calendar, today, -WINDOW_DAYS);
  return [
    ...offersOpening(calendar, from, addBusinessDays(calendar, today, PUBLISHED_DAYS)),
    ...madeUpOpening(calendar, from, today),
  ];
}

function gapsDeps(options: PracticeOffersOptions): GapsDeps {
  return { ...options, within, hasApplied: (of) => hasApplied(options, of) };
}

type ParticipantsOf = (number: number) => readonly bigint[];

/** The accounts of those that may apply for the offers of a plan, opened when they are first wanted. */
function createParticipants(options: PracticeOffersOptions) {
  const known = new Map<number, readonly bigint[]>();
  return async (plan: readonly PlannedOffer[]): Promise<ParticipantsOf> => {
    for (const { number } of plan)
      if (!known.has(groupOf(number))) known.set(groupOf(number), await open(options, number));
    return (number) => known.get(groupOf(number))!;
  };
}

/** Those of a first start are as old as its past. */
async function open(options: PracticeOffersOptions, number: number): Promise<readonly bigint[]> {
  const { db, calendar, clock } = options;
  const isOfPast = await isNew(db);
  const now = isOfPast ? clock.now() - PAST_DAYS * DAY_MS : clock.now();
  const grant = (await readParametersAt(db, calendar))(now).practiceGrant;
  const customerIds = await db.transaction(async (tx) => {
    await openInstitution(tx, { ...PARTICIPANTS_INSTITUTION, now });
    const { code } = PARTICIPANTS_INSTITUTION;
    return openParticipants(tx, { accounts: participantsFor(number), code, grant, calendar, now });
  });
  const decidedAt = isOfPast ? now + HOUR_MS : now;
  await verifyParticipants(options, { customerIds, group: groupOf(number), now, decidedAt });
  return customerIds;
}

/** Only where no date of the books is closed yet, and nobody was first: a past has listed something. */
async function playPastOnce(options: PracticeOffersOptions, participantsOf: ParticipantsOf): Promise<void> {
  const { db, clock } = options;
  const now = clock.now();
  const [customer, trader] = await firstCustomers(options);
  if (customer === undefined || !(await isNew(db)) || (await listedOffers(db)).length > 0) return;
  const listed: OfferRow[] = [];
  // All of it or nothing: no job meets an offer whose list is not whole yet, and a start that ended here begins again.
  await db.transaction((tx) =>
    playPast(
      { ...options, db: within(tx), onListed: (offers) => void listed.push(...offers) },
      { participantsOf, customer, trader, now },
    ),
  );
  options.onListed(listed);
}

/** The first two. */
async function firstCustomers({ db, customers }: PracticeOffersOptions): Promise<(bigint | undefined)[]> {
  const accounts = customers.slice(0, 2).map(({ account }) => account);
  const numbers = await db.read((tx) => customersOf(tx, accounts));
  return accounts.map((account) => numbers.get(account));
}

/** Commands and reads of a transaction that is under way. */
function within(tx: Tx): Database {
  return {
    query: (query, values) => tx.query(query, values),
    read: (fn) => fn(tx),
    transaction: (fn) => fn(tx),
    tell: () => {},
    conclude: () => {},
    listen: async () => async () => {},
    close: async () => {},
  };
}

interface Keeping {
  readonly plan: readonly PlannedOffer[];
  readonly participantsOf: ParticipantsOf;
  readonly customer: bigint | undefined;
  /** What was due by then is done; 0: nobody knows. */
  readonly since: number;
  readonly now: number;
}

/** Whatever is due at this moment. Each step is done once, so that a repetition after a crash does no harm. */
async function keep(options: PracticeOffersOptions, keeping: Keeping): Promise<void> {
  const { plan, participantsOf, now } = keeping;
  const there = await offersOf(options.db, plan);
  for (const planned of plan) {
    const offer = there.get(planned.terms.symbol);
    if (offer === undefined) await publishLate(options, keeping, planned);
    else if (offer.withdrawnAt !== null) continue;
    else if (now < Number(offer.closesAt)) await applyDue(options, keeping, { planned, offerId: offer.id });
    else if (offer.drawnAt === null) await drawDue(options, { planned, offer, now });
    else if (offer.settledAt !== null && now < (deadlineOf(offer, Number(offer.settledAt)) ?? 0))
      await payDue(options, { planned, offerId: offer.id, participants: participantsOf(planned.number), now });
  }
}

interface Kept {
  readonly planned: PlannedOffer;
  readonly offer: OfferRow;
}

async function applyDue(
  options: PracticeOffersOptions,
  { participantsOf, customer, since, now }: Keeping,
  { planned, offerId }: { readonly planned: PlannedOffer; readonly offerId: bigint },
): Promise<void> {
  const isDue = (at: number): boolean => at > since && at <= now;
  const participants = participantsOf(planned.number);
  const applicants = applicationsFor(planned)
    .filter(({ at }) => isDue(at))
    .map((application): Applicant => ({
      customerId: participants[application.participant]!,
      application: { ...application, at: now },
    }));
  const { kind, terms } = planned;
  if (customer !== undefined && kind === 'pay_after' && isDue(customerAppliesAt(planned)))
    if (!(await hasApplied(options, { customerId: customer, offerId, now })))
      applicants.push({ customerId: customer, application: { lots: terms.maximumLots, bid: undefined, at: now } });
  if (applicants.length > 0) await applyAll(options, { offerId, planned, applicants });
}

/** Also by hand, and also if it was taken back. */
async function hasApplied(
  { db, calendar }: PracticeOffersOptions,
  { customerId, offerId, now }: { readonly customerId: bigint; readonly offerId: bigint; readonly now: number },
): Promise<boolean> {
  const input = { segment: 'all', offer: offerId.toString(), page: 1, pageSize: 1 } as const;
  return (await db.read((tx) => subscriptionsPage({ calendar }, tx, { customerId, now, input }))).total > 0;
}

/** What is paid after winning keeps its days to pay. The others wait for two of the staff, a working day long. */
async function drawDue(
  options: PracticeOffersOptions,
  { planned, offer, now }: Kept & { readonly now: number },
): Promise<void> {
  if (planned.kind !== 'pay_after' || offer.frozenAt === null || now < Number(offer.drawAt)) return;
  await drawOnTime(options, { offerId: offer.id, now });
}

/** An offer that should be open by now, after a time without a server, opens now if it is worth it, and whoever should have come is there. */
async function publishLate(options: PracticeOffersOptions, keeping: Keeping, planned: PlannedOffer): Promise<void> {
  const { now } = keeping;
  const { publishedAt, opensAt, closesAt } = planned.terms;
  if (planned.isMadeUp || Number(publishedAt) > now || Number(closesAt) - now < HOUR_MS) return;
  const opens = opensAt > BigInt(now) ? opensAt : BigInt(now);
  const terms = { ...planned.terms, publishedAt: BigInt(now), opensAt: opens };
  const offerId = await publish(options, { ...planned, terms });
  await applyDue(options, { ...keeping, since: 0 }, { planned, offerId });
}

async function payDue(
  options: PracticeOffersOptions,
  {
    planned,
    offerId,
    participants,
    now,
  }: { planned: PlannedOffer; offerId: bigint; participants: readonly bigint[]; now: number },
): Promise<void> {
  const paysAt = new Map(applicationsFor(planned).map((each) => [participants[each.participant]!, each.paysAt]));
  for (const { id, customerId } of await waitingToPay(options, offerId)) {
    const due = paysAt.get(customerId) ?? null;
    if (due !== null && due <= now) await pay(options, { id, customerId, now });
  }
}

async function isNew(db: PracticeOffersOptions['db']): Promise<boolean> {
  return (await db.read(lastClosedDate)) === null;
}
