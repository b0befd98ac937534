/**
 * The corporate actions of a company's history (rules §4), placed by the seed. A few companies have theirs placed by hand,
 * so that each kind can be looked at: Varuna Motors a bonus, Sagar Steel a split, Neem Bank a split and dividends, and within
 * the sessions that have minutes and news a split of Chargika Networks and bonus shares of Mruda Soil Nutrients.
 */
import type { CorporateAction } from '@bahi/contract/venue.ts';
import { addBusinessDays, type Calendar } from '@bahi/core/calendar.ts';
import { hashText } from '@bahi/core/rng.ts';
import type { Listed } from '../listed.ts';
import type { FindableStreams } from '../streams.ts';
import { endOf, type Timeline } from './timeline.ts';

export interface PlacedAction extends CorporateAction {
  /** Position of the ex-date's session. */
  readonly at: number;
}

/** One after genesis. */
export interface ComingAction extends CorporateAction {
  readonly declaredAt: number;
  /** The opening of the ex-date's session. */
  readonly exAt: number;
}

/** What a company does with its shares, without its dates. */
export type ActionTerms = Pick<CorporateAction, 'kind' | 'numerator' | 'denominator' | 'cash'>;

export const splits = [2, 5, 10] as const;
export const bonuses = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;

/** Sessions before genesis. */
const byHand: Record<
  string,
  {
    readonly split?: [ago: number, ratio: number];
    readonly bonus?: number;
    readonly pays: boolean;
    /** Of the last dividend; left out: any. One is always a short time ago, and paid. */
    readonly paid?: number;
  }
> = {
  VRM: { bonus: 118, pays: true },
  SAGR: { split: [203, 5], pays: false },
  NEEM: { split: [412, 2], pays: true },
  KVRT: { pays: true },
  KUPA: { pays: true, paid: 12 },
  CHRGE: { split: [9, 5], pays: false },
  MRUDA: { bonus: 6, pays: false },
};

/** Oldest first. At most one on a session. */
export function actionsOf(past: FindableStreams, listed: Listed, timeline: Timeline): readonly PlacedAction[] {
  if (listed.liquidity === null) return [];
  const { rng, splitRoll, bonusRoll } = rollsOf(past, listed);
  const count = timeline.sessions.length;
  const end = endOf(timeline, listed);
  const hand = byHand[listed.symbol];
  const placed = new Map<number, PlacedAction>();
  const place = (at: number, terms: ActionTerms) => {
    if (at <= 0 || at >= end || placed.has(at)) return;
    const exDate = timeline.sessions[at]!.date;
    const recordDate = timeline.sessions[at - 1]!.date;
    const payDate = payDateOf(timeline.calendar, listed.symbol, terms.kind, exDate);
    placed.set(at, { ...terms, at, recordDate, exDate, payDate });
  };
  const someTime = () => Math.floor(count * (0.1 + rng.float() * 0.88));

  if (hand?.split !== undefined) {
    place(count - hand.split[0], { kind: 'split', numerator: hand.split[1], denominator: 1, cash: 0 });
  } else if (hand === undefined && splitRoll < 0.12) {
    place(someTime(), { kind: 'split', numerator: splits[rng.below(splits.length)]!, denominator: 1, cash: 0 });
  }
  if (hand?.bonus !== undefined) {
    place(count - hand.bonus, { kind: 'bonus', numerator: 1, denominator: 1, cash: 0 });
  } else if (hand === undefined && bonusRoll < 0.14) {
    const [numerator, denominator] = bonuses[rng.below(bonuses.length)]!;
    place(someTime(), { kind: 'bonus', numerator, denominator, cash: 0 });
  }
  if (paysDividends(past, listed)) placeDividends();
  return [...placed.values()].toSorted((left, right) => left.at - right.at);

  /** Once a year about the same time; of the price at the start, in the shares of that time. */
  function placeDividends(): void {
    const yieldRate = 0.004 + rng.float() * 0.018;
    const yearly = Math.floor(count / 5);
    const shareActions = [...placed.values()];
    const last = 2 + rng.below(yearly - 12);
    for (let at = count - (hand?.paid ?? last); at > 0; at -= yearly - 4 + rng.below(9)) {
      const laterShares = shareActions
        .filter((action) => action.at > at)
        .reduce((all, action) => all * sharesFactorOf(action), 1);
      const cash = Math.max(
        5,
        Math.round((listed.startPrice * yieldRate * laterShares * (0.7 + rng.float() * 0.4)) / 5) * 5,
      );
      place(at, { kind: 'dividend', numerator: 0, denominator: 1, cash });
    }
  }
}

export function paysDividends(past: FindableStreams, listed: Listed): boolean {
  const { payRoll } = rollsOf(past, listed);
  return byHand[listed.symbol]?.pays ?? payRoll < (listed.liquidity === 'large' ? 0.8 : 0.45);
}

function rollsOf(past: FindableStreams, { symbol }: Listed) {
  const rng = past.findable(`actions ${symbol}`);
  const [splitRoll, bonusRoll, payRoll] = [rng.float(), rng.float(), rng.float()];
  return { rng, splitRoll, bonusRoll, payRoll };
}

/** A dividend is paid five to ten working days after its ex-date. */
export function payDateOf(calendar: Calendar, symbol: string, kind: CorporateAction['kind'], exDate: string): string {
  if (kind !== 'dividend') return exDate;
  return addBusinessDays(calendar, exDate, 5 + (hashText(`pays ${symbol} ${exDate}`) % 6));
}

/** New shares for each old one. */
export function sharesFactorOf(action: ActionTerms): number {
  if (action.kind === 'split') return action.numerator / action.denominator;
  if (action.kind === 'bonus') return (action.numerator + action.denominator) / action.denominator;
  return 1;
}

/** Shares outstanding, or units of a member, after actions; what is no whole share is not there. */
export function sharesAfter(shares: number, actions: readonly ActionTerms[]): number {
  return actions.reduce((held, action) => Math.floor(held * sharesFactorOf(action)), shares);
}
