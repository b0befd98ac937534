/** What closing brings, line by line. */
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { previewClose } from '@bahi/contract/orders/positions.ts';
import { Change } from '../ui/change.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { ChargesRow } from './charges-row.tsx';
import { useCountedTexts } from './use-counted-texts.ts';

export function CloseSlip(props: {
  readonly symbol: string;
  readonly title: string;
  readonly preview: OutputOf<typeof previewClose>;
  readonly isStale: boolean;
}) {
  const { symbol, title, preview, isStale } = props;
  const t = useCountedTexts(symbol);
  return (
    <div aria-busy={isStale || undefined}>
      <Slip title={title} hasTitle>
        <SlipRow label={t.position.quantity} value={t.shares(preview.quantity)} />
        <SlipRow label={t.close.price} value={formatPrice(preview.price)} />
        <SlipRow label={t.close.value} value={formatAmount(preview.contractAmount)} />
        <SlipRow label={t.close.marginBack} value={formatAmount(preview.marginBack)} />
        <SlipRow label={t.sale.gross} value={<Change amount={preview.profit} align="right" />} />
        <ChargesRow label={t.close.charges} total={preview.chargesTotal} charges={preview.charges} />
        <SlipRow
          label={t.close.proceeds}
          value={preview.proceeds === null ? '—' : formatAmount(preview.proceeds)}
          isTotal
        />
      </Slip>
    </div>
  );
}
