/** What a newcomer sees instead of a watchlist: the most traded companies of today, each with its star. */
import { listRankings } from '@bahi/contract/market.ts';
import { useInstruments } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { StarButton } from '../ui/star-button.tsx';
import { InstrumentLine } from './instrument-line.tsx';
import { homeTexts } from './texts.ts';

const SHOWN = 6;

export default function Starters({ picked }: { readonly picked: number }) {
  const t = useTexts(homeTexts);
  const { bySymbol } = useInstruments();
  // Kept while the reader picks: the order must not change under the finger.
  const leaders = useCall(listRankings, { by: 'turnover', page: 1, pageSize: SHOWN }, { staleTimeMs: 3600_000 });
  return (
    <section aria-labelledby="home-starters" className="pt-4">
      <div className="px-4 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="home-starters" className="text-lead font-semibold">
            {t.tasks.follow.title}
          </h2>
          <span role="status" className="num shrink-0 text-small font-semibold text-ink-2">
            {t.starters.picked(picked)}
          </span>
        </div>
        <p className="text-small text-ink-2">{t.starters.why}</p>
      </div>
      <Loaded from={leaders} skeleton={<SkeletonRows count={SHOWN} />}>
        {({ rows }) => (
          <div className="border-b border-line">
            {rows.map(({ symbol }) => (
              <InstrumentLine
                key={symbol}
                symbol={symbol}
                end={
                  <span className="grid place-items-center px-1">
                    <StarButton symbol={symbol} name={bySymbol.get(symbol)?.name ?? symbol} />
                  </span>
                }
              />
            ))}
          </div>
        )}
      </Loaded>
      <div className="px-4 pt-3">
        <Button variant="soft" size="medium" href={href('/favorite/search')}>
          {t.tasks.follow.action}
        </Button>
      </div>
    </section>
  );
}
