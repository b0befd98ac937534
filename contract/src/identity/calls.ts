/** Accounts and sessions (rules §6). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { restrictionKind, restrictionReason } from '../restrictions/calls.ts';
import { empty, id, instant } from '../shapes.ts';
import { avatar } from '../uploads/calls.ts';

/** Bounded here; that it is a phone in E.164 or a name is a rule of core with its own refusal. */
const accountName = z.string().check(z.maxLength(64));

/** Bounded so that hashing stays cheap to refuse; its strength is a rule of core. */
const password = z.string().check(z.minLength(1), z.maxLength(256));
/** Whatever somebody takes for a code: one that cannot be one is nobody's. */
const code = z.string().check(z.maxLength(64));
const language = z.enum(['en', 'tw', 'ko']);

/** Things the gate after login (login/loginAfter) must show, one card at a time. */
export const dueNotice = z.enum(['risk_notice', 'new_device']);

/** A restriction in force, as the customer sees it (T6). */
export const restriction = z.object({
  case: id,
  kind: restrictionKind,
  reason: restrictionReason,
  since: instant,
  until: z.nullable(instant),
});

/** What an institution is called in each language. */
export const localName = z.object({ en: z.string(), tw: z.string(), ko: z.string() });

export const signedIn = z.object({
  token: z.string(),
  /** Kept by the device and given at its next sign-in to this account, which strangers then cannot hold up. */
  device: z.string(),
  account: z.string(),
  customerId: z.string(),
  due: z.array(dueNotice),
});

export const register = define({
  path: '/user/register',
  summary: 'Opens an account; in practice it is funded at once.',
  audience: 'public',
  isMutation: true,
  input: z.object({
    account: accountName,
    password,
    confirmPassword: password,
    /** An institution's or a customer's invitation code. */
    code,
    consentVersion: z.string().check(z.maxLength(40)),
    hasConsented: z.boolean(),
    language: z._default(language, 'en'),
  }),
  output: signedIn,
  errors: [
    'identity.account_invalid',
    'identity.account_exists',
    'identity.password_weak',
    'identity.password_common',
    'identity.passwords_differ',
    'identity.inviter_missing',
    'identity.code_ended',
    'identity.code_expired',
    'identity.code_used_up',
    'identity.consent_required',
    'identity.consent_outdated',
  ],
});

export const getInviter = define({
  path: '/user/inviter',
  summary: 'Says who stands behind an institution or invitation code.',
  audience: 'public',
  isMutation: false,
  input: z.object({ code }),
  /** The account of a customer is masked. */
  output: z.object({ kind: z.enum(['institution', 'customer']), name: localName }),
  errors: ['identity.inviter_missing', 'identity.code_ended', 'identity.code_expired', 'identity.code_used_up'],
});

export const login = define({
  path: '/user/login',
  summary: 'Starts a session.',
  audience: 'public',
  isMutation: false,
  input: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    password,
    /** Of the authenticator, or a recovery code; asked for by identity.second_factor. */
    code: z.optional(z.string().check(z.maxLength(12))),
    /** What an earlier sign-in of this device answered. */
    device: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: signedIn,
  errors: [
    'identity.wrong_credentials',
    'identity.locked',
    'identity.banned',
    'identity.disabled',
    'identity.second_factor',
    'security.code_wrong',
  ],
});

export const logout = define({
  path: '/user/logout',
  summary: 'Ends this session.',
  audience: 'customer',
  isMutation: false,
  endsAccess: true,
  input: empty,
  output: empty,
  errors: [],
});

export const getUser = define({
  path: '/user/info',
  summary: 'The signed-in customer.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    customerId: z.string(),
    account: z.string(),
    /** Safe to show over a shoulder: "+91 ••••• ••210", "pri•••". */
    maskedAccount: z.string(),
    registeredAt: instant,
    institution: z.nullable(localName),
    inviter: z.nullable(z.string()),
    /** The code with which this customer invites others; null: it was ended. */
    invitationCode: z.nullable(z.string()),
    language,
    isMarginEnabled: z.boolean(),
    avatar,
    identity: z.enum(['not_verified', 'under_review', 'verified', 'failed']),
    restrictions: z.array(restriction),
    due: z.array(dueNotice),
  }),
  errors: [],
});

export const acknowledgeNotice = define({
  path: '/user/noticeAccept',
  summary: 'Marks a notice of the gate after login as read or accepted.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ notice: dueNotice }),
  output: z.object({ due: z.array(dueNotice) }),
  errors: [],
});

export const changeLoginPassword = define({
  path: '/user/loginPass',
  summary: 'Changes the login password; every other session ends.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  endsAccess: true,
  input: z.object({ oldPassword: password, newPassword: password, confirmPassword: password }),
  output: z.object({ endedSessions: z.int() }),
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'identity.passwords_differ',
    'identity.password_same',
    'identity.password_weak',
    'identity.password_common',
  ],
});

export const setLanguage = define({
  path: '/user/language',
  summary: 'Keeps the language for messages written while the customer is away.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ language }),
  output: empty,
  errors: [],
});

export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export const listSessions = define({
  path: '/user/sessions',
  summary: 'The customer’s open sessions, newest first.',
  audience: 'customer',
  isMutation: false,
  endsAccess: true,
  input: empty,
  output: z.array(sessionRow),
  errors: [],
});

export const revokeSession = define({
  path: '/user/sessionRevoke',
  summary: 'Ends one of the customer’s own sessions.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  endsAccess: true,
  input: z.object({ id: z.string().check(z.regex(/^[0-9]{1,19}$/)) }),
  output: empty,
  errors: ['identity.session_unknown'],
});
