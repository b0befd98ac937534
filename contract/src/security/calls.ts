/** What guards an account beside its login password: fund password, codes, second factors, freeze and pause (rules §6). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { signedIn } from '../identity/calls.ts';
import { empty, id, instant, pageOf, paging, written } from '../shapes.ts';

/** Six digits (rules §6). Bounded only: whether it fits is a rule of core with its own refusal. */
export const fundPassword = z.string().check(z.maxLength(16));
/** Of a message, of an authenticator, or a recovery code. */
export const oneTimeCode = z.string().check(z.maxLength(12));
export const loginPassword = z.string().check(z.minLength(1), z.maxLength(256));
const account = z.string().check(z.minLength(1), z.maxLength(64));
/** In E.164; blanks and hyphens in it do not matter. */
export const phone = z.string().check(z.maxLength(24));
export const email = z.string().check(z.maxLength(256));
/** WebAuthn's own objects, in the JSON form that browsers read and write. */
const webauthn = z.record(z.string(), z.unknown());

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
    /** Where codes go, "+91 ••••• ••210"; null until a phone is bound. */
    maskedPhone: z.nullable(z.string()),
    /** Whether this install can send codes at all. */
    canSendCodes: z.boolean(),
    /** Where e-mail goes, "p•••@example.com"; null until an address is bound. */
    maskedEmail: z.nullable(z.string()),
    /** Whether this install can send e-mail at all. */
    canSendEmail: z.boolean(),
    /** Whether passkeys can be made and used at the address the app was opened at. */
    canUsePasskeys: z.boolean(),
    passkeys: z.array(z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
    /** Money may not leave before (a replaced password or phone, an authenticator removed). */
    moneyOutHeldUntil: z.nullable(instant),
    isFrozenByCustomer: z.boolean(),
    pausedUntil: z.nullable(instant),
  }),
  errors: [],
});

export const setFundPassword = define({
  path: '/security/fundPasswordSet',
  summary: 'Sets the fund password for the first time, and opens the trading session as giving it does.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
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
  openWhileFrozen: 'guards_account',
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
  summary:
    'Replaces a forgotten fund password with a code of the authenticator or of a message (fund_password); money may leave again after 24 hours.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ loginPassword, code: oneTimeCode, newPassword: fundPassword, confirmPassword: fundPassword }),
  output: z.object({ moneyOutHeldUntil: instant }),
  errors: [
    'security.fund_password_missing',
    'identity.old_password_wrong',
    'identity.locked',
    'security.code_needed',
    'security.code_wrong',
    'security.code_expired',
    'security.phone_missing',
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

export const codePurpose = z.enum(['fund_password', 'bind_phone', 'unfreeze', 'bind_email']);

export const requestCode = define({
  path: '/security/codeRequest',
  summary: 'Sends a one-time code to the bound phone, or to the phone or e-mail address that is to be bound.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ purpose: codePurpose, phone: z.optional(phone), email: z.optional(email) }),
  /** `sentTo` is masked; the next code can be had at `nextAt`. */
  output: z.object({ sentTo: z.string(), validUntil: instant, nextAt: instant }),
  errors: [
    'security.codes_unavailable',
    'security.phone_invalid',
    'security.phone_missing',
    'security.email_invalid',
    'security.code_too_soon',
  ],
});

export const requestPasswordReset = define({
  path: '/user/forgotRequest',
  summary:
    'Sends a code to the bound phone of an account. The answer is the same whether or not there is such an account, or a phone.',
  audience: 'public',
  isMutation: false,
  input: z.object({ account }),
  output: z.object({ validUntil: instant, nextAt: instant }),
  errors: ['security.codes_unavailable', 'security.code_too_soon'],
});

export const resetLoginPassword = define({
  path: '/user/forgotReset',
  summary: 'Sets a new login password with the code; every session ends, and money may leave again after 24 hours.',
  audience: 'public',
  isMutation: true,
  input: z.object({ account, code: oneTimeCode, newPassword: loginPassword, confirmPassword: loginPassword }),
  output: empty,
  errors: [
    'identity.passwords_differ',
    'identity.password_weak',
    'identity.password_common',
    'security.code_wrong',
    'security.code_expired',
  ],
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
  openWhileFrozen: 'guards_account',
  input: z.object({ code: oneTimeCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['security.code_wrong', 'security.totp_not_begun', 'security.totp_set'],
});

export const removeTotp = define({
  path: '/security/totpRemove',
  summary: 'Turns the authenticator off; money may leave again after 24 hours.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
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

export const beginPasskey = define({
  path: '/security/passkeyBegin',
  summary: 'What the browser needs to make a passkey; good for five minutes and once.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ loginPassword }),
  /** PublicKeyCredentialCreationOptionsJSON. */
  output: z.object({ options: webauthn }),
  errors: [
    'security.passkeys_unavailable',
    'identity.old_password_wrong',
    'identity.locked',
    'security.too_many_passkeys',
  ],
});

export const addPasskey = define({
  path: '/security/passkeyAdd',
  summary: 'Keeps the passkey the browser made.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  /** `response` is a RegistrationResponseJSON. */
  input: z.object({
    name: written(1, 40).check(z.regex(/^\P{C}+$/u)),
    response: webauthn,
  }),
  output: z.object({ id }),
  errors: ['security.passkeys_unavailable', 'security.passkey_invalid', 'security.too_many_passkeys'],
});

export const removePasskey = define({
  path: '/security/passkeyRemove',
  summary: 'Forgets a passkey.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ id, loginPassword }),
  output: empty,
  errors: ['identity.old_password_wrong', 'identity.locked', 'security.passkey_unknown'],
});

export const beginPasskeyLogin = define({
  path: '/user/passkeyBegin',
  summary: 'What the browser needs to sign in with a passkey; good for five minutes and once.',
  audience: 'public',
  isMutation: false,
  input: empty,
  /** PublicKeyCredentialRequestOptionsJSON. */
  output: z.object({ options: webauthn }),
  errors: ['security.passkeys_unavailable'],
});

export const loginWithPasskey = define({
  path: '/user/passkeyLogin',
  summary: 'Starts a session with a passkey, which is both factors in one.',
  audience: 'public',
  isMutation: false,
  /** An AuthenticationResponseJSON. */
  input: z.object({ response: webauthn }),
  output: signedIn,
  errors: [
    'security.passkeys_unavailable',
    'security.passkey_invalid',
    'security.passkey_unknown',
    'identity.banned',
    'identity.disabled',
  ],
});

export const freezeAccount = define({
  path: '/security/freeze',
  summary: 'Freezes the customer’s own account at once.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  endsAccess: true,
  input: z.object({ loginPassword }),
  output: empty,
  errors: ['identity.old_password_wrong', 'identity.locked'],
});

export const unfreezeAccount = define({
  path: '/security/unfreeze',
  summary:
    'Ends a freeze that the customer began; with a code of the authenticator, or of a message (unfreeze), where there is either.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ loginPassword, code: z.optional(oneTimeCode) }),
  output: empty,
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'security.code_needed',
    'security.code_wrong',
    'security.code_expired',
    'security.not_frozen_by_customer',
  ],
});

export const pauseTrading = define({
  path: '/security/pause',
  summary: 'No new orders for so many days; it cannot be undone early, only made longer.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
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
      method: z.enum(['password', 'totp', 'passkey']),
      outcome: z.enum(['ok', 'wrong_password', 'wrong_code', 'locked', 'restricted']),
    }),
  ),
  errors: [],
});
