/** What a reviewer sees of a case and how it is decided (rules §10). Whoever made it never checks it; nobody decides a case of the own account. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { caseCustomer, note, undecided } from './cases.ts';
import { decimal, id, instant, written } from '../shapes.ts';
import { deposit, depositChannel, depositReason } from '../deposits/calls.ts';
import { appealCase, restrictionKind, restrictionReason } from '../restrictions/calls.ts';
import { verificationField, verificationReason } from '../verification/calls.ts';
import { staffWithdrawal, withdrawalReason } from '../withdrawals/calls.ts';
import { staffRestriction } from './customers.ts';

/** As long as the hash of a transfer to a wallet. */
const BANK_REFERENCE_MAX = 66;
/** At least four letters or digits: blanks, dashes and the like, and small letters, make no other transfer of it. */
export const bankReferenceForm = /^(?=.{4,66}$)(?:[ ./:_-]*[A-Za-z0-9]){4}[A-Za-z0-9 ./:_-]*$/;

/** An image is fetched by a ticket that lives a minute, works once and is written down with the reviewer's name. */
export const image = z.object({ upload: id, ticket: z.string(), width: z.int(), height: z.int(), bytes: z.int() });

/**
 * Why the documents of a case (photos, proofs, numbers in full) are not in the answer: who asks has not claimed it; or it is decided,
 * and they are for the auditor alone. Null: they are there.
 */
export const withheld = z.nullable(z.enum(['not_claimed', 'decided']));
export type Withheld = z.infer<typeof withheld>;

/** Openings of documents by one member in an hour, and so two a minute: no honest reading is faster. */
export const documentsAnHour = 120;

export const looked = ['staff.case_unknown', 'staff.own_case', 'staff.documents_limit'] as const;

export const getIdentityCase = defineStaff({
  path: '/reviews/identity',
  summary:
    'A verification: what was entered, duplicates, earlier decisions; with the photos for who has claimed it, and for the auditor once it is decided.',
  roles: ['identity_reviewer', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    case: id,
    customer: z.object({ id, account: z.string(), registeredAt: instant }),
    attempt: z.int(),
    submittedAt: instant,
    idType: z.enum(['aadhaar', 'pan']),
    /** Numbers are masked until held (screens §6). */
    entered: z.array(
      z.object({
        field: verificationField,
        value: z.string(),
        state: z.enum(['given', 'accepted']),
        check: z.enum(['same', 'differs', 'used_elsewhere', 'ok', 'none']),
        detail: z.nullable(z.string()),
      }),
    ),
    front: z.nullable(image),
    back: z.nullable(image),
    withheld,
    earlier: z.array(
      z.object({
        at: instant,
        outcome: z.enum(['approved', 'rejected']),
        by: z.string(),
        reasons: z.array(z.object({ field: verificationField, reason: verificationReason })),
      }),
    ),
    /** One in ten approvals goes to a second person who does not see the first. */
    isSecondLook: z.boolean(),
  }),
  errors: [...looked],
});

export const revealNumber = defineStaff({
  path: '/reviews/identityReveal',
  summary: 'The entered numbers in full, written down with who asked.',
  roles: ['identity_reviewer'],
  isMutation: true,
  input: z.object({ case: id }),
  output: z.object({ idNumber: z.string(), pan: z.string() }),
  errors: [...undecided, 'staff.documents_limit'],
});

export const approveIdentity = defineStaff({
  path: '/reviews/identityApprove',
  summary: 'Accepts a verification.',
  roles: ['identity_reviewer'],
  isMutation: true,
  input: z.object({ case: id, note }),
  output: z.object({ next: z.nullable(id), needsSecond: z.boolean() }),
  errors: [...undecided, 'staff.same_person'],
});

export const rejectIdentity = defineStaff({
  path: '/reviews/identityReject',
  summary: 'Does not accept named fields, each with its reason; only they reopen.',
  roles: ['identity_reviewer'],
  isMutation: true,
  input: z.object({
    case: id,
    fields: z
      .array(z.object({ field: verificationField, reason: verificationReason }))
      .check(z.minLength(1), z.maxLength(5)),
    note,
  }),
  output: z.object({ next: z.nullable(id) }),
  errors: undecided,
});

export const getDepositCase = defineStaff({
  path: '/reviews/deposit',
  summary:
    'A deposit, other uses of its proof, and the customer’s money so far; with the proof for who has claimed it, and for the auditor once it is decided.',
  roles: ['funds_maker', 'funds_checker', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    deposit,
    customer: caseCustomer,
    /** As the channel was when the customer paid; null: it cannot be known any more. */
    paidTo: z.nullable(z.object({ name: z.string(), payee: depositChannel.shape.payee })),
    proof: z.nullable(image),
    withheld,
    sameProof: z.array(id),
    depositsBefore: z.int(),
    sumBefore: decimal,
    needsTwo: z.boolean(),
    firstApproval: z.nullable(z.object({ by: z.string(), at: instant })),
  }),
  errors: [...looked],
});

export const approveDeposit = defineStaff({
  path: '/reviews/depositApprove',
  summary: 'Credits a deposit; the amount is typed again. Above the threshold a second person does.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ deposit, needsSecond: z.boolean(), next: z.nullable(id) }),
  errors: [...undecided, 'staff.same_person', 'staff.amount_differs', 'staff.needs_checker'],
});

export const rejectDeposit = defineStaff({
  path: '/reviews/depositReject',
  summary: 'Refuses a deposit with its reason.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, reason: depositReason, note }),
  output: z.object({ deposit, next: z.nullable(id) }),
  errors: undecided,
});

/** What guards an account was set, replaced or taken away; each is a story `security.*` too. */
export const guardChange = z.enum([
  'password_changed',
  'password_reset',
  'fund_password_set',
  'fund_password_changed',
  'fund_password_reset',
  'phone_bound',
  'phone_changed',
  'email_bound',
  'email_changed',
  'email_removed',
  'passkey_added',
  'passkey_removed',
  'totp_set',
  'totp_removed',
]);

export const getWithdrawalCase = defineStaff({
  path: '/reviews/withdrawal',
  summary:
    'A withdrawal with its destination, the gates as they stood, and what the customer did before; the number in full for who has claimed it, and for the auditor once it is decided.',
  roles: ['funds_maker', 'funds_checker', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    withdrawal: staffWithdrawal,
    customer: caseCustomer,
    destination: z.object({
      /** The number is masked where it is withheld. */
      lines: z.array(
        z.object({ label: z.enum(['holder', 'account', 'ifsc', 'bank', 'network', 'address']), value: z.string() }),
      ),
      addedAt: instant,
      /** Null: a wallet names nobody. */
      holderMatches: z.nullable(z.boolean()),
      /** Other customers who have, or had, the same account or address. */
      otherHolders: z.array(z.object({ id, account: z.string() })),
    }),
    /** Of the last thirty days, newest first. */
    recentChanges: z.array(
      z.object({
        what: z.union([z.enum(['destination_added', 'new_device']), guardChange]),
        at: instant,
      }),
    ),
    /** Something that guards money out was replaced: it stays until then. */
    moneyOutHeldUntil: z.nullable(instant),
    /** In force now, whether or not they bar money out. */
    restrictions: z.array(
      z.object({ kind: restrictionKind, reason: restrictionReason, since: instant, until: z.nullable(instant) }),
    ),
    /** Owed on this book: it is asked for before money leaves. */
    receivable: decimal,
    /** Now; that there was none was asked at the request. */
    openPositions: z.int(),
    /** A restriction, a hold or a debt keeps money in: it can be rejected, or written down as sent before that. */
    isBarred: z.boolean(),
    paidBefore: z.int(),
    sumBefore: decimal,
    firstApproval: z.nullable(z.object({ by: z.string(), at: instant })),
    withheld,
  }),
  errors: [...looked],
});

export const approveWithdrawal = defineStaff({
  path: '/reviews/withdrawalApprove',
  summary: 'Approves a withdrawal; the amount is typed again. From the threshold on a checker approves after a maker.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ withdrawal: staffWithdrawal, needsSecond: z.boolean(), next: z.nullable(id) }),
  errors: [
    ...undecided,
    'staff.same_person',
    'staff.amount_differs',
    'staff.needs_checker',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_withdrawal',
    'withdrawals.money_out_held',
    'withdrawals.insufficient',
  ],
});

export const rejectWithdrawal = defineStaff({
  path: '/reviews/withdrawalReject',
  summary: 'Refuses a withdrawal with its reason; the hold ends. One that is approved is refused by another person.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, reason: withdrawalReason, note }),
  output: z.object({ withdrawal: staffWithdrawal, next: z.nullable(id) }),
  errors: [...undecided, 'staff.same_person'],
});

export const payWithdrawal = defineStaff({
  path: '/reviews/withdrawalPaid',
  summary: 'Says that an approved withdrawal left the client bank account, with the bank’s reference.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({
    case: id,
    bankReference: z.string().check(z.trim(), z.maxLength(BANK_REFERENCE_MAX), z.regex(bankReferenceForm)),
    /** Confirms that it had left before what bars money out now began; needed only then, and written down. */
    wasSentBefore: z.optional(z.boolean()),
  }),
  output: z.object({ withdrawal: staffWithdrawal }),
  errors: [
    'staff.case_unknown',
    'staff.not_approved',
    'staff.own_case',
    'staff.reference_used',
    'staff.payment_barred',
  ],
});

export const getAppealCase = defineStaff({
  path: '/reviews/appeal',
  summary: 'An appeal with its restriction, who imposed it, and the customer’s earlier ones.',
  roles: ['risk', 'support', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    case: id,
    customer: caseCustomer,
    appeal: appealCase,
    restriction: staffRestriction,
    /** Other restrictions of this customer, newest first. */
    earlier: z.array(staffRestriction),
    /** Whoever imposed or confirmed the restriction does not decide its appeal. */
    mayDecide: z.boolean(),
  }),
  errors: ['staff.case_unknown'],
});

export const decideAppeal = defineStaff({
  path: '/reviews/appealDecide',
  summary:
    'Upholds an appeal (the restriction ends) or rejects it, with an answer to the customer. Never by whoever imposed or confirmed the restriction.',
  roles: ['risk', 'support'],
  isMutation: true,
  input: z.object({
    case: id,
    isUpheld: z.boolean(),
    answer: written(10, 2000),
  }),
  output: z.object({ next: z.nullable(id) }),
  errors: [...undecided, 'staff.same_person'],
});
