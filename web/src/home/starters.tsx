/** What a newcomer sees instead of a watchlist: the most traded companies of today, each with its star. */
import { Suspense, lazy } from 'react';
import { listRankings } from '@bahi/contract/market/calls.ts';
import { useInstrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { sectorName, useInstrumentTexts } from '../i18n/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { Delayed, SkeletonRows } from '../ui/skeleton.tsx';
import { StarButton } from '../watchlist/parts/star-button.tsx';
import { useTaskStands } from './task-stands.ts';
import { taskTexts } from './task-texts.ts';
import { homeTexts } from './texts.ts';

const GuideButton = lazy(() => import('../first-trade/parts/guide-button.tsx'));

const SHOWN = 6;

export default function Starters({ picked }: { readonly picked: number }) {
  const t = useTexts(homeTexts);
  const task = useTexts(taskTexts);
  // Kept while the reader picks: the order must not change under the finger.
  const leaders = useCall(listRankings, { by: 'turnover', page: 1, pageSize: SHOWN }, { staleTimeMs: 3600_000 });
  const skeleton = <SkeletonRows count={SHOWN} />;
  const taskStands = useTaskStands();
  return (
    <section aria-labelledby="home-starters" className="pt-4">
      <div className="px-4 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="home-starters" className="text-lead font-semibold">
            {task.follow.title}
          </h2>
          <span role="status" className="num shrink-0 text-small font-semibold text-ink-2">
            {t.starters.picked(picked)}
          </span>
        </div>
        <p className="text-small text-ink-2">{t.starters.why}</p>
      </div>
      <Loaded from={leaders} skeleton={skeleton}>
        {({ rows }) =>
          taskStands ? (
            <div className="border-b border-line">
              {rows.map(({ symbol }) => (
                <Starter key={symbol} symbol={symbol} />
              ))}
            </div>
          ) : (
            <Delayed>{skeleton}</Delayed>
          )
        }
      </Loaded>
      <div className="flex flex-wrap gap-2 px-4 pt-3">
        <Button variant="soft" size="medium" href={href('/favorite/search')}>
          {task.follow.action}
        </Button>
        <Suspense>
          <GuideButton />
        </Suspense>
      </div>
    </section>
  );
}

/** Without a line: here the name is what is read. */
function Starter({ symbol }: { readonly symbol: string }) {
  const words = useInstrumentTexts();
  const instrument = useInstrument(symbol);
  const quote = useQuote(symbol);
  const name = instrument?.name ?? symbol;
  const sector = sectorName(words, instrument?.sector ?? null);
  return (
    <div className="flex items-center border-t border-line bg-surface pr-1">
      <a
        href={instrumentHref(symbol, instrument?.kind)}
        className="grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_88px] items-center gap-2 py-2 pl-4 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-ink-3">{[symbol, sector].filter(Boolean).join(' · ')}</span>
        </span>
        <span className="min-w-0">
          <PriceCell price={quote?.last} digits={instrument?.priceScale ?? 2} className="font-medium" align="right" />
          <Change rate={quote?.changeRate ?? null} className="text-small font-medium" align="right" />
        </span>
      </a>
      <StarButton symbol={symbol} name={name} />
    </div>
  );
}
