/** Who works here and as what (rules §10): added, given roles, enabled and enrolled anew by two people; disabled by one, at once. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { empty, id, instant, pageOf, paging, written } from '../shapes.ts';
import { change, changeReason as reason } from './change.ts';
import { staffLogin, staffMember, staffRole } from './session.ts';

export const listStaff = defineStaff({
  path: '/staff/list',
  summary: 'Everybody who may sign in here, with roles.',
  roles: ['admin', 'risk', 'auditor'],
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      ...staffMember.shape,
      isDisabled: z.boolean(),
      /** False until the member has enrolled with two codes of `issueEnrolment`. */
      isEnrolled: z.boolean(),
      hasSecondFactor: z.boolean(),
      lastSeenAt: z.nullable(instant),
      customerAccount: z.nullable(z.string()),
    }),
  ),
  errors: [],
});
export const proposeRoles = defineStaff({
  path: '/staff/roles',
  summary:
    'Proposes the roles of a member; maker and checker of funds are never one person, an admin has no money role.',
  roles: ['admin'],
  isMutation: true,
  input: z.object({ staff: id, roles: z.array(staffRole).check(z.maxLength(9)), reason }),
  output: change,
  errors: ['staff.member_unknown', 'staff.roles_conflict', 'staff.already_proposed', 'staff.own_case'],
});

const roles = z.array(staffRole).check(z.minLength(1), z.maxLength(9));
const account = z.string().check(z.regex(/^[a-z][a-z0-9._-]{2,31}$/));

export const proposeMember = defineStaff({
  path: '/staff/add',
  summary: 'Proposes somebody new. Approved, the member has no password yet and enrols with two codes, of two people.',
  roles: ['admin'],
  isMutation: true,
  input: z.object({
    account,
    name: written(2, 60),
    roles,
    /** The own account as a customer, about which the member never decides; null: there is none. */
    customerAccount: z.nullable(z.string().check(z.maxLength(64))),
    reason,
  }),
  output: change,
  errors: ['staff.account_exists', 'staff.customer_unknown', 'staff.roles_conflict', 'staff.already_proposed'],
});

export const issueEnrolment = defineStaff({
  path: '/staff/enrolment',
  summary:
    'One of the two codes with which a member who has not enrolled does so, once, within a day; shown now and never again. The other one is made by another person. Earlier ones of the same person end.',
  roles: ['admin', 'risk'],
  isMutation: false,
  input: z.object({ staff: id }),
  output: z.object({
    code: z.string(),
    until: instant,
    /** Whether another person has made the other one already. */
    isOtherMade: z.boolean(),
  }),
  errors: ['staff.member_unknown', 'staff.already_enrolled', 'staff.own_case', 'staff.disabled'],
});

export const disableMember = defineStaff({
  path: '/staff/disable',
  summary: 'Bars a member and ends the sessions, at once; one person is enough.',
  roles: ['admin', 'risk'],
  isMutation: true,
  input: z.object({ staff: id, reason }),
  output: empty,
  errors: ['staff.member_unknown', 'staff.own_case', 'staff.disabled'],
});

export const proposeEnabling = defineStaff({
  path: '/staff/enable',
  summary: 'Proposes to let a disabled member in again.',
  roles: ['admin', 'risk'],
  isMutation: true,
  input: z.object({ staff: id, reason }),
  output: change,
  errors: ['staff.member_unknown', 'staff.not_disabled', 'staff.own_case', 'staff.already_proposed'],
});

export const proposeReset = defineStaff({
  path: '/staff/reset',
  summary:
    'Proposes that a member who lost the authenticator enrols anew. Approved, the password, the authenticator and every session of before end, and two codes are made as for somebody new.',
  roles: ['admin', 'risk'],
  isMutation: true,
  input: z.object({ staff: id, reason }),
  output: change,
  errors: ['staff.member_unknown', 'staff.own_case', 'staff.disabled', 'staff.not_enrolled', 'staff.already_proposed'],
});

const enrolling = {
  account: z.string().check(z.maxLength(64)),
  /** Of two people, in any order. */
  codes: z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(2)),
};

export const beginEnrolment = defineStaff({
  path: '/session/enrolBegin',
  summary: 'Shows the key for the authenticator to whoever has both enrolment codes; asked again, a new one.',
  roles: 'public',
  isMutation: false,
  input: z.object(enrolling),
  output: z.object({ name: z.string(), secret: z.string(), uri: z.string() }),
  errors: ['staff.enrolment_invalid', 'identity.locked'],
});

export const enrol = defineStaff({
  path: '/session/enrol',
  summary: 'Sets the first password, with a code of the authenticator, and signs in; the enrolment codes are used up.',
  roles: 'public',
  isMutation: false,
  input: z.object({
    ...enrolling,
    password: z.string().check(z.maxLength(256)),
    totp: z.string().check(z.maxLength(12)),
  }),
  output: staffLogin.output,
  errors: [
    'staff.enrolment_invalid',
    'identity.locked',
    'identity.password_weak',
    'identity.password_common',
    'security.code_wrong',
  ],
});
