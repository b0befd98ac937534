/** Refusals that only staff meet who answer tickets: the app does not load their words. */
export const supportStaff = {
  'support.more_written': {},
  'support.already_there': {},
} as const;
