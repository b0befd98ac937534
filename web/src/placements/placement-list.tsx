/** Placements: open ones first, each with what it costs, its minimum, what is left and its lock. */
import { listPlacementRequests, listPlacements } from '@bahi/contract/placements/calls.ts';
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useNameOf } from '../data/instruments.ts';
import { useEveryRow, usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Discount } from './discount.tsx';
import { FactPair, Facts } from '../offerings/parts/facts.tsx';
import { OfferCard } from '../offerings/parts/offer-card.tsx';
import { useOpenOffer } from './open-offer.ts';
import { placementChip, requestChip, type Placement, type PlacementRequest } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function PlacementList() {
  const t = useTexts(placementTexts);
  const placements = usePagedCall(listPlacements, {}, { refetchMs: WAITING_REFETCH_MS });
  const own = useEveryRow(listPlacementRequests, {}, { refetchMs: WAITING_REFETCH_MS });
  const { placement: open } = useOpenOffer();
  return (
    <Loaded
      from={placements}
      empty={
        <EmptyState link={href('/market/index', { tab: 'quotes' })} action={t.toMarket}>
          {t.emptyPlacements}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <p className="px-4 py-2 text-small text-ink-3">{t.amountsInInr}</p>
          <ul className="border-b border-line">
            {rows.map((placement) => (
              <PlacementCard
                key={placement.id}
                placement={placement}
                request={own.find(({ offer, state }) => offer === placement.id && state !== 'cancelled')}
                isSelected={placement.id === open}
              />
            ))}
          </ul>
          <LoadMore from={placements} />
        </>
      )}
    </Loaded>
  );
}

interface PlacementCardProps {
  readonly placement: Placement;
  /** The own newest one that was not taken back: “cancelled” would be read of the placement. */
  readonly request: PlacementRequest | undefined;
  readonly isSelected: boolean;
}

function PlacementCard({ placement, request, isSelected }: PlacementCardProps) {
  const t = useTexts(placementTexts);
  const { id, symbol, state, minimumAmount, minimumLots, remainingLots, lots, lockDays } = placement;
  const isOver = state === 'closed' || state === 'settled' || state === 'withdrawn';
  return (
    <OfferCard
      name={useNameOf(placement)}
      symbol={symbol}
      chip={request === undefined ? placementChip(placement, t) : requestChip(request, t)}
      link={href('/home/newStockPsBuy', { placement: id })}
      isSelected={isSelected}
    >
      <Facts>
        <FactPair
          label={t.offer.price}
          value={formatPrice(placement.price)}
          {...(isOver ? {} : { note: <Discount placement={placement} /> })}
        />
        <FactPair label={t.offer.minimum} value={formatAmount(minimumAmount)} note={t.lots(minimumLots)} />
        <FactPair label={t.offer.left} value={t.offer.leftOf(remainingLots, lots)} />
        <FactPair label={t.offer.lock} value={lockDays === 0 ? t.offer.noLock : t.offer.lockDays(lockDays)} />
      </Facts>
      {!isOver && (
        <p className="text-small text-ink-2">
          {state === 'upcoming' ? t.offer.opensIn : t.offer.closesIn}{' '}
          <Countdown to={state === 'upcoming' ? placement.opensAt : placement.closesAt} />
        </p>
      )}
      {isOver && (
        <p className="text-small text-ink-2">{t.offer.closedAt(formatDateTime(placement.closesAt, marketZone()))}</p>
      )}
    </OfferCard>
  );
}
