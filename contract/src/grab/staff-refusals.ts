/** Refusals that only staff meet who prepare and decide grab offers: the app does not load their words. */
export const grabStaff = {
  'grab.not_large': { rank: 'int', last: 'int' },
  'grab.price_too_far': { lowest: 'money', highest: 'money' },
  'grab.seller_has_less': { shares: 'int' },
  'grab.over': {},
  'grab.decided': {},
} as const;
