/** Refusals that only staff meet who decide placements: the app does not load their words. */
export const placementsStaff = {
  'placements.above_asked': { maximum: 'int' },
  'placements.reason_missing': {},
  'placements.over': {},
} as const;
