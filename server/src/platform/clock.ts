/**
 * Time, always handed in (rules §3): the server runs on the system's clock, tests and the simulator on a virtual
 * one that moves only when told.
 */
import { DAY_MS } from '@bahi/core/time.ts';

export type Stop = () => void;

export interface Clock {
  /** UTC milliseconds. */
  now(): number;
  /** Calls `fn` every `ms` until stopped; a late turn is not made up for. */
  every(ms: number, fn: () => void): Stop;
  /** Calls `fn` once after `ms` unless stopped before. */
  after(ms: number, fn: () => void): Stop;
}

export interface VirtualClock extends Clock {
  /**
   * Moves time on, firing what falls due in order, and lets promises settle between the steps. In a leap of hours what turns often
   * turns once in `strideMs` (left out: half a minute, in a leap of days as often as in one of a day), and each time again in the
   * leap's last two minutes.
   */
  advance(ms: number, strideMs?: number): Promise<void>;
}

export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    every(ms, fn) {
      const timer = setInterval(fn, ms);
      return () => clearInterval(timer);
    },
    after(ms, fn) {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
  };
}

interface Timer {
  at: number;
  readonly order: number;
  readonly intervalMs: number | null;
  readonly fn: () => void;
}

/** As on a busy machine, a late turn is not made up for: a day of half seconds would be 172,800 turns. */
const STRIDE_MS = 30_000;
const STRIDES_MAX = DAY_MS / STRIDE_MS;
const EXACT_MS = 120_000;

interface Turn {
  readonly at: number;
  readonly intervalMs: number;
  /** The end of the leap. */
  readonly until: number;
  readonly strideMs: number;
}

export function virtualClock(startMs: number): VirtualClock {
  let now = startMs;
  let order = 0;
  const timers = new Set<Timer>();

  function add(ms: number, intervalMs: number | null, fn: () => void): Stop {
    const timer: Timer = { at: now + ms, order: order++, intervalMs, fn };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextDue(until: number): Timer | undefined {
    let due: Timer | undefined;
    for (const timer of timers) {
      if (timer.at > until) continue;
      if (due === undefined || timer.at < due.at || (timer.at === due.at && timer.order < due.order)) due = timer;
    }
    return due;
  }

  /** Whole turns of its own, so that it stays in step. */
  function strideOf({ at, intervalMs, until, strideMs }: Turn): number {
    const turns = Math.floor(Math.min(strideMs, until - EXACT_MS - at) / intervalMs);
    return Math.max(1, turns) * intervalMs;
  }

  return {
    now: () => now,
    every: (ms, fn) => add(ms, Math.max(1, ms), fn),
    after: (ms, fn) => add(ms, null, fn),
    async advance(ms, strideMs = Math.max(STRIDE_MS, ms / STRIDES_MAX)) {
      const until = now + ms;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        now = Math.max(now, timer.at);
        const { at, intervalMs } = timer;
        if (intervalMs === null) timers.delete(timer);
        else timer.at += strideOf({ at, intervalMs, until, strideMs });
        timer.fn();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** One turn of the event loop, so that promise chains started by a timer run before the next one fires. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
