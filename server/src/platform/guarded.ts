/**
 * A call that moves money asks for the fund password on top of the session. The check is the security domain's and comes in
 * from outside: it takes long and is made before the transaction, and what it found is used up inside of it.
 */
import type { Database, Tx } from './database.ts';
import { onceChecked, type OnceOptions } from './idempotency.ts';

export interface StepUpAsk {
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly fundPassword: string;
  readonly code: string | undefined;
  readonly now: number;
  /** Of the call (http.ts): the check waits for others' hashing. */
  readonly stillOpen: () => Promise<void>;
  /** What is refused before the fund password is asked about (desks §0). */
  readonly before?: (() => Promise<void>) | undefined;
}

/** Runs `fn` once for its request, after the step up. */
export type Guarded = <T>(request: OnceOptions, ask: StepUpAsk, fn: (tx: Tx) => Promise<T>) => Promise<T>;

export function createGuarded<S>(
  db: Database,
  { check, use }: { check: (ask: StepUpAsk) => Promise<S>; use: (tx: Tx, stepUp: S) => Promise<void> },
): Guarded {
  return (request, ask, fn) =>
    onceChecked(
      db,
      request,
      async () => {
        await ask.before?.();
        const stepUp = await check(ask);
        await ask.stillOpen();
        return stepUp;
      },
      async (tx, stepUp) => {
        await use(tx, stepUp);
        return fn(tx);
      },
    );
}
