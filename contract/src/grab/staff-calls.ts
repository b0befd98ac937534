/** Grab offers as staff read them: nobody decides who gets a part, so there is nothing to do here but to look. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { pageOf, paging } from '../shapes.ts';
import { grabOffer } from './calls.ts';

/** With what became of its requests. */
export const staffGrab = z.object({
  offer: grabOffer,
  allottedLots: z.int(),
  counts: z.object({
    waiting: z.int(),
    allotted: z.int(),
    notWon: z.int(),
    cancelled: z.int(),
    /** Of an offer that was called off, or of an account that is restricted. */
    released: z.int(),
  }),
});

export const listStaffGrabs = defineStaff({
  path: '/grab/list',
  summary:
    'Grab offers with what became of their requests: what is open, then what comes, then what is over, the newest first.',
  roles: ['products', 'risk', 'support', 'auditor', 'admin'],
  isMutation: false,
  input: z.object({
    /** A number, a symbol or a part of the name. */
    text: z.optional(z.string().check(z.maxLength(40))),
    ...paging,
  }),
  output: pageOf(staffGrab),
  errors: [],
});
