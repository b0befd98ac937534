/** English: what values of the configuration are written with. */
export interface ConfigWords {
  readonly seconds: (value: number) => string;
  readonly minutes: (value: number) => string;
  readonly hours: (value: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

export const words: ConfigWords = {
  seconds: (value) => (value === 1 ? '1 second' : `${value} seconds`),
  minutes: (value) => (value === 1 ? '1 minute' : `${value} minutes`),
  hours: (value) => (value === 1 ? '1 hour' : `${value} hours`),
  yes: 'yes',
  no: 'no',
  none: 'none',
};
