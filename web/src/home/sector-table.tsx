/** Industries as a table, best first: change, how many rose and fell, the best and the worst member. The bar repeats the figure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getOverview } from '@bahi/contract/overview/calls.ts';
import { useInstruments } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { sectorName, useInstrumentTexts } from '../i18n/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Arrow, Change } from '../ui/change.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { Loaded } from '../ui/loaded.tsx';
import { overviewTexts } from './overview-texts.ts';
import { Part } from './part.tsx';
import { useRefresh } from './use-refresh.ts';

type Sector = OutputOf<typeof getOverview>['sectors'][number];

export function SectorTable() {
  const t = useTexts(overviewTexts);
  const overview = useCall(getOverview, {}, useRefresh());
  return (
    <Part title={t.sectors}>
      <Loaded from={overview}>{({ sectors }) => <Table sectors={sectors} />}</Loaded>
    </Part>
  );
}

function Table({ sectors }: { readonly sectors: readonly Sector[] }) {
  const t = useTexts(overviewTexts);
  const largest = Math.max(0.01, ...sectors.map(({ changeRate }) => Math.abs(Number(changeRate))));
  const wide = 'hidden px-2 @min-[560px]:table-cell';
  return (
    <div className="@container">
      <table className="num w-full border-collapse border-b border-line">
        <thead>
          <tr className="text-small text-ink-2">
            <th scope="col" className="py-2 pl-4 text-left font-medium">
              {t.column.sector}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {t.column.change}
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-medium @max-[21rem]:hidden @min-[560px]:pr-2">
              {t.column.members}
            </th>
            <th scope="col" className={`${wide} text-left text-small font-medium`}>
              {t.column.best}
            </th>
            <th scope="col" className={`${wide} pr-4 text-left text-small font-medium`}>
              {t.column.worst}
            </th>
          </tr>
        </thead>
        <tbody>
          {sectors.map((sector) => (
            <Row key={sector.sector} {...sector} scale={largest} wide={wide} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  sector,
  changeRate,
  advances,
  declines,
  best,
  worst,
  scale,
  wide,
}: Sector & { readonly scale: number; readonly wide: string }) {
  const t = useTexts(overviewTexts);
  const words = useInstrumentTexts();
  return (
    <tr className="border-t border-line bg-surface">
      <th scope="row" className="min-w-0 py-1 pl-4 text-left font-normal @max-[21rem]:wrap-anywhere">
        <a
          href={href('/market/index', { tab: 'quotes', sector })}
          className="flex min-h-11 flex-col justify-center font-semibold"
        >
          {sectorName(words, sector)}
          <span className="text-small font-normal text-ink-2 @min-[560px]:hidden">{t.bestWorst(best, worst)}</span>
        </a>
      </th>
      <td className="px-2 text-right">
        <Change rate={changeRate} align="right" className="font-medium" />
        <HeatBar rate={Number(changeRate)} scale={scale} />
        {/* Where it is narrow for its letters there is no room for a third column. */}
        <span className="hidden text-small @max-[21rem]:block">
          <RoseAndFell advances={advances} declines={declines} />
        </span>
      </td>
      <td className="py-1 pr-4 pl-2 text-right text-small whitespace-nowrap @max-[21rem]:hidden @min-[560px]:pr-2">
        <RoseAndFell advances={advances} declines={declines} />
      </td>
      <td className={wide}>
        <Member symbol={best} />
      </td>
      <td className={`${wide} pr-4`}>
        <Member symbol={worst} />
      </td>
    </tr>
  );
}

function RoseAndFell({ advances, declines }: Pick<Sector, 'advances' | 'declines'>) {
  const t = useTexts(overviewTexts);
  return (
    <>
      <span aria-hidden="true" className="inline-flex items-center justify-end gap-1">
        <span className="text-up">
          <Arrow direction={1} />
        </span>
        {advances}
        <span className="pl-1 text-down">
          <Arrow direction={-1} />
        </span>
        {declines}
      </span>
      <span className="sr-only">{t.membersSpoken(advances, declines)}</span>
    </>
  );
}

function Member({ symbol }: { readonly symbol: string }) {
  const { bySymbol } = useInstruments();
  const instrument = bySymbol.get(symbol);
  return (
    <a
      href={instrumentHref(symbol, instrument?.kind)}
      title={instrument?.name}
      className="inline-flex min-h-11 items-center font-medium text-action"
    >
      {symbol}
    </a>
  );
}

const HALF = 32;

/** From the middle: to the right what rose, to the left what fell, as long as the largest of the day allows. */
function HeatBar({ rate, scale }: { readonly rate: number; readonly scale: number }) {
  const length = Math.min(1, Math.abs(rate) / scale) * HALF;
  return (
    <svg width={HALF * 2} height="4" aria-hidden="true" className="mt-1 ml-auto block">
      <line x1={HALF} x2={HALF} y1="0" y2="4" stroke="var(--edge)" />
      <rect
        x={rate < 0 ? HALF - length : HALF}
        width={length}
        height="4"
        fill={rate < 0 ? 'var(--down)' : 'var(--up)'}
      />
    </svg>
  );
}
