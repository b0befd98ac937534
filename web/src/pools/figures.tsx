/** What a pool's past says of it: the expected range, and the best month beside the worst, both of one size. */
import { formatRate } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { FactPair, Facts } from '../offerings/parts/facts.tsx';
import { Change } from '../ui/change.tsx';
import { monthText, percentOf, type MonthResult, type Pool } from './pool-words.ts';
import { poolTexts } from './texts.ts';

type Figures = NonNullable<Pool['figures']>;

/** In words of its own: a range is no rise and no fall. */
export function rangeText(
  expected: Figures['expected'],
  between: (low: string, high: string) => string,
): string | null {
  return expected === null
    ? null
    : between(formatRate(percentOf(expected.lowBps)), formatRate(percentOf(expected.highBps)));
}

export function RangeFact({ figures, lockDays }: { readonly figures: Pool['figures']; readonly lockDays: number }) {
  const t = useTexts(poolTexts);
  const range = rangeText(figures?.expected ?? null, t.rangeOf);
  return (
    <dl>
      <FactPair
        label={t.range}
        value={<>{range ?? t.tooEarly}</>}
        {...(range === null ? {} : { note: t.rangeOver(lockDays) })}
      />
    </dl>
  );
}

export function Extremes({ extremes }: Pick<Figures, 'extremes'>) {
  const t = useTexts(poolTexts);
  if (extremes === null) return null;
  return (
    <Facts>
      <Extreme label={t.worst} result={extremes.worst} />
      <Extreme label={t.best} result={extremes.best} />
    </Facts>
  );
}

function Extreme({ label, result: { month, bps } }: { readonly label: string; readonly result: MonthResult }) {
  return (
    <FactPair label={label} value={<Change rate={percentOf(bps)} className="text-lead" />} note={monthText(month)} />
  );
}
