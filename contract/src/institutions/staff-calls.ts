/**
 * Institutions and the codes that open accounts, as staff keep them (desks §9, decision 0109). What lets people in takes two where it is made for
 * good, and one where it is limited to a code; what keeps people out is one person's, at once.
 */
import * as z from 'zod/mini';
import { defineStaff, type StaffRole } from '../endpoint.ts';
import { id, instant, namedInstant, pageOf, paging, written } from '../shapes.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { change, changeReason as reason } from '../staff/change.ts';
import { seat, seatReason } from './calls.ts';
import { institutions as seatQueue } from './queue.ts';

export const institutionRoles: readonly StaffRole[] = ['support', 'risk'];
const readers: readonly StaffRole[] = [...institutionRoles, 'identity_reviewer', 'auditor'];

const code = z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/));
const name = written(2, 80);
const search = z.optional(z.string().check(z.trim(), z.maxLength(64)));

const end = z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() }));

export const institutionRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** Null: as `name`. */
  nameTw: z.nullable(z.string()),
  nameKo: z.nullable(z.string()),
  createdAt: instant,
  end,
  customers: z.int(),
  /** What waits for a second person. */
  proposed: z.nullable(id),
});

export const listInstitutions = defineStaff({
  path: '/institutions/list',
  summary: 'Institutions, newest first; found by number, the beginning of the code, or words of a name.',
  roles: readers,
  isMutation: false,
  input: z.object({ text: search, state: z.optional(z.enum(['active', 'ended'])), ...paging }),
  output: pageOf(institutionRow),
  errors: [],
});

export const proposeInstitution = defineStaff({
  path: '/institutions/propose',
  summary: 'Proposes an institution, other names of one, or that one that was ended opens accounts again.',
  roles: institutionRoles,
  isMutation: true,
  input: z.object({
    code,
    /** It is there: null of one that is to be made. */
    institution: z.nullable(id),
    name,
    nameTw: z.nullable(name),
    nameKo: z.nullable(name),
    reason,
  }),
  output: change,
  errors: [
    'institutions.unknown',
    'institutions.code_taken',
    'institutions.code_fixed',
    'staff.value_same',
    'staff.already_proposed',
  ],
});

export const endInstitution = defineStaff({
  path: '/institutions/end',
  summary: 'From now on no code of this institution opens an account; its customers stay. Opening it again takes two.',
  roles: institutionRoles,
  isMutation: true,
  input: z.object({ institution: id, reason }),
  output: institutionRow,
  errors: ['institutions.unknown', 'institutions.ended'],
});

export const invitationRow = z.object({
  code: z.string(),
  /** `made`: by staff, beside the one of the institution or the customer's own. */
  kind: z.enum(['institution', 'own', 'made']),
  owner: z.object({ kind: z.enum(['institution', 'customer']), id, name: z.string() }),
  state: z.enum(['active', 'used_up', 'expired', 'ended']),
  uses: z.int(),
  usesMax: z.nullable(z.int()),
  expiresAt: z.nullable(instant),
  madeAt: instant,
  /** Of the staff; null: it came with the institution or the account. */
  madeBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  end,
});

export const listInvitations = defineStaff({
  path: '/institutions/codes',
  summary:
    'Codes that staff made, newest first; of an institution, of a customer or with this code also those that they have anyway.',
  roles: readers,
  isMutation: false,
  input: z.object({
    institution: z.optional(id),
    customer: z.optional(id),
    /** A whole code, which of an institution brings all that are its, or a customer's account or number. */
    text: search,
    ...paging,
  }),
  output: pageOf(invitationRow),
  errors: [],
});

export const usesMaximum = 100_000;

export const makeInvitation = defineStaff({
  path: '/institutions/make-code',
  summary: 'Makes a code for an institution or a customer, which nobody chooses: ten letters and digits.',
  roles: institutionRoles,
  isMutation: true,
  input: z.object({
    owner: z.object({ kind: z.enum(['institution', 'customer']), id }),
    /** Null: no limit. */
    usesMax: z.nullable(z.int().check(z.minimum(1), z.maximum(usesMaximum))),
    /** Null: no end. */
    expiresAt: z.nullable(namedInstant),
    reason,
  }),
  output: invitationRow,
  errors: [
    'institutions.unknown',
    'institutions.ended',
    'staff.customer_unknown',
    'staff.own_case',
    'institutions.expires_too_soon',
  ],
});

export const endCode = defineStaff({
  path: '/institutions/end-code',
  summary: 'From now on this code opens no account, whoever has it; for good.',
  roles: institutionRoles,
  isMutation: true,
  input: z.object({ code, reason }),
  output: invitationRow,
  errors: ['institutions.code_unknown', 'institutions.code_ended', 'staff.own_case'],
});

export const listRegistrations = defineStaff({
  path: '/institutions/registrations',
  summary: 'Who opened an account with a code, newest first. The look is written down.',
  roles: readers,
  isMutation: false,
  input: z.object({ code, ...paging }),
  output: pageOf(z.object({ customer: id, account: z.string(), registeredAt: instant })),
  errors: [],
});

const seatCase = z.object({
  seat,
  customer: caseCustomer,
  institution: institutionRow,
  /** Since when the account is there, and by which code it came. */
  registeredAt: instant,
  registeredWith: z.nullable(z.string()),
  /** Other requests of this customer or for this seat, newest first. */
  earlier: z.array(z.object({ id, account: z.string(), at: instant, state: seat.shape.state })),
});

const seatRoles: readonly StaffRole[] = seatQueue.seats;

export const getSeatCase = defineStaff({
  path: '/reviews/seat',
  summary: 'A request for the seat of an institution, beside who asked for it before.',
  roles: [...seatRoles, 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: seatCase,
  errors: ['staff.case_unknown'],
});

export const approveSeat = defineStaff({
  path: '/reviews/seatApprove',
  summary: 'Makes the account the seat of its institution, which has one.',
  roles: seatRoles,
  isMutation: true,
  input: z.object({ case: id, note }),
  output: z.object({ next: z.nullable(id) }),
  errors: [
    ...undecided,
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'verification.required',
    'institutions.ended',
  ],
});

export const rejectSeat = defineStaff({
  path: '/reviews/seatReject',
  summary: 'Declines a request for a seat, with the reason.',
  roles: seatRoles,
  isMutation: true,
  input: z.object({ case: id, reason: seatReason, note }),
  output: z.object({ next: z.nullable(id) }),
  errors: undecided,
});

export const endSeat = defineStaff({
  path: '/institutions/seatEnd',
  summary: 'Ends a seat that was approved, with why, which its holder reads; another account may ask for it then.',
  roles: seatRoles,
  isMutation: true,
  input: z.object({ case: id, note: written(3, 500) }),
  output: z.object({ case: id }),
  errors: ['staff.case_unknown', 'staff.case_decided', 'staff.not_approved', 'staff.own_case'],
});
