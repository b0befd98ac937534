/**
 * Group commit at the application's level (design §2): what arrives while batches are in flight forms the next one.
 * A batch is one transaction, so its cost of locking, writing and flushing is shared by all its commands.
 *
 * A command that breaks its batch does not sink the others: the batch is halved until the
 * culprit stands alone. A deadlock is tried again
 * as it is. After a lost connection the outcome is unknown: all fail, and their idempotency keys make a retry safe.
 */
import { assert } from '@bahi/core/assert.ts';
import { isConnectionError, isRetryable, type Database, type Tx } from './database.ts';

export interface Batch<C, A> {
  /** Resolves once the command's transaction is durable. */
  submit(command: C): Promise<A>;
  /** Resolves when everything submitted so far is answered. */
  drain(): Promise<void>;
}

export interface BatchOptions<C, A> {
  readonly db: Database;
  readonly name: string;
  readonly sizeMax?: number;
  readonly inFlightMax?: number;
  /** Answers in the order of the commands. A refusal is an answer (a value), so that it rolls back nobody else. */
  readonly run: (tx: Tx, commands: readonly C[]) => Promise<readonly A[]>;
  /** Called after the commit, before the answers: the place to publish. */
  readonly onCommit?: (commands: readonly C[], answers: readonly A[]) => void;
  /** An attempt failed, and what it left in memory must go; the same commands are perhaps tried again. */
  readonly onRollback?: (commands: readonly C[]) => void;
  /** A bug in `onCommit`. */
  readonly onError?: (error: unknown) => void;
  readonly onBatch?: (figures: { readonly name: string; readonly size: number; readonly latencyMs: number }) => void;
}

interface Waiting<C, A> {
  readonly command: C;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

const ATTEMPTS_MAX = 5;

export function createBatch<C, A>(options: BatchOptions<C, A>): Batch<C, A> {
  const { name, sizeMax = 500, inFlightMax = 2, onBatch } = options;
  const queue: Waiting<C, A>[] = [];
  let inFlight = 0;
  let isScheduled = false;
  let idle: (() => void)[] = [];

  function submit(command: C): Promise<A> {
    return new Promise((resolve, reject) => {
      queue.push({ command, resolve, reject });
      schedule();
    });
  }

  /** Waits for the end of this turn of the event loop, so that requests read together go together. */
  function schedule(): void {
    if (isScheduled || inFlight >= inFlightMax) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      start();
    });
  }

  function start(): void {
    while (queue.length > 0 && inFlight < inFlightMax) {
      const taken = queue.splice(0, sizeMax);
      inFlight++;
      const startedAt = performance.now();
      void settle(options, taken).finally(() => {
        inFlight--;
        onBatch?.({ name, size: taken.length, latencyMs: performance.now() - startedAt });
        if (queue.length > 0) schedule();
        else if (inFlight === 0) finishIdle();
      });
    }
  }

  function finishIdle(): void {
    const waiting = idle;
    idle = [];
    for (const resolve of waiting) resolve();
  }

  function drain(): Promise<void> {
    if (queue.length === 0 && inFlight === 0) return Promise.resolve();
    return new Promise((resolve) => idle.push(resolve));
  }

  return { submit, drain };
}

/** Never rejects: every command of the batch is answered or failed. */
async function settle<C, A>(options: BatchOptions<C, A>, taken: readonly Waiting<C, A>[]): Promise<void> {
  const commands = taken.map((waiting) => waiting.command);
  let answers: readonly A[];
  try {
    answers = await runToCommit(options, commands);
  } catch (error) {
    if (taken.length === 1 || isConnectionError(error)) {
      for (const waiting of taken) waiting.reject(error);
      return;
    }
    const half = taken.length >> 1;
    await settle(options, taken.slice(0, half));
    await settle(options, taken.slice(half));
    return;
  }
  tellCommitted(options, commands, answers);
  taken.forEach((waiting, index) => waiting.resolve(answers[index]!));
}

async function runToCommit<C, A>(options: BatchOptions<C, A>, commands: readonly C[]): Promise<readonly A[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await options.db.transaction(async (tx) => {
        const answers = await options.run(tx, commands);
        assert(answers.length === commands.length, `batch ${options.name} must answer each command`);
        return answers;
      });
    } catch (error) {
      options.onRollback?.(commands);
      if (!isRetryable(error) || attempt === ATTEMPTS_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 5));
    }
  }
}

/** The commands are durable by now: a listener's bug must not turn them into failures. */
function tellCommitted<C, A>(options: BatchOptions<C, A>, commands: readonly C[], answers: readonly A[]): void {
  try {
    options.onCommit?.(commands, answers);
  } catch (error) {
    options.onError?.(error);
  }
}
