/**
 * What the operator sets (rules §10, spec §9): every key with the form of its value, and the changes that customers are told of
 * before they take effect. A domain's own are in its `config-keys.ts`, put together here; what they mean stands beside them, one file
 * a language. Defaults: core/src/parameters.ts.
 */
import type { Parameters } from '@bahi/core/parameters.ts';
import * as z from 'zod/mini';
import { configuration } from './config-keys.ts';
import { content } from '../content/config-keys.ts';
import { corporateActions } from '../corporate-actions/config-keys.ts';
import { dayTrading } from '../day-trading/config-keys.ts';
import { depositChannel, payeeLabel } from '../deposits/calls.ts';
import { deposits } from '../deposits/config-keys.ts';
import { destinations } from '../destinations/config-keys.ts';
import { education } from '../education/config-keys.ts';
import { define } from '../endpoint.ts';
import { exchange } from '../exchange/config-keys.ts';
import { identity } from '../identity/config-keys.ts';
import { lending } from '../lending/config-keys.ts';
import { loans } from '../loans/config-keys.ts';
import { pledges } from '../pledges/config-keys.ts';
import { orders } from '../orders/config-keys.ts';
import { restrictions } from '../restrictions/config-keys.ts';
import { security } from '../security/config-keys.ts';
import { settings } from '../settings/config-keys.ts';
import { appTabs } from '../settings/tabs.ts';
import { decimal, empty, instant, written } from '../shapes.ts';
import { staff } from '../staff/config-keys.ts';
import { support } from '../support/config-keys.ts';
import { triggers } from '../triggers/config-keys.ts';
import { verification } from '../verification/config-keys.ts';
import { vip } from '../vip/config-keys.ts';
import { withdrawals } from '../withdrawals/config-keys.ts';

const count = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const line = (length: number) => written(1, length);

/** Minutes after local midnight; `until` is the first minute outside of it. */
const minuteWindow = z.object({ from: count(0, 1439), until: count(1, 1440) });
const supportNumber = z.object({ label: line(40), number: line(30) });

const channelShape = {
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  kind: depositChannel.shape.kind,
  name: line(60),
  payee: z.array(z.object({ label: payeeLabel, value: line(120) })).check(z.minLength(1), z.maxLength(7)),
  checkLink: z.nullable(z.string().check(z.regex(/^https:\/\/\S{4,200}$/))),
  isPractice: z.boolean(),
  hasPassword: z.boolean(),
};

/** A way to pay in as it is configured; its password is never shown. */
export const configuredChannel = z.object(channelShape);

/** As it is proposed. `hasPassword` without one keeps the one that the channel of this id has. */
const givenChannel = z.object({
  ...channelShape,
  password: z.optional(z.string().check(z.minLength(4), z.maxLength(64))),
});

/** The forms of values. Money is decimal text in INR; the unit of a whole number is the form's name. */
export const configForms = {
  money: decimal,
  count: count(0, 1_000_000),
  percent: count(1, 100),
  basisPoints: count(0, 1_000),
  seconds: count(1, 3_600),
  minutes: count(1, 10_080),
  hours: count(0, 720),
  boolean: z.boolean(),
  window: minuteWindow,
  levels: z.array(count(1, 1_000)).check(z.minLength(1), z.maxLength(10)),
  channels: z.array(givenChannel).check(z.maxLength(20)),
  numbers: z.array(supportNumber).check(z.maxLength(10)),
  text: z.string().check(z.trim(), z.maxLength(200)),
  link: z.string().check(z.regex(/^(https:\/\/\S{4,200})?$/)),
  title: line(30),
  /** By the hash of what was made of it (`/config/picture`); empty: none. */
  picture: z.string().check(z.regex(/^([0-9a-f]{64})?$/)),
  tabs: z.array(z.enum(appTabs)).check(z.maxLength(appTabs.length)),
} as const;
export type ConfigForm = keyof typeof configForms;

/** Who proposes and who approves is by group: staff-calls.ts. */
export const configGroups = ['trading', 'money', 'payees', 'access', 'house'] as const;
export type ConfigGroup = (typeof configGroups)[number];

interface KeyOf {
  readonly form: ConfigForm;
  readonly group: ConfigGroup;
  /** Customers are told, and the change waits for the notice. Neither where only staff go by it, or it is how the app looks. */
  readonly isAnnounced: boolean;
}

/** What a key is called and means in one language. */
export interface ConfigText {
  readonly name: string;
  readonly meaning: string;
}

export type ConfigTexts = Readonly<Record<ConfigKey, ConfigText>>;

const keys = {
  ...configuration,
  ...content,
  ...corporateActions,
  ...dayTrading,
  ...deposits,
  ...destinations,
  ...education,
  ...exchange,
  ...identity,
  ...lending,
  ...loans,
  ...pledges,
  ...orders,
  ...restrictions,
  ...security,
  ...settings,
  ...staff,
  ...support,
  ...triggers,
  ...verification,
  ...vip,
  ...withdrawals,
};

/** A property of the market, and the first date, are nobody's to change. */
type ParameterKey = Exclude<keyof Parameters, 'from' | 'lotSize'>;
export type ConfigKey = keyof typeof keys;

export const configKeys: Readonly<Record<ConfigKey | ParameterKey, KeyOf>> = keys;

/** By the alphabet: the API's document does not change with the order of the domains. */
export const configKey = z.enum(Object.keys(configKeys).toSorted() as [ConfigKey, ...ConfigKey[]]);

/** A value of any form; `configKeys` says which one it is. */
export const configValue = z.union([
  z.string(),
  z.int(),
  z.boolean(),
  minuteWindow,
  z.array(z.int()),
  z.array(z.enum(appTabs)),
  z.array(supportNumber),
  z.array(configuredChannel),
]);

export const listAnnounced = define({
  path: '/config/announced',
  summary: 'Every change of the operator’s limits and payees that two people approved and that is still to come.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: empty,
  output: z.object({
    /** How long a change is announced before it takes effect, at least. */
    noticeHours: z.int(),
    /** Soonest first. `value` is what is in force until then. */
    changes: z.array(
      z.object({ key: configKey, value: configValue, coming: configValue, from: instant, announcedAt: instant }),
    ),
  }),
  errors: [],
});
