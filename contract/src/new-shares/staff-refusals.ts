/** Refusals that only staff meet who draw and enter results: the app does not load their words. */
export const newSharesStaff = {
  'new_shares.result_decided': {},
  'draws.drawn': {},
  'draws.not_closed': {},
  'draws.value_missing': { index: 'text' },
} as const;
