/** Order among calls of this process that are under way at once; the database keeps it between processes. */
import { createGate, type Gate } from './gate.ts';
import { refuse } from './refuse.ts';

export interface Queue {
  run<T>(key: string, fn: () => Promise<T>): Promise<T>;
}

export interface QueueOptions {
  /** Of one key; who comes beyond is refused. */
  readonly callsMax: number;
}

/**
 * One after another for each key: of several logins to one account sent at once each sees the outcome of the one before, so that
 * right passwords never count as misses.
 */
export function createQueue({ callsMax }: QueueOptions): Queue {
  const known = new Map<string, { gate: Gate; calls: number }>();
  return {
    async run(key, fn) {
      const own = known.get(key) ?? { gate: createGate({ atOnce: 1, waitingMax: callsMax }), calls: 0 };
      if (own.calls >= callsMax) refuse('request.too_frequent', { wait: 5 });
      known.set(key, own);
      own.calls++;
      const leave = await own.gate.enter();
      try {
        return await fn();
      } finally {
        leave?.();
        own.calls--;
        if (own.calls === 0) known.delete(key);
      }
    },
  };
}

export interface Lines {
  /** `fn` learns whether it had to wait. */
  run<T>(key: string, line: bigint, fn: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

export interface LinesOptions {
  /** Of one key. */
  readonly atOnce: number;
  /** Of one key; shared alike among its lines that wait. */
  readonly waitingMax: number;
}

interface Waiting {
  inside: number;
  /** By line, that whose turn it is first. */
  readonly lines: Map<bigint, (() => void)[]>;
}

/**
 * A few at a time for each key; who waits stands in one of its lines, which take turns. So a flood in one line takes neither the
 * turns nor the places of the others.
 */
export function createLines({ atOnce, waitingMax }: LinesOptions): Lines {
  const known = new Map<string, Waiting>();
  return {
    async run(key, line, fn) {
      const all = known.get(key) ?? { inside: 0, lines: new Map() };
      known.set(key, all);
      const hasToWait = all.inside >= atOnce;
      if (hasToWait) await placeIn(all.lines, line, waitingMax);
      else all.inside++;
      try {
        return await fn(hasToWait);
      } finally {
        // Whoever is next takes the place over.
        const next = nextInTurn(all.lines);
        if (next === undefined) all.inside--;
        else next();
        if (all.inside === 0) known.delete(key);
      }
    },
  };
}

function placeIn(lines: Waiting['lines'], line: bigint, waitingMax: number): Promise<void> {
  const own = lines.get(line) ?? [];
  const share = waitingMax / (lines.has(line) ? lines.size : lines.size + 1);
  if (own.length >= share) refuse('request.too_frequent', { wait: 5 });
  lines.set(line, own);
  return new Promise((resolve) => own.push(resolve));
}

/** The line that was served goes behind the others. */
function nextInTurn(lines: Waiting['lines']): (() => void) | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const [line, own] = first;
  const next = own.shift();
  lines.delete(line);
  if (own.length > 0) lines.set(line, own);
  return next;
}

export interface Shared<T> {
  run(key: string, fn: () => Promise<T>): Promise<T>;
}

/** The same call sent several times at once is done once, and all get its answer. */
export function createShared<T>(): Shared<T> {
  const running = new Map<string, Promise<T>>();
  return {
    run(key, fn) {
      const known = running.get(key);
      if (known !== undefined) return known;
      const started = fn().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

/** What is asked for in one turn of the event loop is read together; one answer a key, in their order. */
export function createGathered<K, V>(read: (keys: readonly K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  let next: { readonly keys: K[]; readonly values: Promise<readonly V[]> } | null = null;
  return async (key) => {
    if (next === null) {
      const keys: K[] = [];
      next = {
        keys,
        values: new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
          next = null;
          return read(keys);
        }),
      };
    }
    const { keys, values } = next;
    const index = keys.push(key) - 1;
    return (await values)[index]!;
  };
}
