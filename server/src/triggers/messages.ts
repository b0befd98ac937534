/** What customers are told of their trigger orders: at which mark one fired and when, and what came of it. */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { NewMessage } from '../messages/service.ts';
import type { TriggerRow } from './store.ts';

export function messageOf(
  { id, customerId }: Pick<TriggerRow, 'id' | 'customerId'>,
  story: Story,
  at: number,
  onceKey: string,
): NewMessage {
  return { customerId, kind: 'order', at, story, about: { type: 'trigger', id: id.toString() }, onceKey };
}

/** Of one whose price was reached; that it waits is told once. */
export function outcomeMessage(trigger: TriggerRow, priceScale: number, at: number): NewMessage {
  return messageOf(trigger, outcomeStory(trigger, priceScale), at, `trigger ${trigger.id} ${trigger.status}`);
}

function outcomeStory(trigger: TriggerRow, priceScale: number): Story {
  const { symbol, fired, status, orderId, reason } = trigger;
  const level = levelText(trigger, priceScale);
  const seen = { symbol, level, mark: formatDecimal(fired!.mark, priceScale), seen: fired!.at };
  if (status === 'expired') return expiredStory(trigger, priceScale);
  if (status === 'placed') return storyOf('trigger.placed', { ...seen, order: orderId!.toString() });
  if (status === 'waiting') return storyOf('trigger.waits', seen);
  const { code, params } = reason!;
  if (code === 'orders.insufficient_funds')
    return storyOf('trigger.no_cash', {
      ...seen,
      needed: String(params['needed']),
      available: String(params['available']),
    });
  if (code === 'orders.price_outside_band')
    return storyOf('trigger.outside_band', { ...seen, lower: String(params['lower']), upper: String(params['upper']) });
  return storyOf(code.startsWith('identity.') ? 'trigger.barred' : 'trigger.failed', seen);
}

export function expiredMessage(trigger: TriggerRow, priceScale: number, at: number): NewMessage {
  return messageOf(trigger, expiredStory(trigger, priceScale), at, `trigger ${trigger.id} expired`);
}

function expiredStory(trigger: TriggerRow, priceScale: number): Story {
  const { symbol, expiresOn: date } = trigger;
  return storyOf('trigger.expired', { symbol, level: levelText(trigger, priceScale), date });
}

export function positionClosedMessage(trigger: TriggerRow, priceScale: number, at: number): NewMessage {
  const story = storyOf('trigger.position_closed', { symbol: trigger.symbol, level: levelText(trigger, priceScale) });
  return messageOf(trigger, story, at, `trigger ${trigger.id} closed`);
}

/** The price that fired it, or its trigger price. */
function levelText({ fired, target, triggerPrice }: TriggerRow, priceScale: number): string {
  return formatDecimal(fired?.by === 'target' ? target!.triggerPrice : triggerPrice, priceScale);
}
