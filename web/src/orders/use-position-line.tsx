/** What comes with an open position wherever it stands, in a list or a table: its figures of now, Exit with its panel, and what else there is to say. */
import { Suspense, useState, type ReactNode } from 'react';
import { can } from '@bahi/contract/orders/positions.ts';
import { formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { valueAt } from './amounts.ts';
import { isAllPledged } from './close.ts';
import { ClosePanel } from './close-panel.tsx';
import { listingTexts } from './listing-texts.ts';
import { positionTones, type Position } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { useListing, type Listing } from './use-listing.ts';

export interface PositionLineProps {
  readonly position: Position;
  /** Closed meanwhile: it stays until its result was read, without a figure that moves. */
  readonly isOver: boolean;
  readonly onClosing: (isOpen: boolean) => void;
}

export interface PositionLine {
  readonly name: string;
  readonly isListed: boolean;
  /** At the price of now, else as they were read. */
  readonly value: string | null;
  readonly profit: string | null;
  readonly profitRate: string | null;
  readonly exit: ReactNode;
  /** Null: there is nothing to say. */
  readonly state: ReactNode;
  readonly panel: ReactNode;
}

export function usePositionLine({ position, isOver, onClosing }: PositionLineProps): PositionLine {
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
  return {
    name,
    isListed: listing === null,
    value: now?.marketValue ?? position.marketValue,
    profit: now?.profit ?? position.profit,
    profitRate: now?.profitRate ?? position.profitRate,
    exit: (
      <ExitButton
        position={position}
        name={name}
        listing={listing}
        isOpen={isClosing}
        onToggle={() => toggle(!isClosing)}
      />
    ),
    state: hasState(position, listing) ? <StateLine position={position} listing={listing} /> : null,
    panel: isClosing ? <ClosePanel position={position} onHide={() => toggle(false)} /> : null,
  };
}

/** Quiet: what is loud is the one press that sends the order. */
function ExitButton(props: {
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
        'press min-h-11 min-w-11 shrink-0 rounded-control px-2 text-small font-semibold text-action',
        isOpen && 'bg-wash',
        because !== null && !isOpen && 'opacity-50',
      )}
    >
      {isOpen ? t.close.hide : t.trade.close}
    </button>
  );
}

function hasState({ status, pledged, isWarned }: Position, listing: Listing | null): boolean {
  return status !== 'holding' || pledged > 0 || isWarned || listing !== null;
}

/** Why it cannot be closed now, until when it is locked, what of it is pledged, and the margin warning. */
function StateLine({ position, listing }: { readonly position: Position; readonly listing: Listing | null }) {
  const t = useTexts(ordersTexts);
  const { status, lockedUntil, pledged, quantity, isWarned } = position;
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
