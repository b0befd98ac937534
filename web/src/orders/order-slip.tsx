/** An order's slip once it is placed: what it asked, what it got, what it cost, and why at that price. */
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Num } from '../ui/num.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { sum, toInteger, toText } from './amounts.ts';
import { ChargeRows } from './charge-rows.tsx';
import { orderTones, outcomeOf, type Order } from './outcome.ts';
import { MarginBackRow, ReceivedRow, SaleProfit, SaleRows } from './sale-rows.tsx';
import type { CountedTexts } from './texts.en.ts';
import { ordersTexts } from './texts.ts';
import { WhyPrice } from './why-price.tsx';
import { useTradeRefusal } from './use-trade-refusal.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export function OrderSlip({ order }: { readonly order: Order }) {
  const t = useCountedTexts(order.symbol);
  const reasonText = useTradeRefusal();
  const charges = sum(order.charges.map(({ amount }) => amount)) ?? '0.00';
  return (
    <Slip
      title={`${t.result.placedTitle} ${order.id}`}
      hasTitle
      head={
        <div className="flex flex-col items-start gap-1 pb-2">
          <StatusChip tone={orderTones[order.status]}>{t.orderStatus[order.status]}</StatusChip>
          <p className="text-lead font-semibold">{orderHeadline(order, t)}</p>
          {order.sale !== null && <SaleProfit sale={order.sale} />}
          {order.reason !== null && <p className="text-ink-2">{reasonText(order.reason)}</p>}
        </div>
      }
      foot={order.fills.length > 0 && <WhyDisclosure order={order} />}
    >
      <SlipRow label={t.result.quantity} value={t.shares(order.quantity)} />
      {order.status !== 'filled' && <SlipRow label={t.result.filledSoFar} value={t.shares(order.filledQuantity)} />}
      {order.sale !== null && <SaleRows order={order} sale={order.sale} own={charges} />}
      {order.averagePrice !== null && order.sale === null && (
        <SlipRow label={t.result.averagePrice} value={formatPrice(order.averagePrice)} />
      )}
      {order.limitPrice !== null && <SlipRow label={t.result.limitPrice} value={formatPrice(order.limitPrice)} />}
      {order.stopLoss !== null && <SlipRow label={t.ticket.stopLoss} value={formatPrice(order.stopLoss)} />}
      {order.takeProfit !== null && <SlipRow label={t.ticket.takeProfit} value={formatPrice(order.takeProfit)} />}
      {order.filledQuantity > 0 && <SlipRow label={t.result.value} value={formatAmount(filledValue(order))} />}
      {order.sale !== null && <MarginBackRow order={order} sale={order.sale} own={charges} />}
      {order.charges.length > 0 && <SlipRow label={t.result.charges} value={formatAmount(charges)} />}
      <ChargeRows charges={order.charges} />
      {order.sale !== null && <ReceivedRow received={order.sale.received} />}
      {toInteger(order.held) !== 0n && <SlipRow label={t.result.held} value={formatAmount(order.held)} />}
      <SlipRow label={t.result.placedAt} value={formatDateTime(order.placedAt, marketZone())} />
      <NumberRow label={t.result.orderNumber} number={order.id} />
    </Slip>
  );
}

/** An order's number with its copy button. */
export function NumberRow({ label, number }: { readonly label: string; readonly number: string }) {
  const t = useTexts(ordersTexts);
  return (
    <SlipRow
      label={label}
      value={
        <span className="-my-2.5 -mr-3 flex items-center justify-end">
          <Num align="right">{number}</Num>
          <CopyButton text={number} label={`${t.position.copy}: ${label}`} />
        </span>
      }
    />
  );
}

export function WhyDisclosure({ order }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  return (
    <details className="mt-1 border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-action">{t.result.why}</summary>
      <WhyPrice fills={order.fills} />
    </details>
  );
}

export function orderHeadline(order: Order, t: CountedTexts): string {
  const outcome = outcomeOf(order);
  switch (outcome) {
    case 'filled':
      return order.kind === 'open'
        ? t.result.filled[order.direction](order.quantity)
        : t.result.closed[order.direction](order.quantity);
    case 'partly':
      return t.result.partly(order.filledQuantity, order.quantity);
    case 'partlyEnded':
      return t.result.partlyEnded(order.filledQuantity, order.quantity);
    default:
      return t.result[outcome];
  }
}

/** The turnover of its fills, to the paisa. */
function filledValue(order: Order): string | null {
  let total = 0n;
  for (const { price, quantity } of order.fills) {
    const value = toInteger(price);
    if (value === null) return null;
    total += value * BigInt(quantity);
  }
  return toText(total);
}
