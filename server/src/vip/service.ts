/** A customer's VIP level as it is shown, and as other domains ask for it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { getVip } from '@bahi/contract/vip/calls.ts';
import { localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { SIGN_IN_DAYS, SIGN_INS_COUNTED_MAX } from '@bahi/core/sign-in.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { reachedLevel, VIP_AVERAGE_DAYS, vipRules, type VipFacts, type VipRule } from '@bahi/core/vip.ts';
import type { Tx } from '../platform/database.ts';
import { signInsUpTo } from '../sign-in/service.ts';
import { verificationState } from '../verification/service.ts';
import { selectOpenedAt, selectStandings, type StandingRow } from './store.ts';

export { workOutTo as workOutLevelsTo } from './levels.ts';

export interface VipDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
}

type Rule = OutputOf<typeof getVip>['rules'][number];

/** The level is that of the last date; of its rules what is known now. */
export async function vipView(
  { calendar, parametersAt }: VipDeps,
  tx: Tx,
  { customerId, now }: { readonly customerId: bigint; readonly now: number },
): Promise<OutputOf<typeof getVip>> {
  const standing = (await selectStandings(tx, [customerId])).get(customerId);
  const signIns = (await signInsUpTo(tx, [customerId], localDateOf(calendar, now))).get(customerId) ?? 0;
  const openedAt = await selectOpenedAt(tx, customerId);
  const facts: VipFacts = {
    isVerified: (await verificationState(tx, customerId)) === 'verified',
    signIns,
    averageTotal: standing?.averageTotal ?? 0n,
    accountDays: Math.max(0, Math.floor((now - openedAt) / DAY_MS)),
  };
  const limits = parametersAt(now);
  return {
    level: standing?.level ?? 0,
    asOf: standing?.date ?? null,
    fallsOn: standing?.fallsOn ?? null,
    reached: reachedLevel(facts, limits),
    rules: vipRules(facts, limits).map(ruleView),
    signInDays: SIGN_IN_DAYS,
    signInsMaximum: SIGN_INS_COUNTED_MAX,
    averageDays: VIP_AVERAGE_DAYS,
    fallDays: limits.vipFallDays,
  };
}

function ruleView({ name, level, needed, has, isMet }: VipRule): Rule {
  const shown = (value: bigint) => (name === 'average_total' ? formatMoney(value) : value.toString());
  return { name, level, needed: shown(needed), has: shown(has), isMet };
}

/** For many at once: why each may not take part in what asks for a level, by what is missing first; null where nothing is. */
export async function vipRefusals(
  { parametersAt }: Pick<VipDeps, 'parametersAt'>,
  tx: Tx,
  customerIds: readonly bigint[],
  now: number,
): Promise<(customerId: bigint, needed: number) => Refusal | null> {
  const standings = await selectStandings(tx, customerIds);
  const limits = parametersAt(now);
  return (customerId, needed) => {
    const standing = standings.get(customerId);
    if ((standing?.level ?? 0) >= needed) return null;
    const missing =
      standing === undefined
        ? undefined
        : vipRules(standing, limits).find((rule) => rule.level <= needed && !rule.isMet);
    return missingRefusal(missing, standing, needed);
  };
}

function missingRefusal(missing: VipRule | undefined, standing: StandingRow | undefined, needed: number): Refusal {
  const level = standing?.level ?? 0;
  const has = Number(missing?.has ?? 0n);
  switch (missing?.name) {
    case 'sign_ins':
      return refusal('sign_in.insufficient', { needed: Number(missing.needed), counted: has, days: SIGN_IN_DAYS });
    case 'average_total': {
      const [average, short] = [formatMoney(missing.has), formatMoney(missing.needed - missing.has)];
      return refusal('vip.average_too_low', { needed, level, average, short });
    }
    case 'account_days':
      return refusal('vip.account_too_young', { needed, level, days: Number(missing.needed), account_days: has });
    default:
      // Identity is asked for before; or everything is there, and the date that says so has not ended.
      return refusal('vip.level_too_low', { needed, level });
  }
}
