/** What is invested, what the account earned in all, and its cash. */
import type { ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { Change } from '../../ui/change.tsx';
import { Num } from '../../ui/num.tsx';
import { rateOf } from './rate-of.ts';
import { worthTexts } from './worth-texts.ts';

export function WorthFigures({ summary }: { readonly summary: OutputOf<typeof getSummary> }) {
  const t = useTexts(worthTexts);
  const { invested, cash, profit, total } = summary;
  const rate = profit === null || total === null ? null : rateOf(profit, total);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-x-4 gap-y-2 px-4 pt-2">
      <Figure label={t.invested}>
        <Amount text={formatAmount(invested)} />
      </Figure>
      <Figure label={t.profitInAll}>
        <Profit amount={profit} rate={rate} />
      </Figure>
      <Figure label={t.cash}>
        <Amount text={formatAmount(cash)} />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Amount({ text }: { readonly text: string }) {
  const common = useCommonTexts();
  const { areAmountsHidden } = useSettings();
  return areAmountsHidden ? <Num spoken={common.amountsHidden}>••••••</Num> : <Num>{text}</Num>;
}

function Profit({ amount, rate }: { readonly amount: string | null; readonly rate: string | null }) {
  const { areAmountsHidden } = useSettings();
  return areAmountsHidden ? (
    <Change rate={rate} />
  ) : (
    <>
      <Change amount={amount} />
      <Change rate={rate} className="text-small font-medium" />
    </>
  );
}
