/** Trigger orders as the contract shows them. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getTrigger } from '@bahi/contract/triggers/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { sideOf, type TriggerRow } from './store.ts';

export type TriggerView = OutputOf<typeof getTrigger>;

export function triggerView(feed: Pick<MarketFeed, 'instrument'>, row: TriggerRow): TriggerView {
  const instrument = feed.instrument(row.symbol);
  const scale = instrument?.priceScale ?? 2;
  const text = (price: number) => formatDecimal(price, scale);
  const textOrNull = (price: number | null) => (price === null ? null : text(price));
  const { target, trail, fired } = row;
  return {
    id: row.id.toString(),
    symbol: row.symbol,
    name: instrument?.name ?? row.symbol,
    kind: row.kind,
    position: row.positionId?.toString() ?? null,
    direction: row.direction,
    side: sideOf(row),
    leverage: row.leverage as TriggerView['leverage'],
    lots: row.lots,
    triggerPrice: text(row.triggerPrice),
    reachedFrom: row.reachedFrom,
    limitPrice: textOrNull(row.limitPrice),
    target:
      target === null ? null : { triggerPrice: text(target.triggerPrice), limitPrice: textOrNull(target.limitPrice) },
    trail:
      trail === null
        ? null
        : {
            by: trail.by,
            value: formatDecimal(trail.value, trail.by === 'percent' ? 2 : scale),
            best: text(trail.best),
          },
    timeInForce: row.timeInForce,
    status: row.status,
    reason: row.reason === null ? null : { code: row.reason.code, params: { ...row.reason.params } },
    expiresOn: row.expiresOn,
    fired: fired === null ? null : { by: fired.by, mark: text(fired.mark), at: fired.at },
    order: row.orderId?.toString() ?? null,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  };
}
