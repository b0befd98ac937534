/** What guards an account beside its login password: fund password, codes, second factors, freeze and pause (rules §6). */
import * as z from 'zod/mini';
import { define } from './endpoint.ts';
import { empty, id, instant, pageOf, paging } from './shapes.ts';

/** Six digits (rules §6). Bounded only: whether it fits is a rule of core with its own refusal. */
export const fundPassword = z.string().check(z.maxLength(16));
/** Of an authenticator, or a recovery code. */
export const oneTimeCode = z.string().check(z.maxLength(12));
const loginPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** What a movement of money asks for on top of the session: the fund password, and the authenticator's code where one is set up. */
export const stepUp = { fundPassword, code: z.optional(oneTimeCode) };

export const getSecurity = define({
  path: '/security/state',
  summary: 'What guards the account now.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    hasFundPassword: z.boolean(),
    /** Orders need no fund password until then; null: asked at the next one. */
    unlockedUntil: z.nullable(instant),
    hasTotp: z.boolean(),
    /** Money may not leave before (a replaced fund password, an authenticator removed). */
    moneyOutHeldUntil: z.nullable(instant),
    isFrozenByCustomer: z.boolean(),
    pausedUntil: z.nullable(instant),
  }),
  errors: [],
});

export const setFundPassword = define({
  path: '/security/fundPasswordSet',
  summary: 'Sets the fund password for the first time.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ loginPassword, fundPassword, confirmPassword: fundPassword }),
  output: empty,
  errors: [
    'security.fund_password_set',
    'identity.old_password_wrong',
    'identity.locked',
    'security.fund_password_format',
    'security.fund_password_simple',
    'identity.passwords_differ',
  ],
});

export const changeFundPassword = define({
  path: '/security/fundPasswordChange',
  summary: 'Changes the fund password.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ oldPassword: fundPassword, newPassword: fundPassword, confirmPassword: fundPassword }),
  output: empty,
  errors: [
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.fund_password_format',
    'security.fund_password_simple',
    'identity.passwords_differ',
    'identity.password_same',
  ],
});

export const resetFundPassword = define({
  path: '/security/fundPasswordReset',
  summary: 'Replaces a forgotten fund password; money may leave again after 24 hours.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ loginPassword, code: oneTimeCode, newPassword: fundPassword, confirmPassword: fundPassword }),
  output: z.object({ moneyOutHeldUntil: instant }),
  errors: [
    'security.fund_password_missing',
    'identity.old_password_wrong',
    'identity.locked',
    'security.code_needed',
    'security.code_wrong',
    'security.totp_not_set',
    'security.fund_password_format',
    'security.fund_password_simple',
    'identity.passwords_differ',
  ],
});

export const unlockTrading = define({
  path: '/security/unlock',
  summary: 'Opens the trading session: orders ask for no fund password for 15 minutes.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ fundPassword }),
  output: z.object({ unlockedUntil: instant }),
  errors: ['security.fund_password_missing', 'security.fund_password_wrong', 'security.fund_password_locked'],
});

export const beginTotp = define({
  path: '/security/totpBegin',
  summary: 'A new secret for an authenticator; it counts once a code of it was confirmed.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ loginPassword }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['identity.old_password_wrong', 'identity.locked', 'security.totp_set'],
});

export const confirmTotp = define({
  path: '/security/totpConfirm',
  summary: 'Turns the authenticator on; answers the recovery codes, shown once.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ code: oneTimeCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['security.code_wrong', 'security.totp_not_begun', 'security.totp_set'],
});

export const removeTotp = define({
  path: '/security/totpRemove',
  summary: 'Turns the authenticator off; money may leave again after 24 hours.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ loginPassword, code: oneTimeCode }),
  output: z.object({ moneyOutHeldUntil: instant }),
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'security.code_needed',
    'security.code_wrong',
    'security.totp_not_set',
  ],
});

export const freezeAccount = define({
  path: '/security/freeze',
  summary: 'Freezes the customer’s own account at once.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ loginPassword }),
  output: empty,
  errors: ['identity.old_password_wrong', 'identity.locked'],
});

export const unfreezeAccount = define({
  path: '/security/unfreeze',
  summary: 'Ends a freeze that the customer began.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ loginPassword, code: z.optional(oneTimeCode) }),
  output: empty,
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'security.code_needed',
    'security.code_wrong',
    'security.not_frozen_by_customer',
  ],
});

export const pauseTrading = define({
  path: '/security/pause',
  summary: 'No new orders for so many days; it cannot be undone early, only made longer.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ days: z.int().check(z.minimum(1), z.maximum(30)) }),
  output: z.object({ pausedUntil: instant }),
  errors: ['security.pause_shorter'],
});

export const listLogins = define({
  path: '/security/logins',
  summary: 'Sign-ins and failed attempts, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id,
      at: instant,
      device: z.string(),
      ip: z.string(),
      method: z.enum(['password', 'totp']),
      outcome: z.enum(['ok', 'wrong_password', 'wrong_code', 'locked', 'restricted']),
    }),
  ),
  errors: [],
});
