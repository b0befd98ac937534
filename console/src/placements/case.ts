/** A case of the placements queue, and why a reviewer allots less than was asked for, or nothing. */
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { inOrder } from '../queues/reasons.ts';

export type Case = OutputOf<typeof getPlacementCase>;
export type Reason = InputOf<typeof rejectPlacement>['reason'];

/** The numbers of the reasons follow this order. */
export const REASONS = inOrder<Reason>({ oversubscribed: true, concentration: true, unsuitable: true, asked: true });
