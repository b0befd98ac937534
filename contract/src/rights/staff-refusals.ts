/** Refusals that only staff meet who call off a rights issue: the app does not load their words. */
export const rightsStaff = {
  'rights.recorded': {},
} as const;
