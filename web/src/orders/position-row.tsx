/** One open position in the list: its profit at the price of now, and Close in place. */
import { Suspense, useState } from 'react';
import { can } from '@bahi/contract/orders/positions.ts';
import { formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { cx } from '../ui/cx.ts';
import { Num } from '../ui/num.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { valueAt } from './amounts.ts';
import { isAllPledged } from './close.ts';
import { ClosePanel } from './close-panel.tsx';
import { listingTexts } from './listing-texts.ts';
import { positionTones, type Position } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { useCountedTexts } from './use-counted-texts.ts';
import { useListing, type Listing } from './use-listing.ts';

export interface PositionRowProps {
  readonly position: Position;
  readonly isSelected: boolean;
  /** Closed meanwhile: it stays until its result was read, without a figure that moves. */
  readonly isOver: boolean;
  readonly onClosing: (isOpen: boolean) => void;
}

export function PositionRow({ position, isSelected, isOver, onClosing }: PositionRowProps) {
  const t = useCountedTexts(position.symbol);
  const known = useNameOf(position);
  const listing = useListing(position);
  const name = listing?.name ?? known;
  const [isClosing, setClosing] = useState(false);
  const toggle = (isOpen: boolean) => {
    setClosing(isOpen);
    onClosing(isOpen);
  };
  const quote = useQuote(listing === null && !isOver ? position.symbol : null);
  const now = valueAt(position, quote?.mark ?? position.marketPrice);
  return (
    <li className={cx('border-t border-line', isSelected ? 'bg-wash' : 'bg-surface')}>
      <div className="flex items-center gap-2 pr-4">
        <a
          href={href('/trade/positionDetail', { position: position.id })}
          aria-current={isSelected ? 'true' : undefined}
          className="grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(88px,40%)] items-center gap-2 py-2 pl-4 @max-tight:grid-cols-1 focus-visible:-outline-offset-2"
        >
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="line-clamp-2 font-semibold @max-tight:line-clamp-none">{name}</span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-2">
              <DirectionChip direction={position.direction} leverage={position.leverage} />
              <BoughtChip origin={position.origin} />
              <span className="num">{t.sharesShort(position.quantity)}</span>
            </span>
            <Num className="text-small text-ink-3">{t.trade.costPrice(formatPrice(position.averagePrice))}</Num>
            {position.closeOutPrice !== null && (
              <Num className="text-small text-ink-3">{t.trade.closeOutAt(formatPrice(position.closeOutPrice))}</Num>
            )}
          </span>
          <span className="flex min-w-0 flex-col gap-0.5 text-right">
            {isOver ? (
              <StatusChip tone={positionTones.closed}>{t.positionStatus.closed}</StatusChip>
            ) : (
              <>
                <Change amount={now?.profit ?? position.profit} className="font-semibold" align="right" />
                <Change
                  rate={now?.profitRate ?? position.profitRate}
                  className="text-small font-medium"
                  align="right"
                />
              </>
            )}
          </span>
        </a>
        <CloseButton
          position={position}
          name={name}
          listing={listing}
          isOpen={isClosing}
          onToggle={() => toggle(!isClosing)}
        />
      </div>
      <StateLine position={position} listing={listing} />
      {isClosing && <ClosePanel position={position} onHide={() => toggle(false)} />}
    </li>
  );
}

/** "Long 5×": direction always in words, leverage when there is any. Never in the colours of up and down. */
export function DirectionChip({
  direction,
  leverage,
}: {
  readonly direction: Position['direction'];
  readonly leverage: number;
}) {
  const t = useTexts(ordersTexts);
  const words = leverage === 1 ? t.direction[direction] : `${t.direction[direction]} ${t.leverage(leverage)}`;
  return <span className="rounded-chip bg-wash px-1.5 py-px font-semibold whitespace-nowrap text-action">{words}</span>;
}

/** "Block trade": in what way it was bought, where that was no ordinary order. */
export function BoughtChip({ origin }: Pick<Position, 'origin'>) {
  const { bought } = useTexts(ordersTexts);
  if (!(origin in bought)) return null;
  return (
    <span className="rounded-chip bg-sunk px-1.5 py-px font-semibold whitespace-nowrap text-ink">
      {bought[origin as keyof typeof bought]}
    </span>
  );
}

function CloseButton(props: {
  readonly position: Position;
  readonly name: string;
  readonly listing: Listing | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const t = useTexts(ordersTexts);
  const { isOnline } = useConnection();
  const { position, name, listing, isOpen, onToggle } = props;
  const isAllowed = (can.closePosition as readonly string[]).includes(position.status);
  const because =
    listing !== null
      ? t.trade.cannotClose.unlisted
      : !isAllowed
        ? t.trade.cannotClose[position.status]
        : isAllPledged(position)
          ? t.trade.cannotClose.pledged
          : isOnline
            ? null
            : t.trade.offline;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-disabled={because !== null || undefined}
      aria-label={`${isOpen ? t.close.hide : t.trade.close} ${name}`}
      title={because ?? undefined}
      onClick={() => (because === null || isOpen) && onToggle()}
      className={cx(
        'press min-h-11 shrink-0 rounded-control px-3 text-small font-semibold',
        isOpen ? 'bg-wash text-action' : 'bg-ink text-bg',
        because !== null && !isOpen && 'opacity-50',
      )}
    >
      {isOpen ? t.close.hide : t.trade.close}
    </button>
  );
}

/** Why it cannot be closed now, until when it is locked, what of it is pledged, and the margin warning: only when there is something to say. */
function StateLine({ position, listing }: { readonly position: Position; readonly listing: Listing | null }) {
  const t = useTexts(ordersTexts);
  const { status, lockedUntil, pledged, quantity, isWarned } = position;
  if (status === 'holding' && pledged === 0 && !isWarned && listing === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-2 text-small text-ink-2">
      {status !== 'holding' && <StatusChip tone={positionTones[status]}>{t.positionStatus[status]}</StatusChip>}
      {listing !== null && (
        <Suspense>
          <ListedOn listing={listing} />
        </Suspense>
      )}
      {status === 'locked' && lockedUntil !== null && (
        <span className="num">{t.trade.lockedUntil(formatDateTime(lockedUntil, marketZone()))}</span>
      )}
      {pledged > 0 && (
        <>
          <StatusChip tone="locked">{t.trade.pledged}</StatusChip>
          <span className="num">{t.trade.filledOf(pledged, quantity)}</span>
        </>
      )}
      {status === 'closing' && <span>{t.trade.cannotClose.closing}</span>}
      {isWarned && <StatusChip tone="error">{t.position.step.margin_warning}</StatusChip>}
    </div>
  );
}

function ListedOn({ listing: { date } }: { readonly listing: Listing }) {
  const t = useTexts(listingTexts);
  return <span className="num">{t.sellFrom(date === null ? null : formatBusinessDate(date))}</span>;
}
