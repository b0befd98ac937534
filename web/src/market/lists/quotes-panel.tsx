/** Every stock: indices and sectors above, then the leaders by one measure, or all of them to sort; either way of one sector or all. */
import { listRankings } from '@bahi/contract/market/calls.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { sectorName, useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InstrumentList } from '../parts/instrument-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useSorted } from '../parts/use-sorted.ts';
import { measureText } from '../figures.ts';
import { FilterBar } from './filter-bar.tsx';
import { IndexStrip } from './index-strip.tsx';
import type { MarketView, RankingKey } from './market-view.ts';
import { SectorStrip } from './sector-strip.tsx';
import { marketTexts } from '../texts.ts';

interface QuotesPanelProps {
  readonly view: MarketView;
  readonly change: (next: Partial<MarketView>) => void;
}

/** Stands in the choice of sectors. */
const IMPORTED = 'nse_eod';

export function QuotesPanel({ view, change }: QuotesPanelProps) {
  const t = useTexts(marketTexts);
  const instruments = useInstruments();
  const listed = instruments.rows.filter(({ kind, state }) => kind === 'equity' && state !== 'off_shelf');
  const imported = listed.filter(({ source }) => source === IMPORTED);
  const practice = listed.filter(({ source }) => source !== IMPORTED);
  const sectors = [...new Set(practice.flatMap(({ sector }) => sector ?? []))];
  // Real data never stands among the practice market's: it has a choice of its own, and no rankings.
  const isImported = view.sector === IMPORTED && imported.length > 0;
  return (
    <Loaded from={instruments}>
      {() => (
        <>
          <IndexStrip />
          {!isImported && <SectorStrip sector={view.sector} onChange={(sector) => change({ sector })} />}
          <FilterBar
            view={view}
            change={change}
            sectors={imported.length > 0 ? [...sectors, IMPORTED] : sectors}
            hasRankings={!isImported}
          />
          {isImported ? (
            <>
              <p className="px-4 pb-2 text-small text-pretty text-ink-2">{t.importedNote}</p>
              <AllStocks view={{ ...view, sector: null }} change={change} stocks={imported} />
            </>
          ) : view.by === 'all' ? (
            <AllStocks view={view} change={change} stocks={practice} />
          ) : (
            <Ranking by={view.by} sector={view.sector} bySymbol={instruments.bySymbol} />
          )}
        </>
      )}
    </Loaded>
  );
}

function AllStocks({ view, change, stocks }: QuotesPanelProps & { readonly stocks: readonly Instrument[] }) {
  const t = useTexts(marketTexts);
  const words = useInstrumentTexts();
  const shown = view.sector === null ? stocks : stocks.filter(({ sector }) => sector === view.sector);
  // A list of three hundred has to begin somewhere a reader can find again.
  const sort = view.sort ?? ({ key: 'name', isDescending: false } as const);
  const rows = useSorted(shown, sort);
  if (rows.length === 0) {
    return (
      <EmptyState
        action={
          <Button variant="soft" size="medium" onClick={() => change({ sector: null })}>
            {t.showAllSectors}
          </Button>
        }
      >
        {t.noneInSector}
      </EmptyState>
    );
  }
  return (
    <InstrumentList
      label={sectorName(words, view.sector) ?? t.segments.quotes}
      rows={rows}
      sort={{ value: sort, onChange: (next) => change({ sort: next }) }}
    />
  );
}

const LEADERS = 50;
const EVERY_MS = 5_000;

function Ranking({
  by,
  sector,
  bySymbol,
}: {
  readonly by: RankingKey;
  readonly sector: string | null;
  readonly bySymbol: ReadonlyMap<string, Instrument>;
}) {
  const t = useTexts(marketTexts);
  const common = useCommonTexts();
  const [isPaused] = usePricesPaused();
  const ranking = useCall(
    listRankings,
    { by, page: 1, pageSize: LEADERS, ...(sector === null ? {} : { sector }) },
    { refetchMs: isPaused ? false : EVERY_MS },
  );
  return (
    <Loaded from={ranking} empty={<EmptyState>{t.noneRanked}</EmptyState>}>
      {({ rows }) => (
        <InstrumentList
          label={t.ranking[by]}
          rows={rows.flatMap(({ symbol }) => bySymbol.get(symbol) ?? [])}
          noteOf={(symbol) =>
            measureText(
              by,
              rows.find((quote) => quote.symbol === symbol),
              common.units,
            )
          }
        />
      )}
    </Loaded>
  );
}
