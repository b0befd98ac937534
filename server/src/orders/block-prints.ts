/**
 * Block trades on their way to the venue's tape and back (decision 0069). They are reported after the commit that made them, and at each start
 * those whose print was not written yet: the venue prints each once, so that reporting one again has no second effect.
 */
import type { BlockEvent, BlockPrint } from '@bahi/contract/venue.ts';
import { SECOND_MS } from '@bahi/core/time.ts';
import { selectUnprinted, updatePrinted } from './block-store.ts';
import type { OrdersContext } from './context.ts';

const AT_ONCE_MAX = 500;

export interface BlockPrints {
  /** The venue is told of what it has not printed. Fails as the database does. */
  report(): Promise<void>;
  /** Resolves when everything under way is written. */
  drain(): Promise<void>;
  stop(): void;
}

export function createBlockPrints({ db, clock, log, venue, bus }: OrdersContext): BlockPrints {
  const heard: BlockPrint[] = [];
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** A report that has not begun yet tells of whatever is committed until it does. */
  let isAsked = false;

  /** One after the other; what fails is tried again a second later. */
  function next(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => {
      log.error({ err: error }, 'block trades wait for the database');
      if (!isStopped) clock.after(SECOND_MS, () => next(task));
    });
  }

  async function report(): Promise<void> {
    const unprinted = await selectUnprinted(db, AT_ONCE_MAX);
    if (unprinted.length > 0) venue.report(unprinted.map(({ id, ...trade }) => ({ tradeId: id.toString(), ...trade })));
  }

  async function writeHeard(): Promise<void> {
    if (heard.length === 0) return;
    const prints = heard.slice(0, AT_ONCE_MAX);
    await db.transaction((tx) => updatePrinted(tx, prints));
    heard.splice(0, prints.length);
    if (heard.length > 0) return writeHeard();
    // More may have been agreed than are reported at once.
    if (prints.length === AT_ONCE_MAX) next(report);
  }

  const stopListening = venue.onBlocks((events: readonly BlockEvent[]) => {
    for (const event of events) {
      if (event.type === 'printed') heard.push(event);
      else log.error({ event }, 'the venue does not print a block trade');
    }
    if (heard.length > 0) next(writeHeard);
  });
  /** Hundreds are agreed in one transaction, each told by itself. */
  const stopHearing = bus.subscribe('blocks.agreed', () => {
    if (isAsked) return;
    isAsked = true;
    next(async () => {
      isAsked = false;
      await report();
    });
  });

  return {
    report,
    drain: async () => {
      for (let seen; seen !== work;) await (seen = work);
    },
    stop() {
      isStopped = true;
      stopListening();
      stopHearing();
    },
  };
}
