/** The head of an offer's screen: its price, what its clock runs to, and why nothing can be applied for now. */
import { Suspense, lazy } from 'react';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { OfferClock } from './offer-clock.tsx';
import { isAuction, type Offer } from './offer-phase.ts';
import { Premium } from './offer-premium.tsx';
import { newSharesTexts } from './texts.ts';
import { usePhase } from './use-phase.ts';

/** Of an offer that is still to come. */
const RemindButton = lazy(() => import('./remind-button.tsx').then((module) => ({ default: module.RemindButton })));

/** The price large, what it trades at, and the clock. */
export function OfferHeading({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const { phase } = usePhase(offer);
  return (
    <div className="flex flex-col gap-1 px-4">
      <p className="text-small text-ink-2">{isAuction(offer) ? t.offer.floor : t.offer.price}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <span className="num text-hero font-semibold">{formatPrice(offer.price)}</span>
        <span className="flex flex-col items-end pb-1 text-small text-ink-2">
          <Premium rate={offer.premiumRate} />
          {!isAuction(offer) && offer.winningRate !== null && (
            <span className="num">
              {t.offer.rate} {formatPrice(offer.winningRate)}%
            </span>
          )}
        </span>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <StatusChip tone="neutral" hasIcon={false}>
          {t.allocation[offer.allocation]}
        </StatusChip>
        <StatusChip
          tone={phase === 'open' ? 'waiting' : phase === 'withdrawn' ? 'ended' : 'neutral'}
          hasIcon={phase === 'open'}
        >
          {phase === 'withdrawn' ? t.offerState.withdrawn : <OfferClock offer={offer} />}
        </StatusChip>
        {phase === 'upcoming' && (
          <Suspense>
            <RemindButton offer={offer} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** State C: until when, or since when, nothing is taken. */
export function OfferClosed({ offer, phase }: { readonly offer: Offer; readonly phase: Offer['state'] }) {
  const t = useTexts(newSharesTexts);
  if (phase === 'open') return null;
  if (phase === 'upcoming') return <Nudge>{t.apply.opensAt(formatDateTime(offer.opensAt, marketZone()))}</Nudge>;
  if (phase === 'withdrawn') return <Nudge tone="info">{t.apply.withdrawn}</Nudge>;
  return <Nudge tone="info">{t.apply.closedAt(formatDateTime(offer.closesAt, marketZone()))}</Nudge>;
}
