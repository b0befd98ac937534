/**
 * A customer's mutation that is no more than a transaction: once for its idempotency key. What it lays for after the commit
 * (facts.ts) is told then; a repetition answers as before and tells nothing.
 */
import type { Endpoint, OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from './database.ts';
import type { Guarded, StepUpAsk } from './guarded.ts';
import { route, type CustomerContext } from './http.ts';
import { once } from './idempotency.ts';

export interface Commanding<E extends Endpoint> {
  readonly input: ParsedInputOf<E>;
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly now: number;
}

type Run<E extends Endpoint> = (tx: Tx, by: Commanding<E>) => Promise<OutputOf<E>>;

export function command<E extends Endpoint>(server: FastifyInstance, db: Database, endpoint: E, run: Run<E>): void {
  route(server, endpoint, (input, call) =>
    db.transaction((tx) => once(tx, requestOf(endpoint, call), () => run(tx, { input, ...byOf(call) }))),
  );
}

interface Guarding<E extends Endpoint> {
  readonly guarded: Guarded;
  readonly stepUp: (input: ParsedInputOf<E>) => StepUpGiven;
  /** Refuses what comes before the fund password. */
  readonly before?: (by: Omit<Commanding<E>, 'input'>) => Promise<void>;
}

/** One that moves money: after the step up, whose fund password and code `stepUp` takes out of the input. */
export function guardedCommand<E extends Endpoint>(
  server: FastifyInstance,
  { guarded, stepUp, before }: Guarding<E>,
  endpoint: E,
  run: Run<E>,
): void {
  const { clock } = server.platform;
  route(server, endpoint, (input, call) => {
    const by = byOf(call);
    const first = before === undefined ? undefined : () => before(by);
    const ask = { ...by, stillOpen: call.stillOpen, before: first, ...stepUp(input) };
    // The step up may have waited for the hashing of others: what is decided is decided now.
    return guarded(requestOf(endpoint, call), ask, (tx) => run(tx, { input, ...by, now: clock.now() }));
  });
}

type StepUpGiven = Pick<StepUpAsk, 'fundPassword' | 'code'>;

export function stepUpOf({ fundPassword, code }: { fundPassword: string; code?: string | undefined }): StepUpGiven {
  return { fundPassword, code };
}

function requestOf({ path: endpoint }: Endpoint, { customer, idempotencyKey: key, bodyHash }: CustomerContext) {
  return { scope: customer.customerId, endpoint, key, bodyHash };
}

function byOf({ customer: { customerId, sessionId }, now }: CustomerContext) {
  return { customerId, sessionId, now };
}
