/** All SQL about wishes. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { makeWish } from '@bahi/contract/sample/calls.ts';
import { requestTable } from '../platform/requests/table.ts';

export interface WishRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly text: string;
  readonly status: 'pending' | 'answered';
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly answer: string | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

export const wishes = requestTable<WishRow>(
  'sample.wish',
  `id, customer_id as "customerId", text, status, created_at as "createdAt", promised_by as "promisedBy", answer,
   decided_by as "decidedBy", decided_name as "decidedName", decided_at as "decidedAt"`,
);

export function wishView({ id, text, createdAt, status, answer }: WishRow): OutputOf<typeof makeWish> {
  return { id: id.toString(), text, at: Number(createdAt), status, answer };
}
