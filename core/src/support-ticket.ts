/** The rules of support tickets (desks §9): who waits for whom, how many there may be, and how long a closed one can be opened again. */
import { DAY_MS, MINUTE_MS } from './time.ts';

/** What a ticket is about. */
export const TICKET_KINDS = [
  'deposit',
  'withdrawal',
  'order',
  'loan',
  'identity',
  'account',
  'complaint',
  'other',
] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/**
 * `open`: the customer waits for us. `waiting`: we asked, and wait for the customer. `answered`: nobody waits; the customer may still
 * write. `closed`: over, by whichever side, or by itself when the customer has been silent.
 */
export const TICKET_STATES = ['open', 'waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Of a customer: those that are not closed. */
export const OPEN_TICKETS_MAX = 5;
export const MESSAGES_A_MINUTE_MAX = 5;
/** Of a customer in any twenty-four hours, over all tickets: more is no conversation, and a desk reads every word. */
export const MESSAGES_A_DAY_MAX = 60;
export const PICTURES_MAX = 5;
export const REOPEN_DAYS = 14;
/** After so many days without a word of the customer an answered ticket, or one that waits for the customer, closes. */
export const SILENT_DAYS = 14;

export const MESSAGES_WINDOW_MS = MINUTE_MS;

/** The first moment at which it can no longer be opened again. */
export function reopenEndsAt(closedAt: number): number {
  return closedAt + REOPEN_DAYS * DAY_MS;
}

/** When it closes by itself if the customer says nothing. */
export function silentClosesAt(answeredAt: number): number {
  return answeredAt + SILENT_DAYS * DAY_MS;
}
