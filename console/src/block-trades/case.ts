/** A case of the queue of block trades, and why a reviewer approves less than was asked for, or nothing. */
import type { rejectBlock, getBlockCase } from '@bahi/contract/block-trades/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { inOrder } from '../queues/reasons.ts';

export type Case = OutputOf<typeof getBlockCase>;
export type Reason = InputOf<typeof rejectBlock>['reason'];

/** The numbers of the reasons follow this order. */
export const REASONS = inOrder<Reason>({
  oversubscribed: true,
  price_moved: true,
  concentration: true,
  unsuitable: true,
  asked: true,
});
