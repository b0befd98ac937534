/** One position: its profit now, its slip to the paisa, what can be done with it, its timeline, and every fill. */
import { Suspense, lazy, useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { can, type getPosition } from '@bahi/contract/orders/positions.ts';
import { formatAmount, formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { useInstrument, useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { toInteger, valueAt } from './amounts.ts';
import { AddMargin } from './add-margin.tsx';
import { isAllPledged } from './close.ts';
import { ClosePanel } from './close-panel.tsx';
import { WorkOrder } from './order-detail.tsx';
import { OrderSlip } from './order-slip.tsx';
import { listingTexts } from './listing-texts.ts';
import { positionTones, type Position } from './outcome.ts';
import { BoughtChip, DirectionChip } from './position-row.tsx';
import { PositionSlip } from './position-slip.tsx';
import { PositionTimeline } from './position-timeline.tsx';
import { ProtectPosition } from './protect-position.tsx';
import { ordersTexts } from './texts.ts';
import { positionTimeline } from './timeline.ts';
import { useListing, type Listing } from './use-listing.ts';

const PositionTriggers = lazy(() => import('../triggers/parts/position-triggers.tsx'));
const PositionActions = lazy(() => import('./position-actions.tsx'));

type Task = 'close' | 'margin' | 'protect';

export function PositionDetail({ answer }: { readonly answer: OutputOf<typeof getPosition> }) {
  const t = useTexts(ordersTexts);
  const { position, orders, timeline } = answer;
  const known = useNameOf(position);
  const listing = useListing(position);
  const name = listing?.name ?? known;
  const quote = useQuote(listing === null ? position.symbol : null);
  const mark = quote?.mark ?? position.marketPrice;
  const isClosed = position.status === 'closed';
  const now = isClosed ? null : valueAt(position, mark);
  const [task, setTask] = useState<Task | null>(null);
  const exitsBarred = useExitsBarred(position, listing);
  // Coins and currencies pay no dividends.
  const isEquity = (useInstrument(position.symbol)?.kind ?? 'equity') === 'equity';
  return (
    <Screen title={name}>
      <div className="flex max-w-140 flex-col gap-5 pt-1">
        <div className="flex flex-col gap-2 px-4">
          <div className="flex flex-wrap items-center gap-2 text-small">
            <StatusChip tone={positionTones[position.status]}>{t.positionStatus[position.status]}</StatusChip>
            <DirectionChip direction={position.direction} leverage={position.leverage} />
            <BoughtChip origin={position.origin} />
            {listing === null ? (
              <InlineLink to={href('/market/stockDetail', { symbol: position.symbol })}>{position.symbol}</InlineLink>
            ) : (
              <span className="font-semibold">{position.symbol}</span>
            )}
          </div>
          <div>
            <div className="text-small text-ink-2">{isClosed ? t.position.realisedProfit : t.position.openProfit}</div>
            {isClosed ? (
              <Change amount={position.realisedProfit} className="text-display font-semibold" />
            ) : (
              <>
                <Change amount={now?.profit ?? position.profit} className="text-display font-semibold" />
                <Change rate={now?.profitRate ?? position.profitRate} />
              </>
            )}
          </div>
          {listing !== null && (
            <Suspense>
              <NotListed listing={listing} />
            </Suspense>
          )}
          <Warnings position={position} />
        </div>
        {!isClosed && (
          <Tasks position={position} listing={listing} exitsBarred={exitsBarred} task={task} onPick={setTask} />
        )}
        {task === 'close' && <ClosePanel position={position} onHide={() => setTask(null)} />}
        {task === 'margin' && <AddMargin position={position} onHide={() => setTask(null)} />}
        {task === 'protect' && <ProtectPosition position={position} mark={mark} onHide={() => setTask(null)} />}
        {!isClosed && (
          <Suspense>
            <PositionTriggers position={position} blockedBecause={exitsBarred} />
          </Suspense>
        )}
        <div className="px-4">
          <PositionSlip
            position={position}
            mark={mark}
            marketValue={now?.marketValue ?? position.marketValue}
            orders={orders}
          />
        </div>
        <div className="px-4">
          <Button
            variant="soft"
            size="medium"
            isWide
            href={href('/information/fundRecord', { reference: position.id })}
          >
            {t.position.records}
          </Button>
        </div>
        {isEquity && (
          <Suspense>
            <PositionActions position={position} />
          </Suspense>
        )}
        <section className="flex flex-col gap-3 px-4">
          <h2 className="text-lead font-semibold">{t.position.timeline}</h2>
          <PositionTimeline symbol={position.symbol} rows={positionTimeline(position, timeline)} />
        </section>
        {orders.length > 0 && (
          <section className="flex flex-col gap-3 px-4">
            <div>
              <h2 className="text-lead font-semibold">{t.position.orders}</h2>
              <p className="text-small text-ink-2">{t.position.buysAndSells}</p>
            </div>
            {orders.map((order) => (
              <div key={order.id} className="flex flex-col gap-2">
                <OrderSlip order={order} />
                <WorkOrder order={order} />
              </div>
            ))}
          </section>
        )}
      </div>
    </Screen>
  );
}

/** Before the listing day: until when nobody can sell, and where the shares came from. */
function NotListed({ listing: { date, subscription } }: { readonly listing: Listing }) {
  const t = useTexts(listingTexts);
  return (
    <Nudge tone="info">
      <p className="font-semibold">{t.sellFrom(date === null ? null : formatBusinessDate(date))}</p>
      <p>{t.why}</p>
      {subscription !== null && (
        <a
          href={href('/home/newStockRecord', { subscription })}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
        >
          {t.application}
        </a>
      )}
    </Nudge>
  );
}

function Warnings({ position }: { readonly position: Position }) {
  const t = useTexts(ordersTexts);
  const { status, lockedUntil, pledged, quantity, isWarned, receivable } = position;
  return (
    <>
      {status === 'locked' && lockedUntil !== null && (
        <Nudge tone="info">
          <span className="flex flex-wrap gap-x-2">
            {t.position.lockedUntil(formatDateTime(lockedUntil, marketZone()))}
            <span className="font-semibold">
              {t.position.lockedFor} <Countdown to={lockedUntil} />
            </span>
          </span>
        </Nudge>
      )}
      {pledged > 0 && (
        <Nudge tone="info">
          <p>{t.position.pledged(pledged, quantity)}</p>
          <a
            href={href('/information/pj', { tab: 'pledge' })}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
          >
            {t.position.viewPledge}
          </a>
        </Nudge>
      )}
      {isWarned && status !== 'closed' && <Nudge>{t.position.warned}</Nudge>}
      {toInteger(receivable) !== 0n && <Nudge>{t.position.receivable(formatAmount(receivable))}</Nudge>}
    </>
  );
}

/** Why neither a stop-loss, a take-profit nor a trigger order can be set for it now. */
function useExitsBarred({ status, pledged }: Position, listing: Listing | null): string | null {
  const t = useTexts(ordersTexts);
  if (listing !== null) return t.trade.cannotClose.unlisted;
  if (!(can.protectPosition as readonly string[]).includes(status)) return t.position.notEnabledFor.protect;
  return pledged > 0 ? t.position.notEnabledFor.protectPledged : null;
}

/** What can be done; what cannot says why (the contract's `can` table). */
function Tasks(props: {
  readonly position: Position;
  readonly listing: Listing | null;
  readonly exitsBarred: string | null;
  readonly task: Task | null;
  readonly onPick: (task: Task | null) => void;
}) {
  const t = useTexts(ordersTexts);
  const { position, listing, exitsBarred, task, onPick } = props;
  const { status } = position;
  const notListed = listing === null ? null : t.trade.cannotClose.unlisted;
  const allPledged = isAllPledged(position) ? t.trade.cannotClose.pledged : null;
  const allows = (action: keyof typeof can) => (can[action] as readonly string[]).includes(status);
  const pick = (next: Task) => () => onPick(task === next ? null : next);
  return (
    <div className="flex flex-col gap-2 px-4">
      <Button
        isWide
        variant="ink"
        blockedBecause={
          task === 'close' ? null : (notListed ?? (allows('closePosition') ? allPledged : t.trade.cannotClose[status]))
        }
        onClick={pick('close')}
      >
        {task === 'close' ? t.close.hide : t.position.closeAll}
      </Button>
      <div className="grid grid-cols-[2fr_3fr] items-start gap-2">
        <Button
          isWide
          size="medium"
          variant="soft"
          blockedBecause={allows('addMargin') ? null : t.position.notEnabledFor.addMargin}
          onClick={pick('margin')}
        >
          {t.position.addMargin}
        </Button>
        <Button isWide size="medium" variant="soft" blockedBecause={exitsBarred} onClick={pick('protect')}>
          {t.position.protect}
        </Button>
      </div>
    </div>
  );
}
