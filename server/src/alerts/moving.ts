/**
 * Alerts over a split or bonus shares (decision 0033): in the transaction of the action they come to mean the same as before, and their
 * customers are told. Of those that come to the same level, as smaller prices are rounded, the oldest stays. Meanwhile the symbol is held up, and nobody looks at the old level with a new price.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { NewMessage } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { endActive, lockActiveOf, updateMoved, type AlertRow } from './store.ts';
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
  const { symbol, to, from, exDate, exAt, now } = moving;
  const [known, moved] = [new Set<string>(), new Array<Moved>()];
  const ended = new Array<Moved>();
  const active = await lockActiveOf(tx, symbol);
  for (const alert of active) if (!isMoved(alert, exAt)) known.add(keyOf(alert));
  for (const alert of active.filter((one) => isMoved(one, exAt))) {
    const one = { ...alert, value: movedValue(alert, to, from), valueBefore: alert.value };
    (known.has(keyOf(one)) ? ended : moved).push(one);
    known.add(keyOf(one));
  }
  if (moved.length + ended.length === 0) return [];
  await endActive(tx, ended, now);
  await updateMoved(tx, moved, exDate);
  return [
    ...moved.map((alert) => told(moving, alert, 'alert.moved')),
    ...ended.map((alert) => told(moving, alert, 'alert.joined')),
  ];
}

interface Moved extends AlertRow {
  readonly valueBefore: number;
}

function isMoved({ kind, createdAt }: AlertRow, exAt: number): boolean {
  return kind !== 'rise' && kind !== 'fall' && createdAt < exAt;
}

/** What a customer has once. */
function keyOf({ customerId, kind, value }: AlertRow): string {
  return `${customerId} ${kind} ${value}`;
}

function told(
  { symbol, priceScale, exDate, now }: Moving,
  { id, customerId, kind, value, valueBefore }: Moved,
  key: 'alert.moved' | 'alert.joined',
): NewMessage {
  const params = {
    symbol,
    before: valueText(kind, valueBefore, priceScale),
    after: valueText(kind, value, priceScale),
  };
  return {
    customerId,
    kind: 'alert',
    at: now,
    story: storyOf(key, params),
    about: { type: 'symbol', id: symbol },
    onceKey: `alert ${id} ${exDate}`,
  };
}
