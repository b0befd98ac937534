/** Whose role it takes to propose a change: asked once more at its approval, when the role may be gone. */
import { configKey, configKeys } from '@bahi/contract/configuration/calls.ts';
import type { StaffEndpoint, StaffRole } from '@bahi/contract/endpoint.ts';
import { configRoles } from '@bahi/contract/configuration/staff-calls.ts';
import { proposeBankStatement, proposeCorrection } from '@bahi/contract/staff/corrections.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { proposeDraw } from '@bahi/contract/new-shares/staff-calls.ts';
import { proposeRestart } from '@bahi/contract/staff/health.ts';
import { proposeEnabling, proposeMember, proposeReset, proposeRoles } from '@bahi/contract/staff/members.ts';
import { proposeProduct } from '@bahi/contract/staff/offerings.ts';
import { assert } from '@bahi/core/assert.ts';
import type { ChangeRow } from './change-store.ts';

export function proposersOf({
  kind,
  subject,
  before,
  after,
}: Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after'>): readonly StaffRole[] {
  switch (kind) {
    case 'config':
      return configRoles[configKeys[configKey.parse(subject)].group].propose;
    case 'correction':
      return rolesOf(proposeCorrection);
    case 'roles':
      return rolesOf(proposeRoles);
    case 'staff':
      return rolesOf(before === null ? proposeMember : after['isEnrolled'] === false ? proposeReset : proposeEnabling);
    case 'restriction':
      return rolesOf(restrict);
    case 'restart':
      return rolesOf(proposeRestart);
    case 'bank_statement':
      return rolesOf(proposeBankStatement);
    case 'product':
      return rolesOf(proposeProduct);
    case 'draw':
      return rolesOf(proposeDraw);
  }
}

function rolesOf({ path, roles }: StaffEndpoint): readonly StaffRole[] {
  assert(typeof roles !== 'string', `${path} names its roles`);
  return roles;
}
