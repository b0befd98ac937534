/** The offers of a segment, with the reader's own applications in their rows; what is next where nothing is open. */
import { listOffers, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { formatDate } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import type { Offer, Subscription } from './offer-phase.ts';
import { OfferRow } from './offer-row.tsx';
import { useOpenOffer, type Segment, type StockView } from './stock-view.ts';
import { newSharesTexts } from './texts.ts';
import { useEveryOwnRow } from './visitor.ts';

/** Others apply meanwhile, and offers open and close. */
const REFETCH_MS = 30_000;

export interface OfferListProps {
  readonly segment: Segment;
  readonly onView: (change: Partial<StockView>) => void;
}

export function OfferList({ segment, onView }: OfferListProps) {
  const offers = usePagedCall(listOffers, { segment }, { refetchMs: REFETCH_MS });
  const own = useEveryOwnRow(listSubscriptions, { segment: 'all' }, { refetchMs: REFETCH_MS });
  const shown = useOpenOffer();
  return (
    <>
      <Loaded from={offers} empty={<Empty segment={segment} onView={onView} />}>
        {(rows) => (
          <ul className="border-b border-line">
            {rows.map((offer) => (
              <OfferRow
                key={offer.id}
                offer={offer}
                own={ownOf(own, offer)}
                isChosen={offer.id === shown}
                hasState={segment === 'auctions' || segment === 'closed'}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore from={offers} />
    </>
  );
}

/** The newest that stands; one that was taken back where there is no other. */
function ownOf(rows: readonly Subscription[], offer: Offer): Subscription | undefined {
  const own = rows.filter((each) => each.offer === offer.id);
  return own.find(({ state }) => state !== 'cancelled') ?? own[0];
}

function Empty({ segment, onView }: OfferListProps) {
  const t = useTexts(newSharesTexts);
  const upcoming = useCall(listOffers, { segment: 'upcoming', page: 1, pageSize: 1 }, { enabled: segment === 'open' });
  const next = upcoming.data?.rows[0];
  const toCalendar = (
    <Button variant="soft" size="medium" onClick={() => onView({ isCalendar: true })}>
      {t.empty.toCalendar}
    </Button>
  );
  if (segment !== 'open') return <EmptyState action={toCalendar}>{t.empty[segment]}</EmptyState>;
  if (next === undefined) return <EmptyState action={toCalendar}>{t.empty.open}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="soft" size="medium" onClick={() => onView({ tab: 'upcoming' })}>
          {t.empty.toUpcoming}
        </Button>
      }
    >
      {t.empty.openNext(next.name, formatDate(next.opensAt, marketZone()))}
    </EmptyState>
  );
}
