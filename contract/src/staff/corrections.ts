/** Corrections of the books and the bank's own figure, each by two people (rules T2, §2). */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { businessDate, decimal, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';
import { change, changeReason } from './change.ts';

/**
 * Kinds of entries that can be undone by themselves: a credit of what never arrived, a payment that came back. What an order did
 * is undone by trading, never by hand, and an exchange has two legs.
 */
export const reversibleKinds = ['deposit', 'withdrawal'] as const;

export const getCorrectable = defineStaff({
  path: '/corrections/entry',
  summary: 'A journal entry, whether it can be reversed, and what that would do to the customer’s book.',
  roles: ['funds_maker', 'funds_checker', 'auditor'],
  isMutation: false,
  input: z.object({ entry: id }),
  output: z.object({
    entry: id,
    customer: z.object({ id, account: z.string() }),
    kind: z.string(),
    reference: z.string(),
    currency: z.string(),
    at: instant,
    businessDate,
    lines: z.array(z.object({ account: z.string(), amount: signedDecimal })),
    /** "kind": not one of those that are reversed by themselves. */
    bar: z.nullable(z.enum(['kind', 'reversed', 'own'])),
    reversedBy: z.nullable(id),
    /** If it were reversed now: available cash after it, and what the customer would owe. */
    effect: z.nullable(z.object({ available: signedDecimal, owed: signedDecimal })),
  }),
  errors: ['funds.unknown_entry'],
});

export const proposeCorrection = defineStaff({
  path: '/corrections/propose',
  summary: 'Proposes to reverse one journal entry, with a reason that the customer sees.',
  roles: ['funds_maker'],
  isMutation: true,
  input: z.object({ entry: id, reason: changeReason }),
  output: change,
  errors: [
    'funds.unknown_entry',
    'staff.not_reversible',
    'staff.already_reversed',
    'staff.already_proposed',
    'staff.own_case',
  ],
});

/** The closing balance of the client bank account by the bank's own statement. */
export const bankStatement = z.object({
  currency: z.string(),
  date: businessDate,
  total: signedDecimal,
  /** By the journal at the end of that date. */
  ledger: signedDecimal,
  difference: signedDecimal,
  maker: z.string(),
  checker: z.string(),
  confirmedAt: instant,
});

export const listBankStatements = defineStaff({
  path: '/bank/list',
  summary: 'Confirmed balances of the client bank account, newest first, each against the journal.',
  roles: ['funds_maker', 'funds_checker', 'risk', 'auditor', 'admin'],
  isMutation: false,
  input: z.object({ ...paging }),
  output: z.object({
    ...pageOf(bankStatement).shape,
    /** The newest date whose balance can be entered: the business date before the one that runs. */
    latest: businessDate,
  }),
  errors: [],
});

export const proposeBankStatement = defineStaff({
  path: '/bank/propose',
  summary: 'Enters the closing balance of the client bank account of a date that has passed; a checker confirms it.',
  roles: ['funds_maker'],
  isMutation: true,
  input: z.object({
    currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'INR'),
    date: businessDate,
    total: decimal,
    reason: changeReason,
  }),
  output: change,
  errors: ['staff.value_invalid', 'staff.value_same', 'staff.already_proposed'],
});
