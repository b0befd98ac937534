/** "Why this number?" of a balance in another currency: its parts, its worth, and every line of the journal it is the sum of. */
import { listRecords } from '@bahi/contract/records/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount, formatDateTime, formatSigned } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS } from '@bahi/core/money.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { currencyNames } from '../i18n/currency-names.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Num } from '../ui/num.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import type { CurrencyBalance } from './currency-balance.ts';
import { currencyTexts } from './currency-texts.ts';

type Line = OutputOf<typeof listRecords>['rows'][number];

export default function WhyCurrency({
  balance,
  onClose,
}: {
  readonly balance: CurrencyBalance;
  readonly onClose: () => void;
}) {
  const t = useTexts(currencyTexts);
  const nameOf = currencyNames(useLanguage());
  const { currency, cash, held, available, inInr, rateAt } = balance;
  const lines = usePagedCall(listRecords, { currency }, { pageSize: 5 });
  const amount = (text: string) => `${formatAmount(text, CURRENCY_DIGITS[currency])} ${currency}`;
  return (
    <Sheet isOpen onClose={onClose} title={nameOf(currency)}>
      <div className="flex flex-col gap-4 pt-2">
        <Slip title={t.why} tone="sunk">
          <SlipRow label={t.cash} value={amount(cash)} />
          <SlipRow label={t.held} value={`${formatSigned(`-${held}`, CURRENCY_DIGITS[currency])} ${currency}`} />
          <SlipRow label={t.available} value={amount(available)} isTotal />
          <SlipRow
            label={t.inInr}
            value={inInr === null ? '—' : formatAmount(inInr)}
            note={inInr === null || rateAt === null ? t.noRate : t.ratesAt(formatDateTime(rateAt, marketZone()))}
          />
        </Slip>
        <section aria-label={t.lines}>
          <h3 className="font-semibold">{t.lines}</h3>
          <p className="text-small text-ink-2">{t.linesHint}</p>
          <Loaded from={lines}>
            {(rows) => (
              <ul className="pt-2">
                {rows.map((line) => (
                  <LineRow key={line.entry} line={line} digits={CURRENCY_DIGITS[currency]} />
                ))}
              </ul>
            )}
          </Loaded>
          <LoadMore from={lines} />
        </section>
        <Button variant="soft" isWide href={href('/information/fundRecord', { currency })}>
          {t.recordsOf(currency)}
        </Button>
        <Button isWide href={href('/information/exChange', { from: currency })}>
          {t.exchangeOf(currency)}
        </Button>
      </div>
    </Sheet>
  );
}

function LineRow({ line, digits }: { readonly line: Line; readonly digits: number }) {
  const t = useTexts(currencyTexts);
  const { kind, entry, at, cash, cashAfter } = line;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2">
      <span className="min-w-0">
        <span className="block">{t.kind[kind] ?? t.line}</span>
        <span className="num block text-small text-ink-2">{formatDateTime(at, marketZone())}</span>
        <span className="num block text-small text-ink-3">{t.entry(entry)}</span>
      </span>
      <span className="min-w-0 max-w-[55%] text-right">
        <Num align="right" className="font-semibold">
          {formatSigned(cash, digits)}
        </Num>
        <Num align="right" className="text-small text-ink-3" spoken={t.after(formatAmount(cashAfter, digits))}>
          {formatAmount(cashAfter, digits)}
        </Num>
      </span>
    </li>
  );
}
