/**
 * The values of the configuration's keys: between the wire and core's parameters, which one is in force at a moment, and
 * whether they fit each other.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  configForms,
  configKeys,
  type configuredChannel,
  type ConfigKey,
  type configValue,
} from '@bahi/contract/configuration/calls.ts';
import { obligatoryTabs, type AppTab } from '@bahi/contract/settings/tabs.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { PARAMETERS, type Parameters } from '@bahi/core/parameters.ts';
import type * as z from 'zod/mini';

/** As on the wire. */
export type ShownValue = z.output<typeof configValue>;
type ShownChannel = z.output<typeof configuredChannel>;
/** A password is kept as platform/kept-secret.ts makes it; null: none is asked for. */
export interface Channel extends Omit<ShownChannel, 'hasPassword'> {
  readonly password: string | null;
}
/** As it is stored. */
export type ConfigValue = Exclude<ShownValue, ShownChannel[]> | Channel[];
/** As it is proposed: whether a channel has a password, and a new one. */
export type GivenValue = z.output<(typeof configForms)[keyof typeof configForms]>;
export type GivenChannel = z.output<typeof configForms.channels>[number];

/** A value from a moment on, as two people agreed. */
export interface Version {
  readonly key: ConfigKey;
  readonly number: number;
  readonly value: ConfigValue;
  readonly effectiveFrom: number;
  readonly approvedAt: number;
  readonly changeId: bigint;
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
}

/** Everything the operator sets, at one moment. */
export interface Settings {
  readonly parameters: Parameters;
  readonly channels: readonly Channel[];
  readonly supportNumbers: readonly { readonly label: string; readonly number: string }[];
  readonly supportHours: string;
  readonly supportLink: string;
  /** What the app is called, its logo by the hash of the picture (empty: its own), its tabs in order. */
  readonly appTitle: string;
  readonly appLogo: string;
  readonly appTabs: readonly AppTab[];
  /** Who operates the install; empty where no firm does. */
  readonly firmName: string;
  readonly firmRegulator: string;
  readonly firmRegistration: string;
  readonly firmRegisterLink: string;
  readonly firmCustodian: string;
  readonly firmComplaints: string;
  readonly firmComplaintsLink: string;
}

/** In the order of the parameters, where what is alike stands together; then what is none of them. */
export const KEYS = [...new Set([...Object.keys(PARAMETERS.at(-1)!), ...Object.keys(configKeys)])].filter(
  (key): key is ConfigKey => Object.hasOwn(configKeys, key),
);

/** The version in force at a moment; null: the default is. `versions` as the store sorts them. */
export function inForce(versions: readonly Version[], key: ConfigKey, at: number): Version | null {
  return versions.findLast((version) => version.key === key && version.effectiveFrom <= at) ?? null;
}

/** As it is stored. */
export function valueAt(
  { versions, defaults }: { versions: readonly Version[]; defaults: Settings },
  key: ConfigKey,
  at: number,
): ConfigValue {
  return inForce(versions, key, at)?.value ?? valueIn(key, defaults);
}

export function settingsAt(versions: readonly Version[], defaults: Settings, at: number): Settings {
  const parameters: Record<string, unknown> = { ...defaults.parameters };
  const others: Record<string, unknown> = { ...defaults };
  for (const key of KEYS) {
    const version = inForce(versions, key, at);
    if (version === null) continue;
    const value = configKeys[key].form === 'money' ? parseMoney(version.value as string) : version.value;
    if (key in parameters) parameters[key] = value;
    else others[key === 'depositChannels' ? 'channels' : key] = value;
  }
  return { ...(others as unknown as Settings), parameters: parameters as unknown as Parameters };
}

/** As it is stored. */
export function valueIn(key: ConfigKey, { parameters, channels, ...others }: Settings): ConfigValue {
  if (key === 'depositChannels') return channels.map((channel) => ({ ...channel }));
  if (isOther(key, others)) return others[key] as ConfigValue;
  const value = parameters[key];
  return (typeof value === 'bigint' ? formatMoney(value) : value) as ConfigValue;
}

function isOther<Others extends object>(key: ConfigKey, others: Others): key is ConfigKey & keyof Others {
  return Object.hasOwn(others, key);
}

/** Null: it is not of the key's form. What the form does not know is left out. */
export function readValue(key: ConfigKey, given: unknown): GivenValue | null {
  const parsed = configForms[configKeys[key].form].safeParse(given);
  return parsed.success ? parsed.data : null;
}

/** What it is that one may see of a value. */
export function shownValue(value: ConfigValue): ShownValue {
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (typeof item !== 'object' || !('password' in item)) return item;
    const { password, ...channel } = item;
    return { ...channel, hasPassword: password !== null };
  }) as ShownValue;
}

export function isSame(first: ConfigValue | GivenValue, second: ConfigValue | ShownValue): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(first)), JSON.parse(JSON.stringify(second)));
}

/** Which rule the values break together, in a form that needs no language; null: none. */
export function conflictIn({ parameters: p, channels, appTabs }: Settings): string | null {
  const rules: readonly (readonly [boolean, string])[] = [
    [p.depositMinimum <= p.depositMaximum, 'depositMinimum ≤ depositMaximum'],
    [p.withdrawalMinimum <= p.withdrawalMaximum, 'withdrawalMinimum ≤ withdrawalMaximum'],
    [p.dayTradingMinimum <= p.dayTradingMaximum, 'dayTradingMinimum ≤ dayTradingMaximum'],
    [p.dayTradingFeeMinimum > 0n, 'dayTradingFeeMinimum > 0'],
    [p.dayTradingFeeMinimum <= p.dayTradingFeeMaximum, 'dayTradingFeeMinimum ≤ dayTradingFeeMaximum'],
    [p.withdrawalFee < p.withdrawalMinimum, 'withdrawalFee < withdrawalMinimum'],
    [p.marginCloseOutPercent < p.marginWarningPercent, 'marginCloseOutPercent < marginWarningPercent'],
    [p.depositWindow.from < p.depositWindow.until, 'depositWindow: from < until'],
    [p.withdrawalWindow.from < p.withdrawalWindow.until, 'withdrawalWindow: from < until'],
    [p.tradingLockDays <= 365, 'tradingLockDays ≤ 365'],
    [p.tradingLockMinutes <= 1_440, 'tradingLockMinutes ≤ 1440'],
    [p.ordersPerSecondMaximum >= 1, 'ordersPerSecondMaximum ≥ 1'],
    [p.leverageLevels[0] === 1 && isRising(p.leverageLevels), 'leverageLevels: 1 < 2 < 3 …'],
    [p.leverageLevels.every((level) => level <= 100), 'leverageLevels ≤ 100'],
    [p.lendingRateMinimumBps <= p.lendingRateMaximumBps, 'lendingRateMinimumBps ≤ lendingRateMaximumBps'],
    [isRising(p.pledgeTermDays), 'pledgeTermDays: 1 < 2 < 3 …'],
    [
      p.pledgePercent < p.pledgeWarningPercent && p.pledgeWarningPercent < p.pledgeSalePercent,
      'pledgePercent < pledgeWarningPercent < pledgeSalePercent',
    ],
    [isRising(p.loanTermDays), 'loanTermDays: 1 < 2 < 3 …'],
    [p.loanMinimum <= p.loanMaximum, 'loanMinimum ≤ loanMaximum'],
    [p.dividendApplyDays >= 1 && p.dividendApplyDays <= 60, '1 ≤ dividendApplyDays ≤ 60'],
    [
      isUnique(appTabs) && obligatoryTabs.every((tab) => appTabs.includes(tab)),
      `appTabs: ${obligatoryTabs.join(', ')}`,
    ],
    [isUnique(channels.map(({ id }) => id)), 'depositChannels: id'],
    [channels.every(({ payee }) => isUnique(payee.map(({ label }) => label))), 'depositChannels: payee'],
    // A practice system names no account to which real money could be sent (rules T1).
    [channels.every(({ isPractice }) => isPractice), 'depositChannels: isPractice'],
  ];
  return rules.find(([holds]) => !holds)?.[1] ?? null;
}

function isRising(levels: readonly number[]): boolean {
  return levels.every((level, index) => index === 0 || level > levels[index - 1]!);
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
