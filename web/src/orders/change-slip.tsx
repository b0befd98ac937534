/** What the order costs and holds at the terms that are typed, before they are asked for: by the server's own decision. */
import { previewChange, type changeOrder } from '@bahi/contract/orders/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { Term } from '../glossary/parts/term.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { ChargesRow } from './charges-row.tsx';
import { changeTexts } from './change-texts.ts';
import type { Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

/** As often as on a ticket: what is free changes. */
const PREVIEW_EVERY_MS = 3_000;

export function ChangeSlip({
  order,
  terms,
}: {
  readonly order: Order;
  readonly terms: InputOf<typeof changeOrder> | null;
}) {
  const t = useTexts(ordersTexts);
  const words = useTexts(changeTexts);
  const refusalText = useTradeRefusal();
  const asked = terms ?? { order: order.id, quantity: order.quantity, limitPrice: order.limitPrice ?? '0' };
  const { data } = useCall(previewChange, asked, {
    enabled: terms !== null,
    keepPrevious: true,
    refetchMs: PREVIEW_EVERY_MS,
  });
  const figures = terms === null ? null : (data?.figures ?? null);
  const refusal = terms === null ? null : (data?.refusal ?? null);
  return (
    <div className="-mx-4" aria-live="polite">
      <Slip
        title={words.costs}
        hasTitle
        head={
          <>
            {refusal !== null && <p className="font-medium text-error">{refusalText(refusal)}</p>}
            {figures === null && refusal === null && <p className="py-2 text-ink-2">{t.ticket.noFigures}</p>}
          </>
        }
      >
        {data !== undefined && figures !== null && (
          <>
            <SlipRow label={t.ticket.value} value={formatAmount(figures.contractAmount)} />
            <ChargesRow label={t.ticket.charges} total={figures.chargesTotal} charges={figures.charges} />
            {order.kind === 'open' && <SlipRow label={t.ticket.need} value={formatAmount(figures.needed)} isTotal />}
            <SlipRow label={<Term of="hold">{words.heldNow}</Term>} value={formatAmount(data.held)} />
            <SlipRow
              label={words.heldAfter}
              value={formatAmount(figures.holdAfter)}
              {...(figures.hold === figures.holdAfter ? {} : { note: words.heldMeanwhile(formatAmount(figures.hold)) })}
            />
            <SlipRow label={t.ticket.available} value={formatAmount(data.available)} />
          </>
        )}
      </Slip>
    </div>
  );
}
