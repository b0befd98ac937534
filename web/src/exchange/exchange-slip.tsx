/** The slip of an exchange that was made: what was paid and got, at which rate, from where, and its two entries. */
import type { exchangeRecord } from '@bahi/contract/exchange/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { moneyText } from './money-text.ts';
import { RateRow, sourceText } from './rate-row.tsx';
import { exchangeTexts } from './texts.ts';

export type Exchange = z.output<typeof exchangeRecord>;

export function ExchangeSlip({ exchange, title }: { readonly exchange: Exchange; readonly title: string }) {
  const t = useTexts(exchangeTexts);
  const { id, from, to, paid, got, rate, middle, spread, source, ratesAt, at, entries } = exchange;
  return (
    <Slip title={title} hasTitle>
      <SlipRow label={t.paid} value={moneyText(paid, from)} />
      <SlipRow label={t.got} value={moneyText(got, to)} />
      <RateRow label={t.rate} from={from} to={to} rate={rate} hasInverse />
      <RateRow label={t.middle} from={from} to={to} rate={middle} />
      <SlipRow label={t.spread} value={`${spread}%`} />
      <SlipRow label={t.source} value={t.sourceOf(sourceText(source))} />
      <SlipRow label={t.ratesAt} value={formatDateTime(ratesAt, marketZone())} />
      <SlipRow label={t.at} value={formatDateTime(at, marketZone())} />
      <SlipRow
        label={t.number}
        value={
          <span className="flex items-center justify-end">
            <span className="num">{id}</span>
            <CopyButton text={id} />
          </span>
        }
      />
      <SlipRow
        label={t.entries}
        value={
          <span className="flex flex-wrap justify-end gap-x-4">
            {entries.map((entry, leg) => (
              <a
                key={entry}
                href={href('/information/fundRecord', { entry, currency: leg === 0 ? from : to })}
                className="num inline-flex min-h-11 items-center text-action underline underline-offset-2"
              >
                {entry}
              </a>
            ))}
          </span>
        }
      />
    </Slip>
  );
}
