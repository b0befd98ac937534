/** What an offer's screen tells everybody: how winners are found, every bid of a decided auction, and the facts. */
import { Suspense, lazy } from 'react';
import { HowItWorks } from './how-it-works.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { isAuction, type Offer } from './offer-phase.ts';
import { usePhase } from './use-phase.ts';

/** The result is known. */
const decided: ReadonlySet<Offer['state']> = new Set(['drawn', 'settled', 'listed']);

const AuctionBids = lazy(() => import('./auction-bids.tsx'));

export function OfferAbout({ offer }: { readonly offer: Offer }) {
  const { phase } = usePhase(offer);
  return (
    <>
      <HowItWorks offer={offer} />
      {isAuction(offer) && decided.has(phase) && (
        <Suspense>
          <AuctionBids offer={offer} />
        </Suspense>
      )}
      <OfferFacts offer={offer} />
    </>
  );
}
