/** Five levels of each side of the book, with bars of one measure for both sides. */
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useDepth, type LiveDepth } from '../../data/live.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Num } from '../../ui/num.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { depthShares, limitOf, spreadOf } from '../figures.ts';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';

const LEVELS = 5;

export interface DepthPanelProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function DepthPanel({ instrument, quote }: DepthPanelProps) {
  const { depth: t, counted: words } = useTexts(marketTexts);
  const { symbol, kind, priceScale: digits } = instrument;
  const counted = kind === 'equity' ? words.shares : words.units;
  const isClosed = useIsClosed(instrument);
  const depth = useDepth(symbol);
  const spread = depth === null ? null : spreadOf(depth.bids[0]?.[0], depth.asks[0]?.[0]);
  return (
    <Section title={t.title} end={spread === null ? undefined : t.spread(formatPrice(spread, digits))}>
      {depth === null ? (
        <div aria-busy="true" className="px-4">
          <span className="sr-only">{t.waiting}</span>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <>
          <Sides depth={depth} digits={digits} counted={counted} />
          <WhyEmpty depth={depth} limit={quote === undefined ? null : limitOf(quote)} isClosed={isClosed} />
        </>
      )}
    </Section>
  );
}

/** An empty side is no failure: it says what is going on. */
function WhyEmpty({
  depth: { bids, asks },
  limit,
  isClosed,
}: {
  readonly depth: LiveDepth;
  readonly limit: 'upper' | 'lower' | null;
  readonly isClosed: boolean;
}) {
  const t = useTexts(marketTexts).depth;
  if (bids.length > 0 && asks.length > 0) return null;
  const reasons = isClosed
    ? [t.closed]
    : [
        ...(asks.length === 0 ? [limit === 'upper' ? t.upperEmpty : t.noAsks] : []),
        ...(bids.length === 0 ? [limit === 'lower' ? t.lowerEmpty : t.noBids] : []),
      ];
  return (
    <p className="border-b border-line bg-surface px-4 py-2 text-small text-pretty text-ink-2">{reasons.join(' ')}</p>
  );
}

interface SidesProps {
  readonly depth: LiveDepth;
  readonly digits: number;
  /** What the quantities are called. */
  readonly counted: string;
}

function Sides({ depth, digits, counted }: SidesProps) {
  const t = useTexts(marketTexts).depth;
  const largest = Math.max(0, ...[...depth.bids, ...depth.asks].map(([, quantity]) => quantity));
  return (
    <div className="grid grid-cols-2 border-y border-line bg-surface">
      <Side title={t.bids} levels={depth.bids} largest={largest} digits={digits} counted={counted} isBid />
      <Side title={t.asks} levels={depth.asks} largest={largest} digits={digits} counted={counted} isBid={false} />
    </div>
  );
}

/** Best prices meet in the middle: bids have theirs at the right edge, asks at the left. */
function Side({
  title,
  levels,
  largest,
  digits,
  counted,
  isBid,
}: {
  readonly title: string;
  readonly levels: LiveDepth['bids'];
  readonly largest: number;
  readonly digits: number;
  readonly counted: string;
  readonly isBid: boolean;
}) {
  const t = useTexts(marketTexts).depth;
  const widths = depthShares(
    levels.map(([, quantity]) => quantity),
    largest,
  );
  const rows = Array.from({ length: LEVELS }, (_, at) => levels[at]);
  return (
    <table className="num w-full table-fixed border-collapse text-small">
      <caption className={`px-3 pt-2 pb-1 font-medium text-ink-2 ${isBid ? 'text-left' : 'text-right'}`}>
        {title}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{isBid ? counted : t.price}</th>
          <th scope="col">{isBid ? t.price : counted}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((level, at) => {
          const cells = [
            <td key="shares" className={`px-3 py-1 text-ink-2 ${isBid ? 'text-left' : 'text-right'}`}>
              <Num align={isBid ? 'left' : 'right'}>{formatQuantity(level?.[1])}</Num>
            </td>,
            <td key="price" className={`px-3 py-1 font-semibold ${isBid ? 'text-right' : 'text-left'}`}>
              <Num align={isBid ? 'right' : 'left'}>{formatPrice(level?.[0], digits)}</Num>
            </td>,
          ];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the place in the book is what a row is
            <tr key={at} style={{ backgroundImage: barOf(widths[at] ?? 0, isBid) }}>
              {isBid ? cells : cells.toReversed()}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Bars grow from the middle outwards. */
function barOf(percent: number, isBid: boolean): string {
  return `linear-gradient(to ${isBid ? 'left' : 'right'}, var(--wash) ${percent}%, transparent ${percent}%)`;
}
