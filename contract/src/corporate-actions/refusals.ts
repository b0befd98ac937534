/** Refusals of dividends; errors.ts says what the kinds mean. */
export const corporateActions = {
  'dividends.unknown': {},
  'dividends.not_yet': { from: 'time' },
  'dividends.automatic': { at: 'time' },
  'dividends.applied': {},
  'dividends.paid': {},
} as const;
