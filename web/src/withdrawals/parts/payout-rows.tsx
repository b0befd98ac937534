/** What a withdrawal to a wallet pays out, row by row: network fee, rate with its source and how long it holds, and the USDT. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount, formatDateTime, formatTime } from '@bahi/core/format.ts';
import { USDT_DIGITS, USDT_RATE_DIGITS } from '@bahi/core/wallet-payout.ts';
import { useServerNow } from '../../data/clock.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SlipRow } from '../../ui/slip.tsx';
import { payoutTexts } from '../payout-texts.ts';

type Payout = NonNullable<OutputOf<typeof getWithdrawal>['payout']>;

interface PayoutRowsProps {
  readonly payout: Payout;
  /** Of a quote; null: it was confirmed, and its rate is fixed. */
  readonly validUntil: number | null;
}

export function PayoutRows({ payout, validUntil }: PayoutRowsProps) {
  const t = useTexts(payoutTexts);
  const rate = (text: string) => formatAmount(text, USDT_RATE_DIGITS);
  const zone = marketZone();
  const ratesAt = validUntil === null ? formatDateTime(payout.ratesAt, zone) : formatTime(payout.ratesAt, zone);
  return (
    <>
      <SlipRow label={t.networkFee(payout.network)} value={inr(payout.networkFee)} />
      <SlipRow label={t.exchanged} value={inr(payout.inr)} />
      <SlipRow label={t.rate} value={t.rateOf(rate(payout.rate))} note={t.middle(rate(payout.middle), payout.spread)} />
      <SlipRow
        label={t.source}
        value={t.sourceOf(payout.source.replace(/^([A-Z]{3})([A-Z]{3})$/, '$1/$2'))}
        note={t.ratesAt(ratesAt)}
      />
      {validUntil === null ? (
        <SlipRow label={t.holds} value={t.fixed} />
      ) : (
        <SlipRow label={t.holds} value={<Validity until={validUntil} />} note={t.renews} />
      )}
      <SlipRow label={t.receive} value={t.usdt(formatAmount(payout.usdt, USDT_DIGITS))} note={t.roundedDown} isTotal />
    </>
  );
}

/** Spoken only when the reader asks: a figure that changes each second would never let anybody finish. */
function Validity({ until }: { readonly until: number }) {
  const t = useTexts(payoutTexts);
  const seconds = Math.max(0, Math.floor((until - useServerNow()) / 1000));
  return (
    <span className="num" role="timer" aria-live="off">
      {t.until(formatTime(until, marketZone()), seconds)}
    </span>
  );
}

function inr(amount: string): string {
  return `${formatAmount(amount)} INR`;
}
