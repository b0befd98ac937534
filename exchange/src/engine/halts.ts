/** Halts of the whole market, by how far its main index has moved (rules §4): each step once a business date. */
import { haltEvent, resumeEvent } from '../news/market-stories.ts';
import { HALT_INDEX } from '../indices.ts';
import { haltRules, haltStepOf, type LiveComputed } from './computed-levels.ts';
import type { createChanges } from './changes.ts';
import type { NewsDesk } from './news-desk.ts';
import type { Stock } from './stock.ts';

interface HaltsDeps {
  /** Everything that has a book. */
  readonly books: () => readonly Stock[];
  readonly live: readonly LiveComputed[];
  readonly desk: Pick<NewsDesk, 'tell'>;
  readonly changes: Pick<ReturnType<typeof createChanges>, 'stock'>;
}

interface Halt {
  readonly stocks: readonly Stock[];
  /** Infinity: for the rest of the session. */
  readonly until: number;
}

export function createHalts({ books, live, desk, changes }: HaltsDeps) {
  let step = 0;

  /**
   * Trading stops for everybody where the index has passed a further step; resting orders stay and may be cancelled. Answers what stopped;
   * null: it goes on.
   */
  function begin(date: string, now: number, close: number): Halt | null {
    const passed = haltStepOf(live);
    if (passed <= step) return null;
    step = passed;
    const stopped = books().filter(({ state }) => state === 'trading');
    for (const stock of stopped) {
      stock.state = 'halted';
      changes.stock(stock, now);
    }
    const { percent, haltMs } = haltRules[step - 1]!;
    const until = Math.min(now + haltMs, close);
    desk.tell(haltEvent(HALT_INDEX, date, percent, until, now));
    return { stocks: stopped, until: until < close ? until : Infinity };
  }

  return {
    begin,
    /** A new business date. */
    reset: (): void => void (step = 0),
    /** Answers those that trade again. */
    end(date: string, now: number): Stock[] {
      desk.tell(resumeEvent(date, haltRules[step - 1]!.percent, now));
      return books().filter(({ state }) => state === 'halted');
    },
  };
}
