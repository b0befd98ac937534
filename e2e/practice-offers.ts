/** Offers that the practice market has made by itself. */
import type { Call } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listOffers, type getOffer } from '@bahi/contract/new-shares/calls.ts';
import { expect } from 'vitest';
import { expectOk } from './trading.ts';

export type Offer = OutputOf<typeof getOffer>;

/** Ends the prospectus of each, and of nothing that another journey has published. */
export const INVENTED = 'An invented company of the practice market.';

/** The practice market has something of each kind at any hour, a moment after its start. */
export async function offerWhere(
  call: Call,
  segment: 'open' | 'upcoming' | 'closed' | 'auctions',
  fits: (offer: Offer) => boolean,
): Promise<Offer> {
  let found: Offer | undefined;
  await expect
    .poll(async () => {
      const { rows } = await expectOk(call(listOffers, { segment, pageSize: 100 }));
      return (found = rows.find((offer) => offer.prospectus.includes(INVENTED) && fits(offer)));
    })
    .toBeTruthy();
  return found!;
}
