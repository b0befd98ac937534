/** Tickets as staff read and answer them (desks §9). What staff note among themselves stands in these calls alone. */
import * as z from 'zod/mini';
import { defineStaff, staffRoles } from '../endpoint.ts';
import { documentGroup, documentKey, documentLanguage } from '../content/kinds.ts';
import { id, instant } from '../shapes.ts';
import { caseCustomer, undecided } from '../staff/cases.ts';
import { image, looked, withheld } from '../staff/reviews.ts';
import { support } from './queue.ts';
import { ticket, ticketMessage, ticketText } from './calls.ts';

export const ticketDesk = z.enum(support.tickets);

const note = z.object({
  id,
  /** A note, or that the ticket went to another desk or person. */
  what: z.enum(['note', 'handed_over']),
  by: z.string(),
  at: instant,
  text: z.string(),
  desk: z.nullable(ticketDesk),
  to: z.nullable(z.string()),
});

export const getTicketCase = defineStaff({
  path: '/reviews/ticket',
  summary:
    'A ticket with its thread, the notes of staff and earlier tickets; with the pictures for who has claimed it.',
  roles: [...support.tickets, 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    case: id,
    customer: caseCustomer,
    kind: ticket.shape.kind,
    state: ticket.shape.state,
    about: ticket.shape.about,
    createdAt: instant,
    promisedBy: ticket.shape.promisedBy,
    closedAt: ticket.shape.closedAt,
    rating: ticket.shape.rating,
    /** Who answers it. */
    desk: ticketDesk,
    /** For whom it was meant when it was handed over; anybody at the desk may answer. */
    assignee: z.nullable(z.string()),
    messages: z.array(ticketMessage),
    /** Of all messages, in their order, each by its message. */
    pictures: z.array(z.object({ ...image.shape, message: id })),
    withheld,
    notes: z.array(note),
    /** Other tickets of this customer, newest first. */
    earlier: z.array(z.object({ id, kind: ticket.shape.kind, state: ticket.shape.state, createdAt: instant })),
    /** Whom it can be handed to; the own name is left out. */
    members: z.array(z.object({ id, name: z.string(), roles: z.array(z.enum(staffRoles)) })),
    mayDecide: z.boolean(),
    /** More can be written in it: it was answered, or waits for the customer. */
    mayAdd: z.boolean(),
  }),
  errors: [...looked, 'staff.role_missing'],
});

export const listCanned = defineStaff({
  path: '/support/canned',
  summary: 'The answers that staff begin with, in force, in one language, as plain text.',
  roles: support.tickets,
  isMutation: false,
  input: z.object({ language: documentLanguage }),
  output: z.array(
    z.object({ key: documentKey, group: z.nullable(documentGroup), title: z.string(), text: z.string() }),
  ),
  errors: [],
});

export const answerTicket = defineStaff({
  path: '/reviews/ticketAnswer',
  summary: 'Answers a ticket, asks the customer for more, or answers and closes it. The customer reads who did.',
  roles: support.tickets,
  isMutation: true,
  input: z.object({
    case: id,
    text: ticketText,
    outcome: z.enum(['answered', 'waiting', 'closed']),
    /** The newest message that was read: what the customer wrote since has to be read first. */
    through: id,
  }),
  output: z.object({ next: z.nullable(id) }),
  errors: [...undecided, 'staff.role_missing', 'support.more_written'],
});

export const addToTicket = defineStaff({
  path: '/reviews/ticketAdd',
  summary:
    'Writes more in a ticket that was answered, or that waits for the customer, until it is closed; it waits for whom it waited.',
  roles: support.tickets,
  isMutation: true,
  input: z.object({ case: id, text: ticketText }),
  output: z.object({ message: ticketMessage }),
  errors: ['staff.case_unknown', 'staff.case_decided', 'staff.own_case', 'staff.role_missing', 'support.more_written'],
});

export const handTicket = defineStaff({
  path: '/reviews/ticketHand',
  summary: 'Hands a ticket to another desk or member, with why.',
  roles: support.tickets,
  isMutation: true,
  input: z.object({
    case: id,
    /** One of both. */
    to: z.union([z.object({ desk: ticketDesk }), z.object({ member: id })]),
    text: ticketText,
  }),
  output: z.object({ next: z.nullable(id) }),
  errors: [...undecided, 'staff.role_missing', 'staff.member_unknown', 'support.already_there'],
});

export const noteTicket = defineStaff({
  path: '/reviews/ticketNote',
  summary: 'A note for staff; the customer never sees it.',
  roles: support.tickets,
  isMutation: true,
  input: z.object({ case: id, text: ticketText }),
  output: z.object({ note }),
  errors: ['staff.case_unknown', 'staff.own_case', 'staff.role_missing'],
});
