/** The operator's settings, changed by two people (rules §10): the proposals here, the values in the domain of the configuration. */
import type { OutputOf, ParsedInputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { configKey, configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import {
  configRoles,
  type listConfig,
  type proposeConfig as proposeConfigCall,
} from '@bahi/contract/configuration/staff-calls.ts';
import { checkProposal, decideVersion, keysView, type Configuration, type Version } from '../configuration/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { changeView, selectProposed, type ChangeView } from './change-store.ts';
import { propose, type ChangeRule } from './changes.ts';

type Defaults = Pick<Configuration, 'defaultsAt'>;

export async function configKeysList(
  { defaultsAt }: Defaults,
  tx: Tx,
  now: number,
): Promise<OutputOf<typeof listConfig>> {
  const { noticeHours, keys } = await keysView(tx, defaultsAt(now), now);
  const proposed = new Map((await selectProposed(tx, 'config')).map((change) => [change.subject, changeView(change)]));
  return { noticeHours, keys: keys.map((row) => ({ ...row, proposed: proposed.get(row.key) ?? null })) };
}

export async function proposeConfig(
  { defaultsAt }: Defaults,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof proposeConfigCall>; staff: StaffPrincipal; now: number },
): Promise<ChangeView> {
  const { key, reason } = input;
  requireRole(configRoles[configKeys[key].group].propose, staff);
  const { before, value, effectiveFrom } = await checkProposal(tx, { ...input, now }, defaultsAt(now));
  return propose(tx, {
    kind: 'config',
    subject: key,
    before: { value: before },
    after: { value },
    reason,
    effectiveFrom,
    makerId: staff.staffId,
    now,
  });
}

/** Whoever may approve depends on the key's group. */
export function configRule({ defaultsAt }: Defaults): ChangeRule {
  return {
    proposers: ({ subject }) => configRoles[configKeys[keyOf(subject)].group].propose,
    checkers: ({ subject }) => configRoles[configKeys[keyOf(subject)].group].approve,
    isAbout: () => false,
    async apply(tx, change, { staff, now }) {
      const agreed = {
        changeId: change.id,
        key: keyOf(change.subject),
        value: change.after['value'] as Version['value'],
        effectiveFrom: change.effective_from!.getTime(),
        maker: change.maker,
        checker: staff.name,
        reason: change.reason,
      };
      await decideVersion(tx, { ...agreed, now }, defaultsAt(now));
    },
  };
}

function keyOf(subject: string): ConfigKey {
  return configKey.parse(subject);
}

function requireRole(roles: readonly StaffRole[], staff: StaffPrincipal): void {
  if (!roles.some((role) => staff.roles.includes(role))) refuse('staff.role_missing', { role: roles.join(', ') });
}
