/** English: what values of the configuration are written with. */
import { tabNames } from '../settings/tabs.en.ts';
import type { AppTab } from '../settings/tabs.ts';
export interface ConfigWords {
  readonly seconds: (value: number) => string;
  readonly minutes: (value: number) => string;
  readonly hours: (value: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly tabs: Readonly<Record<AppTab, string>>;
  readonly none: string;
  /** Stands between the items of a list. */
  readonly between: string;
}

export const words: ConfigWords = {
  seconds: (value) => (value === 1 ? '1 second' : `${value} seconds`),
  minutes: (value) => (value === 1 ? '1 minute' : `${value} minutes`),
  hours: (value) => (value === 1 ? '1 hour' : `${value} hours`),
  yes: 'yes',
  no: 'no',
  tabs: tabNames,
  none: 'none',
  between: ', ',
};
