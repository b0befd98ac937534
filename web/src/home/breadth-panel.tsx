/** How many shares rose and fell: words and figures first, the bar only repeats them. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getOverview } from '@bahi/contract/overview/calls.ts';
import { formatCompact, formatQuantity } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { Arrow, colourOf } from '../ui/change.tsx';
import { cx } from '../ui/cx.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { overviewTexts } from './overview-texts.ts';
import { useRefresh } from './use-refresh.ts';

type Overview = OutputOf<typeof getOverview>;

export function BreadthPanel() {
  const overview = useCall(getOverview, {}, useRefresh());
  return (
    <Loaded from={overview} skeleton={<Skeleton className="mx-4 h-28" />}>
      {(data) => <Breadth {...data} />}
    </Loaded>
  );
}

function Breadth({ breadth, turnover }: Overview) {
  const t = useTexts(overviewTexts);
  const { units } = useCommonTexts();
  const { advances, declines, unchanged, atUpper, atLower, newHighs, newLows, notTrading } = breadth;
  const more = [
    [t.atUpper, atUpper],
    [t.atLower, atLower],
    [t.newHighs, newHighs],
    [t.newLows, newLows],
    [t.notTrading, notTrading],
  ] as const;
  return (
    <div className="mx-4 rounded-control border border-line bg-surface p-4">
      <div className="grid grid-cols-3 gap-2 text-center @max-tight:grid-cols-1">
        <Count word={t.rose} count={advances} direction={1} />
        <Count word={t.unchanged} count={unchanged} direction={0} />
        <Count word={t.fell} count={declines} direction={-1} />
      </div>
      <Bar {...{ advances, unchanged, declines }} label={t.breadthSpoken(advances, declines, unchanged)} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-4 pt-2 text-small">
        {more.map(([word, count]) => (
          <div key={word} className="flex justify-between gap-2 py-1">
            <dt className="text-ink-2">{word}</dt>
            <dd className="num font-semibold">{formatQuantity(count)}</dd>
          </div>
        ))}
        <div className="col-span-full flex justify-between gap-2 py-1">
          <dt className="text-ink-2">{t.turnover}</dt>
          <dd className="num font-semibold whitespace-nowrap">{formatCompact(turnover, units)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Count({
  word,
  count,
  direction,
}: {
  readonly word: string;
  readonly count: number;
  readonly direction: -1 | 0 | 1;
}) {
  return (
    <p>
      <span className={cx('num flex items-center justify-center gap-1 text-title font-semibold', colourOf(direction))}>
        <Arrow direction={direction} />
        {formatQuantity(count)}
      </span>
      <span className="text-small text-ink-2">{word}</span>
    </p>
  );
}

const GAP = 0.6;

function Bar({
  advances,
  unchanged,
  declines,
  label,
}: {
  readonly advances: number;
  readonly unchanged: number;
  readonly declines: number;
  readonly label: string;
}) {
  const total = advances + unchanged + declines;
  if (total === 0) return null;
  const share = (count: number) => (count / total) * 100;
  const [rose, same, fell] = [share(advances), share(unchanged), share(declines)];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="my-2 block h-2 w-full rounded-full"
    >
      <rect x="0" width={Math.max(0, rose - GAP)} height="4" fill="var(--up)" />
      <rect x={rose} width={Math.max(0, same - GAP)} height="4" fill="var(--edge)" />
      <rect x={rose + same} width={fell} height="4" fill="var(--down)" />
    </svg>
  );
}
