/** A quote with everything it rests on: rate both ways, middle, spread and its cost, source, time, and how long it holds. */
import { formatTime } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { costAgainstMiddle, half } from './amounts.ts';
import { moneyText } from './money-text.ts';
import { RateRow, sourceText } from './rate-row.tsx';
import { exchangeTexts } from './texts.ts';
import type { ExchangeQuote } from './use-exchange-quote.ts';

interface QuoteSlipProps {
  readonly quote: ExchangeQuote;
  /** In the sheet: what is paid and got stands in it too. */
  readonly hasAmounts?: boolean;
}

export function QuoteSlip({ quote, hasAmounts = false }: QuoteSlipProps) {
  const t = useTexts(exchangeTexts);
  const { from, to, pays, gets, rate, middle, spread } = quote;
  const cost = moneyText(costAgainstMiddle(quote), to);
  return (
    <Slip
      title={t.quote}
      tone={hasAmounts ? 'sunk' : 'plain'}
      foot={<p className="pt-1 text-small text-ink-2">{t.renews}</p>}
    >
      {hasAmounts && (
        <>
          <SlipRow label={t.pay} value={moneyText(pays, from)} />
          <SlipRow label={t.get} value={moneyText(gets, to)} />
        </>
      )}
      <RateRow label={t.rate} from={from} to={to} rate={rate} hasInverse />
      <RateRow label={t.middle} from={from} to={to} rate={middle} />
      <SlipRow label={t.spread} value={`${spread}%`} note={t.spreadNote(half(spread), cost)} />
      <SlipRow label={t.source} value={t.sourceOf(sourceText(quote.source))} />
      <SlipRow label={t.ratesAt} value={formatTime(quote.ratesAt, marketZone())} />
      <SlipRow label={t.validFor} value={<Validity until={quote.validUntil} />} />
    </Slip>
  );
}

/** Spoken only when the reader asks: a figure that changes each second would never let anybody finish. */
function Validity({ until }: { readonly until: number }) {
  const t = useTexts(exchangeTexts);
  const seconds = Math.max(0, Math.floor((until - useServerNow()) / 1000));
  return (
    <span className="num" role="timer" aria-live="off">
      {t.secondsLeft(seconds)}
    </span>
  );
}
