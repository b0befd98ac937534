/** Support tickets (desks §9): a question with its pictures, about a record where there is one; a thread; how satisfied the customer was. */
import { PICTURES_MAX, TICKET_KINDS, TICKET_STATES } from '@bahi/core/support-ticket.ts';
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { id, instant, pageOf, paging, written } from '../shapes.ts';

export const ticketKind = z.enum(TICKET_KINDS);
export const ticketState = z.enum(TICKET_STATES);

/** A record of the customer's own. */
export const ticketAbout = z.object({ type: z.enum(['deposit', 'withdrawal', 'order', 'loan']), id });

export const ticketTextMaximum = 2000;
export const ticketText = written(1, ticketTextMaximum);
const pictures = z._default(z.array(id).check(z.maxLength(PICTURES_MAX)), []);

export const ticketMessage = z.object({
  id,
  /** `asked`: we need more from the customer. */
  what: z.enum(['written', 'answered', 'asked', 'closed', 'reopened']),
  /** `house`: by itself. */
  from: z.enum(['customer', 'staff', 'house']),
  /** Of the staff. */
  by: z.nullable(z.string()),
  at: instant,
  /** Empty where only something was done. */
  text: z.string(),
  /** Uploads, in their order. */
  pictures: z.array(id),
});

export const ticket = z.object({
  id,
  kind: ticketKind,
  state: ticketState,
  about: z.nullable(ticketAbout),
  createdAt: instant,
  /** When something was last said or done. */
  lastAt: instant,
  /** By when we answer; null: it does not wait for us. */
  promisedBy: z.nullable(instant),
  /** The beginning of what the customer wrote first. */
  excerpt: z.string(),
  closedAt: z.nullable(instant),
  /** Until when it can be opened again; null: it cannot. */
  reopenUntil: z.nullable(instant),
  rating: z.nullable(z.object({ score: z.int(), words: z.string() })),
});

export const ticketThread = z.object({
  ...ticket.shape,
  /** Oldest first; of a long thread the newest two hundred. */
  messages: z.array(ticketMessage),
});

export const listTickets = define({
  path: '/support/list',
  summary: 'The customer’s tickets, the one with the newest word first, with what is promised and allowed.',
  audience: 'customer',
  isMutation: false,
  input: z.object(paging),
  output: z.object({
    ...pageOf(ticket).shape,
    promiseMinutes: z.int(),
    /** Not closed, and how many may be. */
    open: z.int(),
    openMaximum: z.int(),
  }),
  errors: [],
});

export const getTicket = define({
  path: '/support/ticket',
  summary: 'One ticket of the customer with its thread.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ticket: id }),
  output: ticketThread,
  errors: ['support.unknown'],
});

export const openTicket = define({
  path: '/support/open',
  summary: 'Asks support, about one of the customer’s records where there is one, with up to five pictures.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'asks_for_help',
  input: z.object({ kind: ticketKind, about: z.nullable(ticketAbout), text: ticketText, pictures }),
  output: ticketThread,
  errors: [
    'support.too_many_open',
    'support.too_many_messages',
    'support.too_many_today',
    'deposits.unknown',
    'withdrawals.unknown',
    'orders.unknown_order',
    'loans.unknown',
    'uploads.unknown',
  ],
});

export const writeTicket = define({
  path: '/support/write',
  summary: 'Writes in a ticket that is not closed; it waits for us then.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'asks_for_help',
  input: z.object({ ticket: id, text: ticketText, pictures }),
  output: ticketThread,
  errors: [
    'support.unknown',
    'support.closed',
    'support.too_many_messages',
    'support.too_many_today',
    'uploads.unknown',
  ],
});

export const closeTicket = define({
  path: '/support/close',
  summary: 'The customer needs nothing more.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ ticket: id }),
  output: ticketThread,
  errors: ['support.unknown', 'support.closed'],
});

export const reopenTicket = define({
  path: '/support/reopen',
  summary: 'Opens a closed ticket again, with why, within fourteen days.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'asks_for_help',
  input: z.object({ ticket: id, text: ticketText }),
  output: ticketThread,
  errors: [
    'support.unknown',
    'support.not_closed',
    'support.reopen_over',
    'support.too_many_open',
    'support.too_many_messages',
    'support.too_many_today',
  ],
});

export const rateTicket = define({
  path: '/support/rate',
  summary: 'How satisfied the customer was with a closed ticket, once.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({
    ticket: id,
    score: z.int().check(z.minimum(1), z.maximum(5)),
    words: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  output: ticketThread,
  errors: ['support.unknown', 'support.not_closed', 'support.rated'],
});
