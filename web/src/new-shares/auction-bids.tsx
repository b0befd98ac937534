/** The result of a decided auction for everybody: every bid by its rank, without its bidder, and what it won at which price. */
import { listAuctionBids } from '@bahi/contract/new-shares/draws.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import type { Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';

export default function AuctionBids({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const bids = usePagedCall(listAuctionBids, { offer: offer.id });
  const { bids: words } = t.auction;
  return (
    <section aria-label={words.title} className="px-2">
      <Loaded from={bids} empty={<p className="px-2 text-ink-2">{words.none}</p>}>
        {(rows) => (
          <DataTable
            caption={words.title}
            rows={rows}
            rowKey={({ rank }) => rank}
            columns={[
              { key: 'rank', title: words.rank, align: 'left', cell: ({ rank }) => formatQuantity(rank) },
              { key: 'bid', title: words.bid, cell: ({ bid }) => formatPrice(bid) },
              { key: 'lots', title: words.lots, cell: ({ lots }) => formatQuantity(lots) },
              { key: 'won', title: words.won, cell: ({ wonLots }) => formatQuantity(wonLots) },
              { key: 'price', title: words.price, cell: ({ price }) => formatPrice(price) },
            ]}
          />
        )}
      </Loaded>
      <LoadMore from={bids} />
    </section>
  );
}
