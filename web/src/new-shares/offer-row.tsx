/** One offer in the list: name and own state, price and premium, lots, and what its clock runs to. */
import { formatPrice } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { cx } from '../ui/cx.ts';
import { Num } from '../ui/num.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { OfferClock } from './offer-clock.tsx';
import { isAuction, type Offer, type Subscription } from './offer-phase.ts';
import { Premium } from './offer-premium.tsx';
import { OwnState } from './own-state.tsx';
import { RemindButton } from './remind-button.tsx';
import { newSharesTexts } from './texts.ts';
import { usePhase } from './use-phase.ts';

export interface OfferRowProps {
  readonly offer: Offer;
  /** The own application for it. */
  readonly own: Subscription | undefined;
  /** Beside its details: the one that is shown there. */
  readonly isChosen: boolean;
  /** Auctions of every state stand in one list. */
  readonly hasState: boolean;
}

export function OfferRow({ offer, own, isChosen, hasState }: OfferRowProps) {
  const t = useTexts(newSharesTexts);
  const { phase } = usePhase(offer);
  return (
    <li className={cx('flex flex-wrap items-center border-t border-line', isChosen ? 'bg-wash' : 'bg-surface')}>
      <a
        href={href('/home/newStockBuy', { id: offer.id })}
        aria-current={isChosen || undefined}
        className="flex min-h-15 min-w-0 flex-1 basis-56 flex-col gap-0.5 py-2.5 pr-4 pl-4 focus-visible:-outline-offset-2"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{offer.name}</span>
            {own !== undefined && <OwnState subscription={own} />}
          </span>
          <span className="flex max-w-[48%] shrink-0 flex-col items-end">
            <span className="max-w-full font-semibold">
              {isAuction(offer) ? (
                <span className="num">{t.row.floor(formatPrice(offer.price))}</span>
              ) : (
                <Num align="right">{formatPrice(offer.price)}</Num>
              )}
            </span>
          </span>
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-ink-2">
          <span className="num min-w-0">
            {offer.symbol} · {t.lots(offer.lots)}
          </span>
          <Premium rate={offer.premiumRate} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          {(hasState || phase === 'withdrawn') && (
            <StatusChip tone={phase === 'open' ? 'info' : phase === 'withdrawn' ? 'ended' : 'neutral'} hasIcon={false}>
              {t.offerState[phase]}
            </StatusChip>
          )}
          <span>
            <OfferClock offer={offer} />
          </span>
        </span>
      </a>
      {phase === 'upcoming' && (
        <span className="ml-auto shrink-0 py-1.5 pr-4">
          <RemindButton offer={offer} />
        </span>
      )}
    </li>
  );
}
