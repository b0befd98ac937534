/** Everything of one kind of instrument that is open: its positions, then its working orders (spec §2 Trade). */
import { useTexts } from '../i18n/texts.ts';
import { OrdersList } from './orders-list.tsx';
import type { TradedKind } from './outcome.ts';
import { PositionsList } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';

export function KindLists({ kind }: { readonly kind: TradedKind }) {
  const t = useTexts(ordersTexts);
  return (
    <>
      <section aria-label={t.trade.kindPositions}>
        <h2 className="px-4 pt-3 pb-1 text-small font-semibold text-ink-2">{t.trade.kindPositions}</h2>
        <PositionsList kind={kind} />
      </section>
      <section aria-label={t.trade.kindOrders}>
        <h2 className="px-4 pt-5 pb-1 text-small font-semibold text-ink-2">{t.trade.kindOrders}</h2>
        <OrdersList kind={kind} />
      </section>
    </>
  );
}
