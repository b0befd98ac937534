/** Staff sign in with a password and an authenticator's code (rules §10). Base path /api/console/. */
import * as z from 'zod/mini';
import { defineStaff, staffRoles } from '../endpoint.ts';
import { empty, id, instant } from '../shapes.ts';

export const staffRole = z.enum(staffRoles);

export const staffMember = z.object({ id, account: z.string(), name: z.string(), roles: z.array(staffRole) });

export const staffLogin = defineStaff({
  path: '/session/login',
  summary: 'Starts a staff session of eight hours; idle ones end after thirty minutes.',
  roles: 'public',
  isMutation: false,
  input: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    code: z.string().check(z.maxLength(12)),
    /** What an earlier sign-in of this device answered. */
    device: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    token: z.string(),
    /** Kept by the device and given at its next sign-in of this member, which strangers then cannot hold up. */
    device: z.string(),
    staff: staffMember,
  }),
  errors: ['staff.wrong_credentials', 'identity.locked', 'staff.disabled'],
});
export const staffLogout = defineStaff({
  path: '/session/logout',
  summary: 'Ends this session.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: empty,
  errors: [],
});
export const staffMe = defineStaff({
  path: '/session/me',
  summary: 'Who is signed in.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: z.object({ staff: staffMember, expiresAt: instant }),
  errors: [],
});
