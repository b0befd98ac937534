/**
 * Trigger orders over an ex-date, in the transaction that ends its adjustments (decision 0033): they come to mean the same as before, as stop levels of
 * positions do, or are cancelled where they cannot, and their customers are told. Until then the symbol is held up, and none of it is placed.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { ShareAction } from '@bahi/core/corporate-actions.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { adjustTrigger } from '@bahi/core/trigger.ts';
import type { NewMessage } from '../messages/service.ts';
import { orderPlacedBy } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { messageOf } from './messages.ts';
import { heldUp, orderKey } from './placing.ts';
import { lockOpenOf, sideOf, updateCancelled, updateOutcome, updateTerms, type TriggerRow } from './store.ts';

export interface Moving {
  readonly action: ShareAction & { readonly symbol: string; readonly exDate: string; readonly exAt: number };
  readonly priceScale: number;
  readonly now: number;
}

/** What customers are told; the caller writes it. Once for each action: the caller's transaction says so. */
export async function moveTriggers(tx: Tx, { action, priceScale, now }: Moving): Promise<NewMessage[]> {
  const { symbol, exDate } = action;
  const messages: NewMessage[] = [];
  for (const trigger of await lockOpenOf(tx, action)) {
    // Left by a process that died: its order is placed, or will be of the new shares.
    if (trigger.status === 'firing' && !(await takenBack(tx, trigger, now))) continue;
    const adjusted = adjustTrigger(trigger, sideOf(trigger), action);
    const level = formatDecimal(trigger.triggerPrice, priceScale);
    tx.after('triggers.changed', { customerId: trigger.customerId, triggerIds: [trigger.id] });
    const once = `trigger ${trigger.id} ${exDate}`;
    if (adjusted !== null) {
      const { triggerPrice } = await updateTerms(tx, trigger.id, adjusted);
      const params = { symbol, before: level, after: formatDecimal(triggerPrice, priceScale) };
      messages.push(messageOf(trigger, storyOf('trigger.moved', params), now, once));
    } else {
      const reason = { code: 'orders.ended_corporate_action', params: { symbol } };
      await updateCancelled(tx, trigger.id, { reason, now });
      messages.push(messageOf(trigger, storyOf('trigger.ended_by_action', { symbol, level }), now, once));
    }
  }
  return messages;
}

/** False: its order is placed. */
async function takenBack(tx: Tx, { id, customerId }: TriggerRow, now: number): Promise<boolean> {
  if ((await orderPlacedBy(tx, customerId, orderKey(id))) !== null) return false;
  return (await updateOutcome(tx, id, heldUp(now), now)) !== null;
}
