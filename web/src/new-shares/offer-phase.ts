/** Where an offer stands by the server's clock, also when its deadline passes while somebody looks. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOffer, getSubscription } from '@bahi/contract/new-shares/calls.ts';

export type Offer = OutputOf<typeof getOffer>;
export type Subscription = OutputOf<typeof getSubscription>;

/** The states as the server told them, with what the clock has changed since. */
export function phaseOf({ state, opensAt, closesAt }: Offer, now: number): Offer['state'] {
  if (state !== 'upcoming' && state !== 'open') return state;
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** What its clock runs to; null: nothing that is known to the second. */
export function nextMoment(
  offer: Offer,
  now: number,
): { readonly at: number; readonly what: 'opens' | 'closes' | 'draw' } | null {
  switch (phaseOf(offer, now)) {
    case 'upcoming':
      return { at: offer.opensAt, what: 'opens' };
    case 'open':
      return { at: offer.closesAt, what: 'closes' };
    case 'closed':
      return now < offer.drawAt ? { at: offer.drawAt, what: 'draw' } : null;
    default:
      return null;
  }
}

export function isAuction({ allocation }: Pick<Offer, 'allocation'>): boolean {
  return allocation !== 'draw';
}
