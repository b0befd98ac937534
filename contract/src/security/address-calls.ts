/** Where messages go: the phone and the e-mail address, each bound with a code that was sent to it (rules §6, decision 0118). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, instant } from '../shapes.ts';
import { email, loginPassword, oneTimeCode, phone } from './calls.ts';

export const bindPhone = define({
  path: '/security/phoneBind',
  summary:
    'Binds the phone a code (bind_phone) was sent to. In place of another one: the old phone is told, and money may leave again after 24 hours.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ phone, code: oneTimeCode, loginPassword }),
  output: z.object({ maskedPhone: z.string(), moneyOutHeldUntil: z.nullable(instant) }),
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'security.phone_invalid',
    'security.code_wrong',
    'security.code_expired',
    'security.phone_used',
  ],
});

export const bindEmail = define({
  path: '/security/emailBind',
  summary: 'Binds the address a code (bind_email) was sent to. In place of another one: the old address is told.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ email, code: oneTimeCode, loginPassword }),
  output: z.object({ maskedEmail: z.string() }),
  errors: [
    'identity.old_password_wrong',
    'identity.locked',
    'security.email_invalid',
    'security.code_wrong',
    'security.code_expired',
  ],
});

export const removeEmail = define({
  path: '/security/emailRemove',
  summary: 'Removes the bound address, which is told; nothing goes there any more.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'guards_account',
  input: z.object({ loginPassword }),
  output: empty,
  errors: ['identity.old_password_wrong', 'identity.locked', 'security.email_missing'],
});
