/**
 * VIP levels (rules §9): each by published rules over facts of the journal, worked out once a business date. Nobody sets a level. One is
 * reached at once; it falls some days after a rule of it is no longer met, which is told at the beginning of those days.
 */
import { addDays } from './calendar.ts';
import type { Minor } from './money.ts';
import type { Parameters } from './parameters.ts';

export const VIP_LEVELS = [1, 2, 3] as const;
export type VipLevel = 0 | (typeof VIP_LEVELS)[number];

/** The average is of so many business dates, those before the first total counting as nothing. */
export const VIP_AVERAGE_DAYS = 30;

export interface VipFacts {
  readonly isVerified: boolean;
  /** Of the last 30 days, as far as they count (sign-in.ts). */
  readonly signIns: number;
  /** Of the daily totals, in paise. */
  readonly averageTotal: Minor;
  /** Whole days since the account was opened. */
  readonly accountDays: number;
}

export type VipLimits = Pick<
  Parameters,
  'vipSignIns' | 'vipAverageLevel2' | 'vipAverageLevel3' | 'vipAccountDays' | 'vipFallDays'
>;

export type VipRuleName = 'verified' | 'sign_ins' | 'average_total' | 'account_days';

export interface VipRule {
  readonly name: VipRuleName;
  /** Of which level; a level asks for the rules of those below as well. */
  readonly level: Exclude<VipLevel, 0>;
  /** Money in paise, days, sign-ins; 1 for what is or is not. */
  readonly needed: bigint;
  readonly has: bigint;
  readonly isMet: boolean;
}

/**
 * Every rule with what it asks and what there is. A rule that another domain brings, as the passed exam of level 1 will be, is a line
 * here, a fact above, and a condition in the auditor's own formula (server/src/vip/audit.ts).
 */
export function vipRules(facts: VipFacts, limits: VipLimits): readonly VipRule[] {
  const rule = (level: VipRule['level'], name: VipRuleName, needed: bigint, has: bigint): VipRule => ({
    name,
    level,
    needed,
    has,
    isMet: has >= needed,
  });
  return [
    rule(1, 'verified', 1n, facts.isVerified ? 1n : 0n),
    rule(1, 'sign_ins', BigInt(limits.vipSignIns), BigInt(facts.signIns)),
    rule(2, 'average_total', limits.vipAverageLevel2, facts.averageTotal),
    rule(3, 'average_total', limits.vipAverageLevel3, facts.averageTotal),
    rule(3, 'account_days', BigInt(limits.vipAccountDays), BigInt(facts.accountDays)),
  ];
}

/** The highest level whose rules are met, with those of all levels below it. */
export function reachedLevel(facts: VipFacts, limits: VipLimits): VipLevel {
  const rules = vipRules(facts, limits);
  let reached: VipLevel = 0;
  for (const level of VIP_LEVELS) {
    if (rules.some((rule) => rule.level === level && !rule.isMet)) break;
    reached = level;
  }
  return reached;
}

export interface VipStanding {
  readonly level: VipLevel;
  /** The business date with whose end it falls unless its rules are met again; null: they are met. */
  readonly fallsOn: string | null;
}

export type VipChange = 'risen' | 'falling' | 'kept' | 'fallen';

/** What becomes of a standing with a business date, and what there is to tell of it. */
export function nextStanding(
  { level, fallsOn }: VipStanding,
  { date, reached, fallDays }: { readonly date: string; readonly reached: VipLevel; readonly fallDays: number },
): VipStanding & { readonly change: VipChange | null } {
  if (reached > level) return { level: reached, fallsOn: null, change: 'risen' };
  if (reached === level) return { level, fallsOn: null, change: fallsOn === null ? null : 'kept' };
  if (fallsOn === null) return { level, fallsOn: addDays(date, fallDays), change: 'falling' };
  return date < fallsOn ? { level, fallsOn, change: null } : { level: reached, fallsOn: null, change: 'fallen' };
}
