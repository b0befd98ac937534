/** Traditional Chinese: what each key of the configuration is. */
import { configuration } from '../configuration/config-keys.tw.ts';
import { corporateActions } from '../corporate-actions/config-keys.tw.ts';
import { deposits } from '../deposits/config-keys.tw.ts';
import { destinations } from '../destinations/config-keys.tw.ts';
import { exchange } from '../exchange/config-keys.tw.ts';
import { identity } from '../identity/config-keys.tw.ts';
import { orders } from '../orders/config-keys.tw.ts';
import { restrictions } from '../restrictions/config-keys.tw.ts';
import { security } from '../security/config-keys.tw.ts';
import { settings } from '../settings/config-keys.tw.ts';
import { verification } from '../verification/config-keys.tw.ts';
import { withdrawals } from '../withdrawals/config-keys.tw.ts';
import type { ConfigTexts, ConfigWords } from './en.ts';

export const tw: ConfigTexts = {
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
  seconds: (value) => `${value} 秒`,
  minutes: (value) => `${value} 分鐘`,
  hours: (value) => `${value} 小時`,
  yes: '是',
  no: '否',
  none: '無',
};
