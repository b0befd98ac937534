/**
 * Who applies for practice offers beside the customers, so that draws are contested (decision 0035): accounts of the practice market with a grant
 * like everybody's, known by a number. What each asks for follows from the offer's number, so that anybody can work it out again;
 * what it wins does not.
 */
import { formatMoney } from '@bahi/core/money.ts';
import { createRng, hashText } from '@bahi/core/rng.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { PlannedOffer } from './offer-timetable.ts';

export const PARTICIPANTS_INSTITUTION = {
  code: 'PRACTICE-PARTICIPANTS',
  name: 'Practice participants',
  isHouse: true,
} as const;
/** How many apply for an offer at most. */
const COUNT = 240;
/** Others come after so many offers: what they win they keep, and their money ends. */
const OFFERS = 60;

/** The accounts that may apply for the offer with a number. */
export function participantsFor(number: number): string[] {
  const group = groupOf(number);
  return Array.from({ length: COUNT }, (_, at) => `participant-${group}-${String(at + 1).padStart(3, '0')}`);
}

export function groupOf(number: number): number {
  return Math.floor(number / OFFERS);
}

export interface PlannedApplication {
  /** Place among those that may apply. */
  readonly participant: number;
  readonly lots: number;
  readonly bid: string | undefined;
  readonly at: number;
  /** When it pays for what it wins; null: it lets the deadline pass. */
  readonly paysAt: number | null;
}

/** One in so many winners never pays. */
const FORGETFUL = 12;
/** How far above the floor of an auction they bid. */
const BID_PERCENT_MAX = 24;

/** In the order of their moments. `demand`: lots for each lot offered, about. */
export function applicationsFor({ number, kind, terms, demand }: PlannedOffer): PlannedApplication[] {
  const rng = createRng(hashText('practice applications'), number);
  const opens = Number(terms.opensAt);
  const window = Number(terms.closesAt) - opens;
  const left = Array.from({ length: COUNT }, (_, at) => at);
  const applications: PlannedApplication[] = [];
  for (let lots = 0; lots < demand * terms.lots && left.length > 0;) {
    const participant = left.splice(rng.below(left.length), 1)[0]!;
    const wanted = terms.minimumLots + Math.floor((terms.maximumLots - terms.minimumLots + 1) * rng.float() ** 1.5);
    const percent = BigInt(rng.below(BID_PERCENT_MAX + 1));
    // Many come in the first hours and in the last ones.
    const when = rng.float();
    const moment = opens + Math.floor(window * (rng.float() < 0.5 ? when ** 2 : 1 - (1 - when) ** 2 * 0.9));
    const patience = rng.float();
    const drawn = Number(terms.drawAt);
    applications.push({
      participant,
      lots: wanted,
      bid: kind === 'auction' ? formatMoney(((terms.price * (100n + percent)) / 10_000n) * 100n) : undefined,
      at: Math.min(moment, Number(terms.closesAt) - MINUTE_MS),
      paysAt:
        terms.payBy === null || rng.below(FORGETFUL) === 0
          ? null
          : drawn + Math.floor((Number(terms.payBy) - drawn) * (0.1 + 0.8 * patience)),
    });
    lots += wanted;
  }
  return applications.toSorted((left_, right) => left_.at - right.at || left_.participant - right.participant);
}
