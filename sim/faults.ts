/**
 * What goes wrong between the parts: connections that break before or after a commit, a process that dies with its
 * commits made and its venue not yet told, a venue that says things twice.
 */
import type { Rng } from '@bahi/core/rng.ts';
import type { Venue, VenueEvent } from '@bahi/contract/venue.ts';
import type { Clock, Stop } from '@bahi/server/platform/clock.ts';
import type { Database } from '@bahi/server/platform/database.ts';

/** The caller learns nothing either way: rolled back, or committed. */
export type ConnectionFault = 'lost_before_commit' | 'lost_after_commit';

export interface FaultyDatabase extends Database {
  /** The next transaction breaks; with a number, the transaction or statement after so many. */
  arm(fault: ConnectionFault, after?: number): void;
  disarm(): void;
  /** The process is dead: no transaction begins any more. */
  kill(): void;
  readonly inFlight: number;
}

export function faultyDatabase(db: Database): FaultyDatabase {
  let armed: { readonly fault: ConnectionFault; readonly isOfAll: boolean; after: number } | null = null;
  let isDead = false;
  let inFlight = 0;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) throw connectionLost();
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  }

  function due(isTransaction: boolean): ConnectionFault | null {
    if (armed === null || !(isTransaction || armed.isOfAll) || armed.after-- > 0) return null;
    const { fault } = armed;
    armed = null;
    return fault;
  }

  return {
    transaction: (fn) =>
      counted(async () => {
        const fault = due(true);
        const result = await db.transaction(async (tx) => {
          const value = await fn(tx);
          if (fault === 'lost_before_commit') throw connectionLost();
          return value;
        });
        if (fault === 'lost_after_commit') throw connectionLost();
        return result;
      }),
    read: (fn) => counted(() => db.read(fn)),
    query: (query, values) =>
      counted(async () => {
        const fault = due(false);
        if (fault === 'lost_before_commit') throw connectionLost();
        const result = await db.query<never>(query, values);
        if (fault === 'lost_after_commit') throw connectionLost();
        return result;
      }),
    listen: (channel, fn, onGap) => db.listen(channel, fn, onGap),
    tell: (fn) => db.tell(fn),
    conclude: (fn) => db.conclude(fn),
    close: () => db.close(),
    arm: (fault, after) => void (armed = { fault, isOfAll: after !== undefined, after: after ?? 0 }),
    disarm: () => void (armed = null),
    kill: () => void (isDead = true),
    get inFlight() {
      return inFlight;
    },
  };
}

export function connectionLost(): Error {
  return Object.assign(new Error('the simulator broke this connection'), { code: 'ECONNRESET' });
}

export interface FaultyVenue extends Venue {
  /** From now on nothing reaches the venue, and nothing is heard from it. */
  cut(): void;
}

/** Now and then a step's events come again, all or the first few, later than they should. */
export function faultyVenue(venue: Venue, rng: Rng): FaultyVenue {
  let isCut = false;
  return {
    submit: (orders) => void (isCut || venue.submit(orders)),
    cancel: (orderIds) => void (isCut || venue.cancel(orderIds)),
    change: (changes) => void (isCut || venue.change(changes)),
    report: (trades) => void (isCut || venue.report(trades)),
    onBlocks: (listener) => venue.onBlocks((events) => void (isCut || listener(events))),
    onEvents(listener) {
      let former: readonly VenueEvent[] = [];
      return venue.onEvents((events) => {
        if (isCut) return;
        listener(events);
        if (rng.below(8) === 0) listener(events.slice(0, 1 + rng.below(events.length)));
        if (rng.below(8) === 0 && former.length > 0) listener(former);
        former = events;
      });
    },
    cut: () => void (isCut = true),
  };
}

/** A dead process has no timers. */
export function mortalClock(clock: Clock): Clock & { die(): void } {
  const stops = new Set<Stop>();
  const keep = (stop: Stop): Stop => {
    stops.add(stop);
    return () => {
      stops.delete(stop);
      stop();
    };
  };
  return {
    now: () => clock.now(),
    every: (ms, fn) => keep(clock.every(ms, fn)),
    after: (ms, fn) => keep(clock.after(ms, fn)),
    die() {
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}
