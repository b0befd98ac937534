/** What the order would come to at the price that it is placed at: an estimate, read again as things move. */
import { previewOrder } from '@bahi/contract/orders/calls.ts';
import { previewClose } from '@bahi/contract/orders/positions.ts';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import type { AnyReason } from '../../i18n/format-reason.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { usePane } from '../../shell/pane.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import type { Trigger } from './terms.ts';
import { triggerTexts } from './texts.ts';

export interface TriggerCostProps {
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly position: string | null;
  readonly leverage: Trigger['leverage'];
  readonly lots: number | null;
  /** Its limit, else its trigger price; null: not known yet. */
  readonly price: string | null;
}

const READ_EVERY_MS = 5_000;

export function TriggerCost(props: TriggerCostProps) {
  const { position, price, lots } = props;
  const t = useTexts(triggerTexts);
  if (price === null || (position === null && lots === null)) return <Estimate note={t.cost.wait}>{null}</Estimate>;
  return position === null ? (
    <Opening {...props} price={price} lots={lots ?? 1} />
  ) : (
    <Closing position={position} price={price} lots={lots} />
  );
}

function Opening(props: TriggerCostProps & { readonly price: string; readonly lots: number }) {
  const { symbol, direction, leverage, lots, price } = props;
  const t = useTexts(triggerTexts);
  const preview = useCall(
    previewOrder,
    { symbol, direction, type: 'limit', limitPrice: price, lots, leverage, timeInForce: 'gtc' },
    { keepPrevious: true, refetchMs: READ_EVERY_MS },
  );
  return (
    <Loaded from={preview} skeleton={<Estimate note={t.cost.wait}>{null}</Estimate>}>
      {({ contractAmount, chargesTotal, needed, available, refusal }) => (
        <Estimate refusal={refusal}>
          <SlipRow label={t.cost.at(formatPrice(price))} value={formatAmount(contractAmount)} />
          <SlipRow label={t.cost.charges} value={formatAmount(chargesTotal)} />
          <SlipRow label={t.cost.needed} value={formatAmount(needed)} isTotal />
          <SlipRow label={t.cost.available} value={formatAmount(available)} />
        </Estimate>
      )}
    </Loaded>
  );
}

function Closing({ position, price, lots }: { position: string; price: string; lots: number | null }) {
  const t = useTexts(triggerTexts);
  const terms = { position, type: 'limit', limitPrice: price, timeInForce: 'gtc' } as const;
  const preview = useCall(previewClose, lots === null ? terms : { ...terms, lots }, {
    keepPrevious: true,
    refetchMs: READ_EVERY_MS,
  });
  return (
    <Loaded from={preview} skeleton={<Estimate note={t.cost.wait}>{null}</Estimate>}>
      {({ contractAmount, chargesTotal, proceeds, refusal }) => (
        <Estimate refusal={refusal}>
          <SlipRow label={t.cost.at(formatPrice(price))} value={formatAmount(contractAmount)} />
          <SlipRow label={t.cost.charges} value={formatAmount(chargesTotal)} />
          <SlipRow label={t.cost.received} value={proceeds === null ? '—' : formatAmount(proceeds)} isTotal />
        </Estimate>
      )}
    </Loaded>
  );
}

function Estimate(props: {
  readonly children: React.ReactNode;
  readonly note?: string;
  readonly refusal?: AnyReason | null;
}) {
  const { children, note, refusal = null } = props;
  const t = useTexts(triggerTexts);
  // The docked column is a surface itself.
  const tone = usePane().kind === 'ticket' ? 'sunk' : 'plain';
  return (
    <>
      <Slip
        title={t.cost.title}
        tone={tone}
        hasTitle
        {...(note === undefined ? {} : { head: <p className="py-2 text-ink-2">{note}</p> })}
      >
        {children}
      </Slip>
      {refusal?.code === 'orders.insufficient_funds' && <Nudge>{t.cost.short}</Nudge>}
      {refusal?.code === 'orders.price_outside_band' && (
        <Nudge>
          {t.cost.band(formatPrice(String(refusal.params['lower'])), formatPrice(String(refusal.params['upper'])))}
        </Nudge>
      )}
    </>
  );
}
