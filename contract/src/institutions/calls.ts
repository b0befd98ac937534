/** The seat of an institution (desks §9): the one account that is its own. It has the rules, charges and limits of every account. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { localName } from '../identity/calls.ts';
import { requestStep } from '../requests.ts';
import { empty, id, instant, written } from '../shapes.ts';

export const seatReason = z.enum(['not_authorised', 'asked', 'not_approved']);

export const seat = z.object({
  id,
  institution: localName,
  /** What the customer is there. */
  position: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'cancelled', 'ended']),
  reason: z.nullable(seatReason),
  /** What staff said when they decided, or when they ended it. */
  note: z.nullable(z.string()),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  timeline: z.array(requestStep),
});

const seatState = z.object({
  /** The newest request; null: there never was one. */
  seat: z.nullable(seat),
  /** Of the customer; null: none, and so no seat. */
  institution: z.nullable(localName),
  /** Another account has the seat, or has asked for it. */
  isTaken: z.boolean(),
});

export const getSeat = define({
  path: '/user/seat',
  summary: 'The customer’s seat or request for one, and whether the institution’s is taken.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: seatState,
  errors: [],
});

export const requestSeat = define({
  path: '/user/seatRequest',
  summary: 'Asks that this account is the seat of its institution; staff review it.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ position: written(2, 80) }),
  output: seatState,
  errors: [
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'verification.required',
    'verification.under_review',
    'institutions.seat_of_none',
    'institutions.seat_own',
    'institutions.seat_pending',
    'institutions.seat_taken',
    'institutions.seat_asked_for',
  ],
});

export const cancelSeat = define({
  path: '/user/seatCancel',
  summary: 'Takes the request for a seat back while it waits.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ seat: id }),
  output: seatState,
  errors: ['institutions.seat_unknown', 'institutions.seat_decided'],
});

export const leaveSeat = define({
  path: '/user/seatLeave',
  summary: 'Gives the seat up: the account stays as it is, and another one may ask for the seat.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ seat: id }),
  output: seatState,
  errors: ['institutions.seat_unknown'],
});
