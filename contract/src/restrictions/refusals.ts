/** Refusals of restrictions and appeals; errors.ts says what the kinds mean. */
export const restrictions = {
  'restrictions.unknown': {},
  'restrictions.not_in_force': {},
  'restrictions.appeal_pending': {},
  'restrictions.own': {},
} as const;
