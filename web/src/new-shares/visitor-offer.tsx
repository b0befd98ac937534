/** An offer as a visitor reads it; to apply for it, the visitor logs in and comes back. */
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { OfferCompany } from './offer-facts.tsx';
import { OfferAbout } from './offer-about.tsx';
import { OfferClosed, OfferHeading } from './offer-heading.tsx';
import { isAuction, type Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import { usePhase } from './use-phase.ts';

export interface VisitorOfferProps {
  readonly offer: Offer;
  readonly toLogin: string;
  readonly stale: ReactNode;
}

export default function VisitorOffer({ offer, toLogin, stale }: VisitorOfferProps) {
  const t = useTexts(newSharesTexts);
  const { phase } = usePhase(offer);
  const apply = (
    <div className="flex flex-col gap-2">
      <p className="text-small text-ink-2">{t.apply.logInFirst}</p>
      <Button isWide href={toLogin}>
        {isAuction(offer) ? t.apply.headingBid : t.apply.heading}
      </Button>
    </div>
  );
  return (
    <Screen title={offer.name} isNarrow footer={phase === 'open' ? apply : undefined}>
      {stale}
      <div className="flex flex-col gap-5">
        <OfferHeading offer={offer} />
        <div className="px-4 empty:hidden">
          <OfferClosed offer={offer} phase={phase} />
        </div>
        <OfferCompany offer={offer} />
        <OfferAbout offer={offer} />
        <PublicNotes title={t.offer.notes} notes={offer.notes} />
      </div>
    </Screen>
  );
}
