/** Every attacker over many seeds: what is left on average after charges, and how sure that is (rules §4, "No riskless profit"). */
import { MARGIN_PLAYERS } from './margin.ts';
import { PLAYERS, type Player } from './players.ts';

export const LEAGUE: readonly Player[] = [...PLAYERS, ...MARGIN_PLAYERS];

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
  /** The seed that gained most. */
  readonly best: { readonly seed: string; readonly profit: number };
}

/** Of a normal deviate, one-sided. */
const CONFIDENCE_99 = 2.326;

export function* runLeague(seed: string, seeds: number, players: readonly Player[] = LEAGUE): Generator<Standing> {
  for (const { name, play } of players) {
    const outcomes = Array.from({ length: seeds }, (_, number) => {
      const own = `${seed} ${number}`;
      const { profit, owed = 0 } = play(own);
      return { seed: own, profit, owed };
    });
    const mean = outcomes.reduce((sum, { profit }) => sum + profit, 0) / seeds;
    const variance = outcomes.reduce((sum, { profit }) => sum + (profit - mean) ** 2, 0) / Math.max(1, seeds - 1);
    const error = CONFIDENCE_99 * Math.sqrt(variance / seeds);
    const owed = outcomes.reduce((sum, outcome) => sum + outcome.owed, 0);
    const best = outcomes.reduce((most, one) => (one.profit > most.profit ? one : most));
    yield { name, seeds, mean, atMost: mean + error, atLeast: mean - error, owed, best };
  }
}
