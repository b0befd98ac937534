/** Korean: what each key of the configuration is. */
import { configuration } from '../configuration/config-keys.ko.ts';
import { corporateActions } from '../corporate-actions/config-keys.ko.ts';
import { deposits } from '../deposits/config-keys.ko.ts';
import { destinations } from '../destinations/config-keys.ko.ts';
import { exchange } from '../exchange/config-keys.ko.ts';
import { identity } from '../identity/config-keys.ko.ts';
import { orders } from '../orders/config-keys.ko.ts';
import { restrictions } from '../restrictions/config-keys.ko.ts';
import { security } from '../security/config-keys.ko.ts';
import { settings } from '../settings/config-keys.ko.ts';
import { verification } from '../verification/config-keys.ko.ts';
import { withdrawals } from '../withdrawals/config-keys.ko.ts';
import type { ConfigTexts, ConfigWords } from './en.ts';

export const ko: ConfigTexts = {
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
  seconds: (value) => `${value}초`,
  minutes: (value) => `${value}분`,
  hours: (value) => `${value}시간`,
  yes: '예',
  no: '아니요',
  none: '없음',
};
