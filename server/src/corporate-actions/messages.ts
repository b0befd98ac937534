/** What a customer is told of a corporate action: what came of a position, of an order, and what was paid. */
import { formatMoney } from '@bahi/core/money.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type { NewMessage } from '../messages/service.ts';
import type { Orders } from '../orders/service.ts';
import type { ActionRow, EntitlementRow } from './store.ts';

type Adjusted = Awaited<ReturnType<Orders['adjust']>>;

/** `lastDate`: of a dividend on application, when it is paid without one; null: nobody has to apply. */
type ToldAction = ActionRow & { readonly lastDate: string | null };

export function adjustedMessages(action: ToldAction, { holdings, orders }: Adjusted, at: number): NewMessage[] {
  const { kind } = action;
  return [
    // Of rights the rights domain tells.
    ...(kind === 'rights' ? [] : holdings.map((holding) => holdingMessage({ ...action, kind }, holding, at))),
    ...orders.map(({ id, customerId }): NewMessage => {
      const order = id.toString();
      const story = storyOf('order.ended_by_action', { symbol: action.symbol, order });
      return {
        customerId,
        kind: 'order',
        at,
        story,
        about: { type: 'order', id: order },
        onceKey: `action order ${id}`,
      };
    }),
  ];
}

type ToldHolding = ToldAction & { readonly kind: Exclude<ActionRow['kind'], 'rights'> };

function holdingMessage(
  { kind, symbol, numerator, denominator, payDate, lastDate }: ToldHolding,
  { before, after, entitlementId, amount }: Adjusted['holdings'][number],
  at: number,
): NewMessage {
  const { customerId, id, quantity } = after;
  const position = id.toString();
  const shared = {
    customerId,
    at,
    about: { type: 'position', id: position },
    onceKey: `action ${entitlementId}`,
  } as const;
  if (kind !== 'dividend') {
    const ratio = `${numerator}:${denominator}`;
    const params = { symbol, position, ratio, before: before.quantity, after: quantity };
    return { ...shared, kind: 'order', story: storyOf(`position.${kind}`, params) };
  }
  const params = { symbol, position, shares: quantity, date: payDate };
  if (amount < 0n)
    return { ...shared, kind: 'money', story: storyOf('dividend.owed', { ...params, amount: formatMoney(-amount) }) };
  const due = { ...params, amount: formatMoney(amount) };
  const story =
    lastDate === null ? storyOf('dividend.due', due) : storyOf('dividend.to_apply', { ...due, last: lastDate });
  return { ...shared, kind: 'money', story };
}

export function paidMessage(
  { symbol }: ActionRow,
  { id, customerId, positionId, quantity, amount }: EntitlementRow,
  at: number,
): NewMessage {
  const position = positionId.toString();
  const params = { symbol, position, shares: quantity };
  const story =
    amount > 0n
      ? storyOf('dividend.paid', { ...params, amount: formatMoney(amount) })
      : storyOf('dividend.charged', { ...params, amount: formatMoney(-amount) });
  return {
    customerId,
    kind: 'money',
    at,
    story,
    about: { type: 'position', id: position },
    onceKey: `dividend ${id}`,
  };
}
