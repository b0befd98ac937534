/** The total in the largest figures, today's change, and on request the sum it is made of. The eye hides amounts. */
import { Suspense, lazy, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { rateOf } from '../portfolio/parts/rate-of.ts';
import { useConfig } from '../data/config.ts';
import { useFunds } from '../data/use-funds.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { changeSettings, useSettings } from '../shell/settings.ts';
import { Change } from '../ui/change.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Num } from '../ui/num.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { homeTexts } from './texts.ts';

const WhyTotal = lazy(() => import('./why-total.tsx'));

export function TotalValue() {
  const t = useTexts(homeTexts);
  const common = useCommonTexts();
  const funds = useFunds();
  const { areAmountsHidden } = useSettings();
  const [isExplained, setExplained] = useState(false);
  const { currency = 'INR' } = useConfig();
  return (
    <section aria-label={t.total(currency)} className="px-4 pt-1">
      <div className="flex items-center gap-1">
        <h2 className="text-small text-ink-2">{t.total(currency)}</h2>
        <IconButton
          label={areAmountsHidden ? t.showAmounts : t.hideAmounts}
          isPressed={areAmountsHidden}
          onClick={() => changeSettings({ areAmountsHidden: !areAmountsHidden })}
        >
          {areAmountsHidden ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      </div>
      <Loaded
        from={funds}
        skeleton={
          <div className="flex flex-col gap-2 pb-4">
            <Skeleton className="h-10 w-60" />
            <Skeleton className="h-5 w-40" />
          </div>
        }
      >
        {(summary) => (
          <>
            <div className="text-display font-semibold">
              {areAmountsHidden ? (
                <Num spoken={common.amountsHidden}>••••••</Num>
              ) : (
                <Num>{summary.total === null ? formatPrice(null) : formatAmount(summary.total)}</Num>
              )}
            </div>
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              {areAmountsHidden ? null : summary.todayProfit === null || summary.total === null ? (
                <span className="text-ink-2">{t.todayUnknown}</span>
              ) : (
                <Change
                  amount={summary.todayProfit}
                  rate={rateOf(summary.todayProfit, summary.total)}
                  suffix={t.todaySuffix}
                  className="font-medium"
                />
              )}
              {!areAmountsHidden && (
                <button
                  type="button"
                  aria-expanded={isExplained}
                  onClick={() => setExplained(!isExplained)}
                  className="press min-h-11 rounded-control text-small font-semibold text-action"
                >
                  {t.whyTotal}
                </button>
              )}
            </div>
            {isExplained && !areAmountsHidden && (
              <Suspense>
                <WhyTotal summary={summary} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
