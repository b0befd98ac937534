/** The leaders by one measure, live, page by page; the whole list is the market's. */
import { useState } from 'react';
import { listRankings, type rankingKey } from '@bahi/contract/market/calls.ts';
import type * as z from 'zod/mini';
import { useCall } from '../data/use-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Segments } from '../ui/segments.tsx';
import { InstrumentLine } from './instrument-line.tsx';
import { measureOf } from './measure.ts';
import { overviewTexts } from './overview-texts.ts';
import { Part } from './part.tsx';
import { useRefresh } from './use-refresh.ts';

type RankingKey = z.output<typeof rankingKey>;
const keys = ['gainers', 'losers', 'turnover', 'volume', 'amplitude'] as const satisfies readonly RankingKey[];

const PAGE = 10;
/** The API's largest page; the rest is one link away. */
const SHOWN_MAX = 100;

export function RankingPanel() {
  const t = useTexts(overviewTexts);
  const query = useQuery('/home/market');
  const by: RankingKey = keys.find((key) => key === query.by) ?? 'gainers';
  return (
    <Part
      title={t.leaders}
      link={{
        href: href('/market/index', { tab: 'quotes', by }),
        text: t.seeAll,
        label: t.seeAllOf(t.ranking[by]),
      }}
    >
      <Segments
        look="line"
        label={t.ranking.label}
        value={by}
        onChange={(next) => setQuery({ by: next })}
        items={keys.map((key) => ({ key, text: t.ranking[key] }))}
      />
      <div role="tabpanel" aria-label={t.ranking[by]}>
        <Ranking key={by} by={by} />
      </div>
    </Part>
  );
}

function Ranking({ by }: { readonly by: RankingKey }) {
  const t = useTexts(overviewTexts);
  const { units } = useCommonTexts();
  const [shown, setShown] = useState(PAGE);
  const ranking = useCall(listRankings, { by, page: 1, pageSize: shown }, { ...useRefresh(), keepPrevious: true });
  return (
    <Loaded from={ranking} empty={<EmptyState>{t.noneRanked}</EmptyState>}>
      {({ rows, total }) => (
        <>
          {rows.map((quote) => (
            <InstrumentLine
              key={quote.symbol}
              symbol={quote.symbol}
              quote={quote}
              note={measureOf(by, quote, { t, units })}
            />
          ))}
          <LoadMore
            from={{
              data: rows,
              total,
              hasMore: rows.length < Math.min(total, SHOWN_MAX),
              isLoadingMore: rows.length < Math.min(shown, total),
              loadMore: () => setShown(Math.min(SHOWN_MAX, shown + PAGE)),
            }}
          />
        </>
      )}
    </Loaded>
  );
}
