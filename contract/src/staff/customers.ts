/** Customers as staff see them: one list, one case file with one timeline, restrictions (rules §10). Nothing here edits a balance or a price. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, id, instant, namedInstant, pageOf, paging, signedDecimal, written } from '../shapes.ts';
import { restrictionCase, restrictionKind, restrictionReason } from '../restrictions/calls.ts';
import { verificationState } from '../verification/calls.ts';

const readers = ['identity_reviewer', 'funds_maker', 'funds_checker', 'risk', 'support', 'auditor'] as const;

/** What staff see of a case beyond the customer. */
export const staffRestriction = z.object({
  ...restrictionCase.shape,
  customer: id,
  /** Who imposed it; null: the customer. */
  author: z.nullable(z.string()),
  /** Longer than a day it needs a second person: what is in `until` holds until one approves. */
  approval: z.enum(['not_needed', 'waiting', 'approved']),
  /** The end that was asked for; null: none. */
  askedUntil: z.nullable(instant),
  /** The proposal a second person approves (changes/approve), while it waits. */
  change: z.nullable(id),
  approvedBy: z.nullable(z.string()),
  liftedBy: z.nullable(z.string()),
});

export const customerRow = z.object({
  id,
  account: z.string(),
  /** As verified. */
  name: z.nullable(z.string()),
  verification: verificationState,
  registeredAt: instant,
  institution: z.nullable(z.string()),
  /** In force now. */
  restrictions: z.array(restrictionKind),
  /** In INR. */
  available: decimal,
});

export const listCustomers = defineStaff({
  path: '/customers/list',
  summary: 'Customers, newest first; found by number, by the beginning of the account, or by the whole verified name.',
  roles: readers,
  isMutation: false,
  input: z.object({
    /** A number, the beginning of an account (3 characters or more), or a verified name in full; case and accents do not count. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    verification: z.optional(verificationState),
    restriction: z.optional(restrictionKind),
    ...paging,
  }),
  output: pageOf(customerRow),
  errors: [],
});

export const timelineDomain = z.enum([
  'identity',
  'security',
  'verification',
  'money',
  'order',
  'restriction',
  'message',
  'staff',
]);

export const timelineEntry = z.object({
  at: instant,
  domain: timelineDomain,
  /** The key of a text of the console: "deposit.requested". */
  what: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.boolean(), z.null()])),
  /** Who of the staff; null: the customer, or the house by itself. */
  by: z.nullable(z.string()),
});

export const getCustomer = defineStaff({
  path: '/customers/detail',
  summary: 'One customer: balances, verification, security, destinations, restrictions. The look is written down.',
  roles: readers,
  isMutation: false,
  input: z.object({ customer: id }),
  output: z.object({
    customer: customerRow,
    balances: z.array(
      z.object({
        currency: z.string(),
        cash: decimal,
        held: decimal,
        margin: decimal,
        /** Paid for shares that are still to come. */
        escrow: decimal,
        receivable: decimal,
        /** Owed on a loan, and the interest on it. */
        loan: decimal,
        accrued: decimal,
      }),
    ),
    openPositions: z.int(),
    openOrders: z.int(),
    /** Numbers masked, as the customer sees them. */
    destinations: z.array(
      z.object({
        id,
        kind: z.enum(['card', 'wallet']),
        masked: z.string(),
        /** The bank of a card, the network of a wallet. */
        where: z.string(),
        addedAt: instant,
        usableFrom: instant,
      }),
    ),
    devices: z.int(),
    openSessions: z.int(),
    hasFundPassword: z.boolean(),
    hasTotp: z.boolean(),
    /** Leverage and short selling, and what the customer has learned (education). */
    isMarginEnabled: z.boolean(),
    lessonsRead: z.int(),
    lessons: z.int(),
    examTries: z.int(),
    examPassedAt: z.nullable(instant),
    moneyOutHeldUntil: z.nullable(instant),
    restrictions: z.array(staffRestriction),
    /** The person's own account: nothing about it can be decided. */
    /** How long one person alone may restrict an account. */
    restrictionAloneHours: z.int(),
    isOwn: z.boolean(),
  }),
  errors: ['staff.customer_unknown'],
});

export const getTimeline = defineStaff({
  path: '/customers/timeline',
  summary: 'Everything that happened to a customer, newest first. The look is written down.',
  roles: readers,
  isMutation: false,
  input: z.object({
    customer: id,
    domain: z.optional(timelineDomain),
    /** `next` of the page before; left out: from now. */
    after: z.optional(z.string().check(z.maxLength(80))),
    pageSize: paging.pageSize,
  }),
  /** `next` is null at the beginning of the account. */
  output: z.object({ rows: z.array(timelineEntry), next: z.nullable(z.string()) }),
  errors: ['staff.customer_unknown', 'staff.own_case'],
});

export const restrict = defineStaff({
  path: '/customers/restrict',
  summary:
    'Restricts an account at once, with reason, end and message. Longer than one person may alone it needs a second one, and ends then unless one approves.',
  roles: ['risk', 'support'],
  isMutation: true,
  input: z.object({
    customer: id,
    kind: restrictionKind,
    reason: restrictionReason,
    until: z.nullable(namedInstant),
    message: written(10, 1000),
  }),
  output: staffRestriction,
  errors: [
    'staff.customer_unknown',
    'staff.own_case',
    'staff.end_invalid',
    'staff.already_restricted',
    'staff.same_person',
  ],
});

export const liftRestriction = defineStaff({
  path: '/customers/lift',
  summary: 'Ends a restriction; the reason is told to the customer.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ restriction: id, reason: written(5, 500) }),
  output: staffRestriction,
  errors: ['restrictions.unknown', 'staff.own_case', 'restrictions.not_in_force'],
});

export const listStaffOrders = defineStaff({
  path: '/customers/orders',
  summary: 'Orders of one customer or of all, newest first, read only.',
  roles: readers,
  isMutation: false,
  input: z.object({
    customer: z.optional(id),
    symbol: z.optional(z.string().check(z.maxLength(24))),
    status: z.optional(z.enum(['accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected'])),
    isOpen: z.optional(z.boolean()),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id,
      customer: id,
      account: z.string(),
      symbol: z.string(),
      kind: z.enum(['open', 'close']),
      side: z.enum(['buy', 'sell']),
      type: z.enum(['market', 'limit']),
      origin: z.enum(['customer', 'day', 'stop_loss', 'take_profit', 'close_out', 'square_off', 'pledge_sale']),
      quantity: z.int(),
      filled: z.int(),
      /** The limit; null for a market order. */
      price: z.nullable(decimal),
      status: z.enum(['accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected']),
      at: instant,
      endedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const listStaffPositions = defineStaff({
  path: '/customers/positions',
  summary: 'Positions of one customer or of all, newest first, read only.',
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
      direction: z.enum(['long', 'short']),
      leverage: z.int(),
      quantity: z.int(),
      averagePrice: decimal,
      /** Of an open position at the price of now, null without one; of a closed one what was realised. */
      profit: z.nullable(signedDecimal),
      margin: decimal,
      status: z.enum(['holding', 'closing', 'closed']),
      openedAt: instant,
      closedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});
