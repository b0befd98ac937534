/** What a closing order brought: the profit after all charges as the largest figure, then what it is made of. */
import { formatAmount, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { SlipRow } from '../ui/slip.tsx';
import type { Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';

type Sale = NonNullable<Order['sale']>;

export function SaleProfit({ sale }: { readonly sale: Sale }) {
  const t = useTexts(ordersTexts);
  return (
    <div>
      <div className="text-small text-ink-2">{t.sale.net}</div>
      <Change amount={sale.net} className="text-display font-semibold" />
      {sale.rate !== null && <Change rate={sale.rate} className="font-medium" />}
    </div>
  );
}

export function SaleRows({ order, sale }: { readonly order: Order; readonly sale: Sale }) {
  const t = useTexts(ordersTexts);
  return (
    <>
      <SlipRow
        label={order.direction === 'long' ? t.position.buyPrice : t.position.shortPrice}
        value={formatPrice(sale.openedAt)}
      />
      <SlipRow label={t.position.closePrice[order.direction]} value={formatPrice(order.averagePrice)} />
      <SlipRow label={t.sale.gross} value={formatSigned(sale.gross)} />
      <SlipRow label={t.sale.charges} value={formatSigned(`-${sale.charges}`)} />
      <SlipRow label={t.sale.received} value={receivedText(sale.received)} isTotal />
    </>
  );
}

/** Negative where loss and charges took more than came back. */
export function receivedText(amount: string): string {
  return amount.startsWith('-') ? formatSigned(amount) : formatAmount(amount);
}
