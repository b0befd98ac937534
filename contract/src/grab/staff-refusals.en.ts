/** English texts of refusals that only staff meet who prepare and decide grab offers. */
import type { grabStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.not_large':
    'This company is number {rank} by market value. Grab offers are for the largest {last}: choose another company.',
  'grab.price_too_far': 'The price is more than 3% away from the mark price. Choose between {lowest} and {highest}.',
  'grab.seller_has_less': 'The block seller has {shares} shares left to offer.',
  'grab.over': 'This offer is over: it can no longer be called off.',
  'grab.decided': 'The index that decides this draw has closed: the offer can no longer be called off.',
};
