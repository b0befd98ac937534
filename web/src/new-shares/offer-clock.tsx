/** What an offer's clock runs to, or where it stands when nothing runs. By the server's clock. */
import { formatBusinessDate } from '@bahi/core/format.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { useTexts } from '../i18n/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import type { Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import { usePhase } from './use-phase.ts';

export function OfferClock({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const { phase, next } = usePhase(offer);
  if (next === null) return <>{restWords()}</>;
  const label = { opens: t.row.opensIn, closes: t.row.closesIn, draw: t.row.resultIn(offer.allocation === 'draw') };
  return (
    <>
      {label[next.what]} <Countdown to={next.at} />
    </>
  );

  function restWords(): string {
    switch (phase) {
      case 'upcoming':
      case 'open':
      case 'closed':
        return t.row.due;
      case 'drawn':
      case 'settled':
        return t.row.lists(formatBusinessDate(offer.listingDate));
      case 'listed':
        return t.row.listedOn(formatBusinessDate(offer.listingDate));
      case 'withdrawn':
        return t.row.calledOff;
      default:
        return assertNever(phase);
    }
  }
}
