/**
 * A customer's mutation that is no more than a transaction: once for its idempotency key. What it lays for after the commit
 * (facts.ts) is told then; a repetition answers as before and tells nothing.
 */
import type { Endpoint, OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from './database.ts';
import { route } from './http.ts';
import { once } from './idempotency.ts';

export interface Commanding<E extends Endpoint> {
  readonly input: ParsedInputOf<E>;
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly now: number;
}

export function command<E extends Endpoint>(
  server: FastifyInstance,
  db: Database,
  endpoint: E,
  run: (tx: Tx, by: Commanding<E>) => Promise<OutputOf<E>>,
): void {
  route(server, endpoint, (input, { customer: { customerId, sessionId }, idempotencyKey: key, bodyHash, now }) => {
    const request = { scope: customerId, endpoint: endpoint.path, key, bodyHash };
    return db.transaction((tx) => once(tx, request, () => run(tx, { input, customerId, sessionId, now })));
  });
}
