/** What a request was allotted: the answer of the rule, and where the shares are. */
import { formatAmount, formatDateTime, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { grabTexts } from './texts.ts';
import type { GrabRequest } from './use-offers.ts';

export function RequestSlip({ request }: { readonly request: GrabRequest }) {
  const t = useTexts(grabTexts);
  const { lots, allottedLots, place, price, shares, amount, charges, paid, position, lockDays, createdAt } = request;
  return (
    <Slip
      title={t.own.title}
      hasTitle
      foot={
        <p className="pt-2">
          <InlineLink to={href('/trade/positionDetail', { position })}>{t.own.toPosition}</InlineLink>
        </p>
      }
    >
      <SlipRow label={t.own.place} value={t.own.placeOf(place)} />
      <SlipRow label={t.own.asked} value={t.lots(lots)} />
      <SlipRow label={t.own.got} value={t.lots(allottedLots)} note={t.ask.sharesOf(formatQuantity(shares))} />
      <SlipRow label={t.price} value={formatPrice(price)} />
      <SlipRow label={t.ask.amount} value={formatAmount(amount)} />
      <SlipRow label={t.ask.charges} value={formatAmount(charges)} />
      <SlipRow label={t.lock} value={t.lockDays(lockDays)} />
      <SlipRow label={t.own.when} value={formatDateTime(createdAt, marketZone())} />
      <SlipRow label={t.own.paid} value={formatAmount(paid)} isTotal />
    </Slip>
  );
}
