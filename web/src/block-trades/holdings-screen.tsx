/** home/blockTrade2: what was bought in block trades, held and ended, with the lock, the profit of now, and the way to sell it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { OfferCard } from '../offerings/parts/offer-card.tsx';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Num } from '../ui/num.tsx';
import type { Tone } from '../ui/status-chip.tsx';
import { BlockSection } from './sections.tsx';
import { blockTexts } from './texts.ts';

type Position = OutputOf<typeof listPositions>['rows'][number];

const REFETCH_MS = 10_000;

const tones: Readonly<Record<Position['status'], Tone>> = {
  holding: 'success',
  locked: 'locked',
  closing: 'waiting',
  closed: 'ended',
};

export default function HoldingsScreen() {
  const t = useTexts(blockTexts);
  const common = useCommonTexts();
  const holdings = usePagedCall(listPositions, { state: 'all', origin: 'block' }, { refetchMs: REFETCH_MS });
  return (
    <BlockSection section="holdings">
      <Loaded
        from={holdings}
        empty={
          <EmptyState link={href('/home/blockTrade')} action={t.toList}>
            {t.emptyHoldings}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <p className="px-4 py-2 text-small text-ink-3">{common.amountsIn('INR')}</p>
            <ul className="border-b border-line">
              {rows.map((position) => (
                <Holding key={position.id} position={position} />
              ))}
            </ul>
            <LoadMore from={holdings} />
          </>
        )}
      </Loaded>
    </BlockSection>
  );
}

function Holding({ position }: { readonly position: Position }) {
  const t = useTexts(blockTexts);
  const { id, symbol, status, quantity, openedQuantity, averagePrice, lockedUntil } = position;
  const profit = status === 'closed' ? position.realisedProfit : position.profit;
  return (
    <OfferCard
      name={useNameOf(position)}
      symbol={symbol}
      chip={{ tone: tones[status], text: t.holding.state[status] }}
      link={href('/trade/positionDetail', { position: id })}
      isSelected={false}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <Num>{t.shares(status === 'closed' ? openedQuantity : quantity)}</Num>
          <Num>{t.holding.cost(formatPrice(averagePrice))}</Num>
        </span>
        <span className="flex items-baseline gap-2">
          <span className="text-small text-ink-3">{t.holding.profit}</span>
          <Change amount={profit} className="font-semibold" align="right" />
        </span>
      </div>
      {status === 'locked' && lockedUntil !== null && (
        <p className="text-small text-ink-2">
          {t.holding.lockedUntil(formatDateTime(lockedUntil, marketZone()))} · {t.holding.unlocksIn}{' '}
          <Countdown to={lockedUntil} />
        </p>
      )}
      {(status === 'holding' || status === 'closing') && (
        <p className="font-semibold text-action" aria-hidden="true">
          {status === 'holding' ? t.holding.sell : t.holding.see}
        </p>
      )}
    </OfferCard>
  );
}
