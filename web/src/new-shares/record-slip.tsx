/** Lots and money of an application: what was applied for and won, what is held, due, paid and paid back. */
import { formatAmount, formatQuantity } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { isSome, isUnpaid, releasedOf, type Offer, type Subscription } from './record.ts';
import { recordTexts } from './record-texts.ts';

export interface RecordSlipProps {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
  /** Where it is to be paid from; null: nothing is to be paid. */
  readonly available: string | null;
}

export function RecordSlip({ subscription, offer, available }: RecordSlipProps) {
  const t = useTexts(recordTexts);
  const { id, state, lots, wonLots, bid, amount, held, due, paid, refunded } = subscription;
  const size = offer?.lotSize ?? null;
  const released = releasedOf(subscription);
  return (
    <Slip title={t.slip}>
      {size !== null && <SlipRow label={t.lots(size)} value={formatQuantity(lots)} />}
      {bid !== null && <SlipRow label={t.bid} value={formatAmount(bid)} />}
      <SlipRow label={t.amount} value={formatAmount(amount)} />
      {wonLots !== null && wonLots > 0 && (
        <SlipRow
          label={t.won(bid !== null)}
          value={formatQuantity(wonLots)}
          {...(size === null ? {} : { note: t.shares(wonLots * size) })}
        />
      )}
      {isSome(held) && <SlipRow label={t.held} value={formatAmount(held)} note={t.heldNote} />}
      {isSome(paid) && (
        <SlipRow
          label={state === 'applied' || isUnpaid(subscription) ? t.prepaid : t.paid}
          value={formatAmount(paid)}
        />
      )}
      {released !== null && <SlipRow label={t.released} value={formatAmount(released)} />}
      {isSome(refunded) && <SlipRow label={t.refunded} value={formatAmount(refunded)} />}
      {isSome(due) && <SlipRow label={t.due} value={formatAmount(due)} isTotal />}
      {available !== null && <SlipRow label={t.available} value={formatAmount(available)} />}
      <SlipRow label={t.number} value={<span className="num">{id}</span>} />
    </Slip>
  );
}
