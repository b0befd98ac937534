/** What the server says of a waiting case. */
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { claimCase } from '@bahi/contract/staff/queues.ts';

export type QueueRow = OutputOf<typeof claimCase>;
export type QueueKey = InputOf<typeof claimCase>['queue'];
