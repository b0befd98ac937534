/** The balances, each with "Why this number?": the parts it is the sum of. */
import { Suspense, lazy, useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { useFunds } from '../data/use-funds.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSettings } from '../shell/settings.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Num } from '../ui/num.tsx';
import { balanceKeys, type BalanceKey, type Summary } from './balance-keys.ts';
import { accountTexts } from './texts.ts';

const WhyBalance = lazy(() => import('./why-balance.tsx'));

export function Balances() {
  const t = useTexts(accountTexts);
  const common = useCommonTexts();
  const funds = useFunds();
  const { areAmountsHidden } = useSettings();
  const [asked, setAsked] = useState<BalanceKey | null>(null);
  return (
    <Loaded from={funds}>
      {(summary) => (
        <>
          <p className="px-4 pb-1 text-small text-ink-3">{common.amountsIn(summary.currency)}</p>
          <div className="grid grid-cols-2 border-y border-line bg-surface">
            {balanceKeys.map((key) => (
              <button
                key={key}
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsked(key)}
                className="press flex min-h-18 min-w-0 flex-col justify-center gap-0.5 px-4 py-2 text-left odd:border-r odd:border-line [&:nth-child(n+3)]:border-t [&:nth-child(n+3)]:border-line focus-visible:-outline-offset-2"
              >
                <span className="flex items-center justify-between gap-1 text-small text-ink-2">
                  {t[key]}
                  <CircleQuestionMark size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                </span>
                {areAmountsHidden ? (
                  <Num spoken={common.amountsHidden}>••••</Num>
                ) : key === 'profit' || key === 'realised' ? (
                  <Change
                    amount={key === 'profit' ? summary.openProfit : summary.realisedProfit}
                    className="font-semibold"
                  />
                ) : (
                  <span className="text-lead font-semibold">
                    <Num>{figure(summary, key)}</Num>
                  </span>
                )}
                <span className="sr-only">{t.why}</span>
              </button>
            ))}
          </div>
          {asked !== null && (
            <Suspense>
              <WhyBalance of={asked} summary={summary} onClose={() => setAsked(null)} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
}

function figure(summary: Summary, key: Exclude<BalanceKey, 'profit' | 'realised'>): string {
  const value = {
    available: summary.available,
    total: summary.total,
    frozen: summary.frozen,
    marketValue: summary.marketValue,
  }[key];
  return value === null ? formatPrice(null) : formatAmount(value);
}
