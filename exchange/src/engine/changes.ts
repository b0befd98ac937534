/** Which quotes changed since somebody last asked, by position: listings of the first day, what is computed, then those that came later. */
import type { Board } from '../listed.ts';
import { NEW_LISTINGS_MAX } from '../port.ts';
import type { DayFigures, Stock } from './stock.ts';

export function createChanges({ listings, computed }: Pick<Board, 'listings' | 'computed'>) {
  const changed = new Set<number>();

  function mark(at: number, figures: DayFigures, now: number): void {
    figures.changedAt = now;
    figures.seq += 1;
    changed.add(at);
  }

  return {
    /** A fund's number is its place among what is computed, behind all that may ever be listed. Null: nothing has changed. */
    stock(of: Stock | null, now: number): void {
      if (of === null) return;
      const { at, figures } = of;
      if (at < listings.length) mark(at, figures, now);
      else mark(at < listings.length + NEW_LISTINGS_MAX ? at + computed.length : at - NEW_LISTINGS_MAX, figures, now);
    },
    computed: (which: number, figures: DayFigures, now: number): void => mark(listings.length + which, figures, now),
    take(): number[] {
      const taken = [...changed];
      changed.clear();
      return taken;
    },
  };
}
