/** Money in the other currencies (spec §3), each with what it is worth in rupees and "Why this number?". */
import { Suspense, lazy, useState } from 'react';
import { listBalances } from '@bahi/contract/exchange/calls.ts';
import { formatAmount, signOf } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS } from '@bahi/core/money.ts';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useCall } from '../data/use-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { currencyNames } from '../i18n/currency-names.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useSettings } from '../shell/settings.ts';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Num } from '../ui/num.tsx';
import type { CurrencyBalance } from './currency-balance.ts';
import { currencyTexts } from './currency-texts.ts';

const WhyCurrency = lazy(() => import('./why-currency.tsx'));

/** What they are worth moves with the market. */
const RATES_EVERY_MS = 30_000;

export default function OtherBalances() {
  const t = useTexts(currencyTexts);
  const { data, failure, retry } = useCall(listBalances, {}, { refetchMs: RATES_EVERY_MS });
  const [asked, setAsked] = useState<CurrencyBalance['currency'] | null>(null);
  const others = data?.filter(({ currency, cash }) => currency !== 'INR' && signOf(cash) !== 0) ?? [];
  const shown = others.find(({ currency }) => currency === asked);
  return (
    <ListGroup title={t.title}>
      {others.map((balance) => (
        <CurrencyRow key={balance.currency} balance={balance} onAsk={() => setAsked(balance.currency)} />
      ))}
      {data === undefined && failure !== null && <ListRow title={t.failed} value={t.retry} onClick={retry} />}
      {data !== undefined && others.length === 0 && (
        <ListRow title={t.exchange} detail={t.none} href={href('/information/exChange')} />
      )}
      {shown !== undefined && (
        <Suspense>
          <WhyCurrency balance={shown} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </ListGroup>
  );
}

function CurrencyRow({ balance, onAsk }: { readonly balance: CurrencyBalance; readonly onAsk: () => void }) {
  const t = useTexts(currencyTexts);
  const common = useCommonTexts();
  const nameOf = currencyNames(useLanguage());
  const { areAmountsHidden } = useSettings();
  const { currency, cash, inInr } = balance;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onAsk}
      className="flex min-h-15 w-full items-center gap-3 border-t border-line bg-surface px-4 py-2 text-left focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{currency}</span>
        <span className="block text-small text-ink-2">{nameOf(currency)}</span>
      </span>
      <span className="min-w-0 max-w-[60%] text-right">
        {areAmountsHidden ? (
          <Num spoken={common.amountsHidden} align="right">
            ••••
          </Num>
        ) : (
          <>
            <Num align="right" className="font-semibold">
              {`${formatAmount(cash, CURRENCY_DIGITS[currency])} ${currency}`}
            </Num>
            <Num align="right" className="text-small text-ink-2">
              {inInr === null ? t.noRate : t.worth(formatAmount(inInr))}
            </Num>
          </>
        )}
      </span>
      <CircleQuestionMark size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="sr-only">{t.why}</span>
    </button>
  );
}
