/**
 * Every attacker over many seeds: what is left on average after charges, and how sure that is (rules §4, "No riskless profit").
 *
 * What is judged of others: the house is owed nothing. A bystander trades beside the attacker as beside any large order, at the prices of
 * that moment, so that a loss beyond charges as such says nothing; but to inflict it costs at least as much: where attackers could take more from a
 * bystander than they pay, it would be worth somebody's while.
 */
import { BORROWER_PLAYERS } from './borrowers.ts';
import { DESK_PLAYERS } from './desks.ts';
import { FUND_PLAYERS } from './funds.ts';
import { ENTITLEMENT_PLAYERS } from './entitlements.ts';
import { EXTRA_SHARE_PLAYERS } from './extra-shares.ts';
import { LURE_PLAYERS } from './lures.ts';
import { MARGIN_PLAYERS } from './margin.ts';
import { NIGHT_PLAYERS } from './nights.ts';
import { PLAYERS, type Player } from './players.ts';
import { POOL_PLAYERS } from './pools.ts';
import { SESSION_PLAYERS } from './sessions.ts';
import { TRIANGLE_PLAYERS } from './triangles.ts';

export const LEAGUE: readonly Player[] = [
  ...PLAYERS,
  ...LURE_PLAYERS,
  ...SESSION_PLAYERS,
  ...ENTITLEMENT_PLAYERS,
  ...EXTRA_SHARE_PLAYERS,
  ...TRIANGLE_PLAYERS,
  ...MARGIN_PLAYERS,
  ...NIGHT_PLAYERS,
  ...DESK_PLAYERS,
  ...FUND_PLAYERS,
  ...POOL_PLAYERS,
  ...BORROWER_PLAYERS,
];

export interface Standing {
  readonly name: string;
  readonly seeds: number;
  /** Paise a seed. */
  readonly mean: number;
  /** With 99 % confidence the mean is at most this, and at least that. */
  readonly atMost: number;
  readonly atLeast: number;
  /** What the house is owed by them and will not see, of all seeds. */
  readonly owed: number;
  /** Paise a seed that bystanders lost beyond their charges, and by how much that is surely more than what the attackers paid; above 0 is harm done cheaply. */
  readonly harm: number;
  readonly cheapHarm: number;
  /** The seed that gained most. */
  readonly best: { readonly seed: string; readonly profit: number };
}

/** Of a normal deviate, one-sided. */
const CONFIDENCE_99 = 2.326;

export function* runLeague(
  seed: string,
  seeds: number,
  players: readonly Player[] = LEAGUE,
  confidence = CONFIDENCE_99,
): Generator<Standing> {
  for (const { name, play } of players) {
    const outcomes = Array.from({ length: seeds }, (_, number) => {
      const own = `${seed} ${number}`;
      const { profit, owed = 0, harm = 0 } = play(own);
      return { seed: own, profit, owed, harm };
    });
    const { mean, error } = spread(outcomes.map(({ profit }) => profit));
    const harm = spread(outcomes.map((outcome) => outcome.harm));
    const balance = spread(outcomes.map((outcome) => (outcome.harm === 0 ? 0 : outcome.harm + outcome.profit)));
    yield {
      name,
      seeds,
      mean,
      atMost: mean + confidence * error,
      atLeast: mean - confidence * error,
      owed: outcomes.reduce((sum, outcome) => sum + outcome.owed, 0),
      harm: harm.mean,
      cheapHarm: balance.mean - confidence * balance.error,
      best: outcomes.reduce((most, one) => (one.profit > most.profit ? one : most)),
    };
  }
}

function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** In what this player does better than it may; empty: in nothing. */
export function gainsOf({ atMost, owed, cheapHarm }: Standing, profit = atMost): readonly string[] {
  return [...(profit > 0 ? ['profit'] : []), ...(owed > 0 ? ['owed'] : []), ...(cheapHarm > 0 ? ['harm'] : [])];
}
