/** Customers as staff see them: one list, one case file with one timeline, restrictions, corrections (rules §10). Nothing here edits a balance or a price. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';
import { restrictionCase, restrictionKind, restrictionReason } from '../restrictions.ts';
import { verificationState } from '../verification.ts';

const readers = ['identity_reviewer', 'funds_maker', 'funds_checker', 'risk', 'support', 'auditor'] as const;

export const customerRow = z.object({
  id,
  account: z.string(),
  name: z.nullable(z.string()),
  verification: verificationState,
  registeredAt: instant,
  institution: z.nullable(z.string()),
  restrictions: z.array(restrictionKind),
  available: decimal,
});

export const listCustomers = defineStaff({
  path: '/customers/list',
  summary: 'Customers by number, account or verified name.',
  roles: readers,
  isMutation: false,
  input: z.object({
    text: z.optional(z.string().check(z.maxLength(64))),
    verification: z.optional(verificationState),
    restriction: z.optional(restrictionKind),
    ...paging,
  }),
  output: pageOf(customerRow),
  errors: [],
});

export const timelineEntry = z.object({
  at: instant,
  domain: z.enum(['identity', 'security', 'verification', 'money', 'order', 'restriction', 'message', 'staff']),
  what: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
  by: z.nullable(z.string()),
});

export const getCustomer = defineStaff({
  path: '/customers/detail',
  summary: 'One customer: balances, verification, restrictions.',
  roles: readers,
  isMutation: false,
  input: z.object({ customer: id }),
  output: z.object({
    customer: customerRow,
    balances: z.array(
      z.object({ currency: z.string(), cash: decimal, held: decimal, margin: decimal, receivable: decimal }),
    ),
    openPositions: z.int(),
    openOrders: z.int(),
    restrictions: z.array(restrictionCase),
  }),
  errors: ['staff.customer_unknown'],
});

export const getTimeline = defineStaff({
  path: '/customers/timeline',
  summary: 'Everything that happened to a customer, newest first.',
  roles: readers,
  isMutation: false,
  input: z.object({ customer: id, domain: z.optional(timelineEntry.shape.domain), ...paging }),
  output: pageOf(timelineEntry),
  errors: ['staff.customer_unknown'],
});

export const restrict = defineStaff({
  path: '/customers/restrict',
  summary:
    'Restricts an account with reason, rule, end and message. Longer than 24 hours it needs a second person, and ends then unless one approves.',
  roles: ['risk', 'support'],
  isMutation: true,
  input: z.object({
    customer: id,
    kind: restrictionKind,
    reason: restrictionReason,
    until: z.nullable(instant),
    message: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  }),
  output: restrictionCase,
  errors: ['staff.customer_unknown', 'staff.own_case', 'staff.already_restricted', 'staff.end_invalid'],
});

export const liftRestriction = defineStaff({
  path: '/customers/lift',
  summary: 'Ends a restriction.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ restriction: id, reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  output: restrictionCase,
  errors: ['restrictions.unknown', 'restrictions.not_in_force', 'staff.own_case'],
});

export const listStaffOrders = defineStaff({
  path: '/customers/orders',
  summary: 'Orders of one customer or of all, read only.',
  roles: readers,
  isMutation: false,
  input: z.object({
    customer: z.optional(id),
    symbol: z.optional(z.string().check(z.maxLength(24))),
    status: z.optional(z.string().check(z.maxLength(20))),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id,
      customer: id,
      account: z.string(),
      symbol: z.string(),
      side: z.string(),
      type: z.string(),
      quantity: z.int(),
      filled: z.int(),
      price: z.nullable(decimal),
      status: z.string(),
      at: instant,
    }),
  ),
  errors: [],
});

export const listStaffPositions = defineStaff({
  path: '/customers/positions',
  summary: 'Positions of one customer or of all, read only.',
  roles: readers,
  isMutation: false,
  input: z.object({
    customer: z.optional(id),
    symbol: z.optional(z.string().check(z.maxLength(24))),
    isOpen: z.optional(z.boolean()),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id,
      customer: id,
      account: z.string(),
      symbol: z.string(),
      direction: z.string(),
      leverage: z.int(),
      quantity: z.int(),
      averagePrice: decimal,
      profit: z.nullable(signedDecimal),
      status: z.string(),
      openedAt: instant,
    }),
  ),
  errors: [],
});
