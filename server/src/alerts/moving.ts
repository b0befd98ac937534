/**
 * Alerts over a split or bonus shares (decision 0033): in the transaction of the action they come to mean the same as before, and their
 * customers are told. Meanwhile the symbol is held up, and nobody looks at the old level with a new price.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { NewMessage } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { lockActiveOf, updateMoved } from './store.ts';
import { movedValue, valueText } from './values.ts';

export interface Moving {
  readonly symbol: string;
  readonly priceScale: number;
  /** `to` new shares for `from` old ones. */
  readonly to: bigint;
  readonly from: bigint;
  readonly exDate: string;
  readonly exAt: number;
  readonly now: number;
}

/** What customers are told; the caller writes and publishes it. Once for each action: the caller's transaction says so. */
export async function moveAlerts(tx: Tx, moving: Moving): Promise<NewMessage[]> {
  const { symbol, priceScale, to, from, exDate, exAt, now } = moving;
  const alerts = (await lockActiveOf(tx, symbol, exAt)).filter(({ kind }) => kind !== 'rise' && kind !== 'fall');
  if (alerts.length === 0) return [];
  const moved = alerts.map((alert) => ({ ...alert, value: movedValue(alert, to, from), valueBefore: alert.value }));
  await updateMoved(tx, moved, exDate);
  return moved.map(({ id, customerId, kind, value, valueBefore }): NewMessage => {
    const params = {
      symbol,
      before: valueText(kind, valueBefore, priceScale),
      after: valueText(kind, value, priceScale),
    };
    return {
      customerId,
      kind: 'alert',
      at: now,
      story: storyOf('alert.moved', params),
      about: { type: 'symbol', id: symbol },
      onceKey: `alert ${id} ${exDate}`,
    };
  });
}
