/** What practice offers and their participants do, each through the services that everybody goes through, at a moment that is named. */
import { hash } from 'node:crypto';
import type { Calendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { LevelDeps } from '../draws/service.ts';
import { lockedSince } from '../halt/service.ts';
import {
  applyMany,
  offersNamed,
  payWon,
  publishOffer,
  revealDraw,
  selectWaiting,
  type ApplyCommand,
  type OfferRow,
} from '../new-shares/service.ts';
import { requestOf } from '../orders/service.ts';
import type { Database, Reader } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import { verifiedAmong } from '../verification/service.ts';
import type { PlannedOffer } from './offer-timetable.ts';
import type { PlannedApplication } from './participants.ts';

export interface ActsDeps {
  readonly db: Database;
  readonly calendar: Calendar;
  readonly sealer: Sealer;
}

export type DrawActsDeps = ActsDeps & LevelDeps;

export interface Applicant {
  readonly customerId: bigint;
  readonly application: Pick<PlannedApplication, 'lots' | 'bid' | 'at'>;
}

/** At most so many in one transaction. */
const BATCH_MAX = 200;
const WAITING_MAX = 1_000;

/** Offers of the plan that are there, by symbol. */
export async function offersOf(reader: Reader, plan: readonly PlannedOffer[]): Promise<ReadonlyMap<string, OfferRow>> {
  const found = await offersNamed(
    reader,
    plan.map(({ terms }) => terms.symbol),
  );
  return new Map(found.map((offer) => [offer.symbol, offer]));
}

export async function publish({ db, sealer, calendar }: ActsDeps, { terms }: PlannedOffer): Promise<bigint> {
  return (await db.transaction((tx) => publishOffer({ sealer, calendar }, tx, terms))).id;
}

export interface Applying {
  readonly offerId: bigint;
  readonly planned: PlannedOffer;
  readonly applicants: readonly Applicant[];
  /** When the books are written; left out: as the last of them applies. */
  readonly bookedAt?: number;
}

/** A repetition finds them there; who is refused (short of money, say) stays away. */
export async function applyAll(deps: ActsDeps, { offerId, planned, applicants, bookedAt }: Applying): Promise<void> {
  for (let from = 0; from < applicants.length; from += BATCH_MAX) {
    const some = applicants.slice(from, from + BATCH_MAX);
    const { number, isMadeUp, terms } = planned;
    const name = isMadeUp ? terms.symbol : number;
    const commands = some.map(({ customerId, application: { lots, bid, at } }): ApplyCommand => ({
      ...onceFor(`practice application ${name} ${customerId}`),
      customerId,
      sessionId: null,
      offerId,
      lots,
      bid,
      now: at,
    }));
    const at = bookedAt ?? some.at(-1)!.application.at;
    await deps.db.transaction((tx) => applyMany(serviceDeps(deps, at), tx, commands));
  }
}

/** As two of the staff do; where its level is not known yet, or they were first, nothing happens. */
export async function drawOnTime(
  { db, sealer, closingLevel }: DrawActsDeps,
  of: { readonly offerId: bigint; readonly now: number },
): Promise<void> {
  try {
    await db.transaction((tx) => revealDraw({ sealer, closingLevel }, tx, of));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}

/** Those who won and have to pay. */
export async function waitingToPay({ db }: ActsDeps, offerId: bigint): Promise<{ id: bigint; customerId: bigint }[]> {
  return selectWaiting(db, { offerId, status: 'awaiting_payment', limit: WAITING_MAX });
}

export async function pay(
  deps: ActsDeps,
  { id, customerId, now }: { readonly id: bigint; readonly customerId: bigint; readonly now: number },
): Promise<void> {
  try {
    const input = { subscription: id.toString() };
    await deps.db.transaction((tx) => payWon(serviceDeps(deps, now), tx, { customerId, now, input }));
  } catch (error) {
    // Short of money by now, or the deadline has passed: it forfeits.
    if (!(error instanceof RefusalError)) throw error;
  }
}

/** One key for each application, so that a repetition is one. */
export function onceFor(key: string): ReturnType<typeof requestOf> {
  return requestOf(key, hash('sha256', key, 'base64url'));
}

function serviceDeps({ calendar }: ActsDeps, now: number) {
  return {
    calendar,
    halt: { since: () => null, lockedSince },
    clock: { now: () => now, every: never, after: never },
    parametersAt: defaultsOf(calendar),
    feed: { quote: () => undefined },
    verifiedAmong,
  };
}

/** A moment has no timers. */
function never(): () => void {
  return () => {};
}
