/** English: what each key of the configuration is. */
import type { ConfigKey, ConfigText } from '../configuration/calls.ts';
import { configuration } from '../configuration/config-keys.en.ts';
import { corporateActions } from '../corporate-actions/config-keys.en.ts';
import { deposits } from '../deposits/config-keys.en.ts';
import { destinations } from '../destinations/config-keys.en.ts';
import { exchange } from '../exchange/config-keys.en.ts';
import { identity } from '../identity/config-keys.en.ts';
import { orders } from '../orders/config-keys.en.ts';
import { restrictions } from '../restrictions/config-keys.en.ts';
import { security } from '../security/config-keys.en.ts';
import { settings } from '../settings/config-keys.en.ts';
import { verification } from '../verification/config-keys.en.ts';
import { withdrawals } from '../withdrawals/config-keys.en.ts';

export type ConfigTexts = Readonly<Record<ConfigKey, ConfigText>>;

export interface ConfigWords {
  readonly seconds: (value: number) => string;
  readonly minutes: (value: number) => string;
  readonly hours: (value: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

export const en: ConfigTexts = {
  ...configuration,
  ...corporateActions,
  ...deposits,
  ...destinations,
  ...exchange,
  ...identity,
  ...orders,
  ...restrictions,
  ...security,
  ...settings,
  ...verification,
  ...withdrawals,
};

/** What values are written with. */
export const words: ConfigWords = {
  seconds: (value) => (value === 1 ? '1 second' : `${value} seconds`),
  minutes: (value) => (value === 1 ? '1 minute' : `${value} minutes`),
  hours: (value) => (value === 1 ? '1 hour' : `${value} hours`),
  yes: 'yes',
  no: 'no',
  none: 'none',
};
