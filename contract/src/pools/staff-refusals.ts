/** Refusals that only staff meet who halt or call off pools: the app does not load their words. */
export const poolsStaff = {
  'pools.already_halted': {},
  'pools.not_halted': {},
  'pools.valued': {},
} as const;
