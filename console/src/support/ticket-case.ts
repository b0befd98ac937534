/** A ticket as the parts of its page have it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getTicketCase } from '@bahi/contract/support/staff-calls.ts';

export type TicketCase = OutputOf<typeof getTicketCase>;
