/** Open positions, newest first, ten at a time. */
import { lazy, useState } from 'react';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { currentPlace, href } from '../shell/location.ts';
import { readQuery } from '../shell/hash.ts';
import { usePane } from '../shell/pane.tsx';
import { useHasTables } from '../shell/use-has-tables.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { ListHead } from './list-parts.tsx';
import type { Position, TradedKind } from './outcome.ts';
import { PositionRow } from './position-row.tsx';
import { ordersTexts } from './texts.ts';

const PositionsTable = lazy(() => import('./positions-table.tsx'));

/** Of all kinds, or of one. */
export function PositionsList({ kind: only }: { readonly kind?: TradedKind }) {
  const t = useTexts(ordersTexts);
  const positions = usePagedCall(listPositions, { state: 'open', ...(only === undefined ? {} : { kind: only }) });
  const { kind } = usePane();
  // A position being closed stays until its result was read, though it is no longer among the open ones.
  const [pinned, setPinned] = useState<readonly Position[]>([]);
  const isTable = useHasTables();
  const pin = (position: Position, isOpen: boolean) =>
    setPinned((now) => [...now.filter(({ id }) => id !== position.id), ...(isOpen ? [position] : [])]);
  const selected = kind === 'list' ? readQuery(currentPlace().search)['position'] : undefined;
  return (
    <Loaded
      from={positions}
      empty={<NothingYet>{t.trade.emptyOpen}</NothingYet>}
      isEmpty={(rows) => rows.length + pinned.length === 0}
    >
      {(rows) =>
        isTable ? (
          <PositionsTable
            kind={only}
            positions={positions}
            withPinned={(shown, isSorted) => withPinned(shown, pinned, isSorted)}
            onClosing={pin}
          />
        ) : (
          <>
            <ListHead />
            <ul>
              {withPinned(rows, pinned).map((position) => (
                <PositionRow
                  key={position.id}
                  position={position}
                  isSelected={position.id === selected}
                  isOver={!rows.some(({ id }) => id === position.id)}
                  onClosing={(isOpen) => pin(position, isOpen)}
                />
              ))}
            </ul>
            <LoadMore from={positions} />
          </>
        )
      }
    </Loaded>
  );
}

/** Newest first, as a position's number grows with time; what somebody sorted keeps its order. */
function withPinned(rows: readonly Position[], pinned: readonly Position[], isSorted = false): readonly Position[] {
  const gone = pinned.filter(({ id }) => !rows.some((row) => row.id === id));
  if (isSorted) return [...rows, ...gone];
  return gone.length === 0 ? rows : [...rows, ...gone].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
}

/** State E: why it is empty, and the way to the watchlist. */
export function NothingYet({ children }: { readonly children: string }) {
  const t = useTexts(ordersTexts);
  return (
    <EmptyState link={href('/favorite/index')} action={t.trade.emptyAction}>
      {children}
    </EmptyState>
  );
}
