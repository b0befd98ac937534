/** Which quotes changed since somebody last asked, by position: listings of the first day, what is computed, then those that came later. */
import type { Board } from '../listed.ts';
import type { DayFigures, Stock } from './stock.ts';

export function createChanges({ listings, computed }: Pick<Board, 'listings' | 'computed'>) {
  const changed = new Set<number>();

  function mark(at: number, figures: DayFigures, now: number): void {
    figures.changedAt = now;
    figures.seq += 1;
    changed.add(at);
  }

  return {
    stock: ({ at, figures }: Stock, now: number): void =>
      mark(at < listings.length ? at : at + computed.length, figures, now),
    computed: (which: number, figures: DayFigures, now: number): void => mark(listings.length + which, figures, now),
    take(): number[] {
      const taken = [...changed];
      changed.clear();
      return taken;
    },
  };
}
