/**
 * One member of staff for each role of a practice install, a second reviewer, as one identity in ten waits for two, and a second one for
 * products, which are published by two (rules §10).
 * `npm start` prints how to sign in.
 */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import type { FirstMember } from '../staff/service.ts';
import { PRACTICE_PASSWORD } from './customers.ts';

const MEMBERS: readonly (readonly [account: string, name: string, role: StaffRole, totpSecret: string])[] = [
  ['reviewer', 'Ira Sen', 'identity_reviewer', 'BAHIPRACTICEREVIEWERAAAAAAAAAAAA'],
  ['reviewer2', 'Leela Menon', 'identity_reviewer', 'BAHIPRACTICESECONDREVIEWERAAAAAA'],
  ['maker', 'Mohan Das', 'funds_maker', 'BAHIPRACTICEMAKERAAAAAAAAAAAAAAA'],
  ['checker', 'Chitra Rao', 'funds_checker', 'BAHIPRACTICECHECKERAAAAAAAAAAAAA'],
  ['products', 'Prem Nair', 'products', 'BAHIPRACTICEPRODUCTSAAAAAAAAAAAA'],
  ['products2', 'Meenal Shah', 'products', 'BAHIPRACTICESECONDPRODUCTSAAAAAA'],
  ['risk', 'Rhea Bose', 'risk', 'BAHIPRACTICERISKAAAAAAAAAAAAAAAA'],
  ['content', 'Kiran Jha', 'content', 'BAHIPRACTICECONTENTAAAAAAAAAAAAA'],
  ['support', 'Sunil Roy', 'support', 'BAHIPRACTICESUPPORTAAAAAAAAAAAAA'],
  ['auditor', 'Anita Pal', 'auditor', 'BAHIPRACTICEAUDITORAAAAAAAAAAAAA'],
  ['admin', 'Devi Iyer', 'admin', 'BAHIPRACTICEADMINAAAAAAAAAAAAAAA'],
];

export const PRACTICE_STAFF: readonly FirstMember[] = MEMBERS.map(([account, name, role, totpSecret]) => ({
  account,
  name,
  password: PRACTICE_PASSWORD,
  totpSecret,
  roles: [role],
}));
