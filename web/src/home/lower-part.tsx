/** The lower part of home: the day's sign-in, installing the app, the news, and where there is room the market's breadth and its leaders. Loaded after the rest. */
import { listRankings, type rankingKey } from '@bahi/contract/market/calls.ts';
import type * as z from 'zod/mini';
import { useCall } from '../data/use-call.ts';
import { LearnRow } from '../education/parts/learn-row.tsx';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { SignInRow } from '../sign-in/parts/sign-in-row.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NewsBlock } from './parts/news-block.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { BreadthPanel } from './breadth-panel.tsx';
import { InstallRow } from './install-row.tsx';
import { InstrumentLine } from './instrument-line.tsx';
import { overviewTexts } from './overview-texts.ts';
import { Part } from './part.tsx';
import { homeTexts } from './texts.ts';
import { useRefresh } from './use-refresh.ts';

export default function Below() {
  const t = useTexts(homeTexts);
  const { isAlone } = usePane();
  return (
    <>
      <SignInRow />
      <LearnRow />
      <InstallRow />
      {!isAlone && <MarketNow />}
      <Part title={t.newsTitle} link={{ href: href('/home/newsList', { tab: 'news' }), text: t.allNews }}>
        <NewsBlock kind="news" count={isAlone ? 2 : 4} hasLink={false} />
      </Part>
    </>
  );
}

function MarketNow() {
  const t = useTexts(homeTexts);
  return (
    <Part title={t.marketNow} link={{ href: href('/home/market'), text: t.overview }}>
      <BreadthPanel />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,264px),1fr))] gap-x-4 pt-4">
        <Leaders by="gainers" />
        <Leaders by="losers" />
      </div>
    </Part>
  );
}

const SHOWN = 3;

function Leaders({ by }: { readonly by: z.output<typeof rankingKey> }) {
  const t = useTexts(overviewTexts);
  const ranking = useCall(listRankings, { by, page: 1, pageSize: SHOWN }, useRefresh());
  return (
    <section aria-label={t.ranking[by]}>
      <h3 className="px-4 pb-1 text-small font-semibold text-ink-2">{t.ranking[by]}</h3>
      <Loaded
        from={ranking}
        skeleton={<SkeletonRows count={SHOWN} />}
        empty={<p className="px-4 py-3 text-small text-ink-2">{t.noneRanked}</p>}
      >
        {({ rows }) => rows.map((quote) => <InstrumentLine key={quote.symbol} symbol={quote.symbol} quote={quote} />)}
      </Loaded>
    </section>
  );
}
