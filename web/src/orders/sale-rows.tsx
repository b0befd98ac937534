/** What a closing order brought: the profit after all charges as the largest figure, what it is made of, and what reached the cash. */
import { formatAmount, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { sum } from './amounts.ts';
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

interface SaleProps {
  readonly order: Order;
  readonly sale: Sale;
  /** The charges of this order alone. */
  readonly own: string;
}

/** What the profit is made of. */
export function SaleRows({ order, sale, own }: SaleProps) {
  const t = useTexts(ordersTexts);
  const ofOpening = sum([sale.charges, `-${own}`]);
  return (
    <>
      <SlipRow
        label={order.direction === 'long' ? t.position.buyPrice : t.position.shortPrice}
        value={formatPrice(sale.openedAt)}
      />
      <SlipRow label={t.position.closePrice[order.direction]} value={formatPrice(order.averagePrice)} />
      <SlipRow label={t.sale.gross} value={formatSigned(sale.gross)} />
      <SlipRow
        label={t.sale.charges}
        value={formatAmount(sale.charges)}
        {...(ofOpening === null ? {} : { note: t.sale.ofOpening[order.direction](formatAmount(ofOpening)) })}
      />
    </>
  );
}

/** Own money comes back with the profit; of shares that were paid in full that is their value. */
export function MarginBackRow({ order, sale, own }: SaleProps) {
  const t = useTexts(ordersTexts);
  if (order.direction === 'long' && order.leverage === 1) return null;
  const { received, gross } = sale;
  const margin = sum([received, own, gross.startsWith('-') ? gross.slice(1) : `-${gross}`]);
  return <SlipRow label={t.close.marginBack} value={formatAmount(margin)} />;
}

export function ReceivedRow({ received }: { readonly received: string | null }) {
  const t = useTexts(ordersTexts);
  return (
    <SlipRow label={t.sale.received} value={received === null ? formatPrice(null) : receivedText(received)} isTotal />
  );
}

/** Negative where loss and charges took more than came back. */
function receivedText(amount: string): string {
  return amount.startsWith('-') ? formatSigned(amount) : formatAmount(amount);
}
