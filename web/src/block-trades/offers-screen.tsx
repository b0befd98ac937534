/** home/blockTrade: block offers, open ones first, each with its price against the market, its minimum, what is left and its lock. */
import { listBlockRequests, listBlocks } from '@bahi/contract/block-trades/calls.ts';
import { formatDateTime, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useEveryRow, usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { FactPair, Facts } from '../offerings/parts/facts.tsx';
import { OfferCard } from '../offerings/parts/offer-card.tsx';
import { readQuery } from '../shell/hash.ts';
import { href, usePlace } from '../shell/location.ts';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Discount } from './discount.tsx';
import { BlockSection } from './sections.tsx';
import { blockTexts } from './texts.ts';
import { offerChip, requestChip, type BlockOffer, type BlockRequest } from './words.ts';

export default function OffersScreen() {
  const t = useTexts(blockTexts);
  const common = useCommonTexts();
  const offers = usePagedCall(listBlocks, {}, { refetchMs: WAITING_REFETCH_MS });
  const own = useEveryRow(listBlockRequests, {}, { refetchMs: WAITING_REFETCH_MS });
  const { path, search } = usePlace();
  const open = path === '/home/blockTradeDetail' ? readQuery(search)['id'] : undefined;
  return (
    <BlockSection section="offers">
      <Loaded
        from={offers}
        empty={
          <EmptyState link={href('/market/index', { tab: 'quotes' })} action={t.toMarket}>
            {t.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <p className="px-4 py-2 text-small text-ink-3">
              {common.amountsIn('INR')} · {t.nudge(formatTime(offers.readAt, marketZone()))}
            </p>
            <ul className="border-b border-line">
              {rows.map((offer) => (
                <BlockCard
                  key={offer.id}
                  offer={offer}
                  request={own.find((one) => one.offer === offer.id && one.state !== 'cancelled')}
                  isSelected={offer.id === open}
                />
              ))}
            </ul>
            <LoadMore from={offers} />
          </>
        )}
      </Loaded>
    </BlockSection>
  );
}

interface BlockCardProps {
  readonly offer: BlockOffer;
  /** The own newest one that was not taken back. */
  readonly request: BlockRequest | undefined;
  readonly isSelected: boolean;
}

function BlockCard({ offer, request, isSelected }: BlockCardProps) {
  const t = useTexts(blockTexts);
  const { id, symbol, state, price, minimumLots, lotSize, remainingLots, lots, lockDays } = offer;
  const isOver = state === 'closed' || state === 'withdrawn';
  return (
    <OfferCard
      name={useNameOf(offer)}
      symbol={symbol}
      chip={request === undefined ? offerChip(offer, t) : requestChip(request, t)}
      link={href('/home/blockTradeDetail', { id })}
      isSelected={isSelected}
    >
      <Facts>
        <FactPair
          label={t.offer.price}
          value={formatPrice(price)}
          {...(isOver ? {} : { note: <Discount offer={offer} /> })}
        />
        <FactPair label={t.offer.minimum} value={t.shares(minimumLots * lotSize)} note={t.lots(minimumLots)} />
        <FactPair label={t.offer.left} value={t.offer.leftOf(remainingLots, lots)} />
        <FactPair label={t.offer.lock} value={lockDays === 0 ? t.offer.noLock : t.offer.lockDays(lockDays)} />
      </Facts>
      <p className="text-small text-ink-2">
        {isOver ? (
          t.offer.closedAt(formatDateTime(offer.closesAt, marketZone()))
        ) : (
          <>
            {state === 'upcoming' ? t.offer.opensIn : t.offer.closesIn}{' '}
            <Countdown to={state === 'upcoming' ? offer.opensAt : offer.closesAt} />
          </>
        )}
      </p>
    </OfferCard>
  );
}
