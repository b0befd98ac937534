/** One draw: what is public by when, starting it by two people, the settlement that follows, and the results. */
import { getDraw, listDraws } from '@bahi/contract/new-shares/staff-calls.ts';
import { formatBusinessDate, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { useNow } from '../queues/use-now.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { Results } from './results.tsx';
import { Settlement } from './settlement.tsx';
import { Start } from './start.tsx';
import { Chip, useSpan, type DrawFacts } from './standing.tsx';
import { ownWords } from './words.ts';

export function DrawDetail({ offer }: { offer: string }) {
  const query = useRead(getDraw, { offer }, { everyMs: 3_000 });
  const cache = useQueryClient();
  function readAgain() {
    void query.refetch();
    void cache.invalidateQueries({ queryKey: [listDraws.path] });
  }
  return (
    <Reading of={query}>
      {(draw) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Panel title={`${draw.symbol} · ${draw.name}`} aside={<Chip draw={draw} />}>
            <Public draw={draw} />
          </Panel>
          <Start draw={draw} onChanged={readAgain} />
          {draw.settlement !== null && <Settlement draw={draw} onChanged={readAgain} />}
          <Results draw={draw} />
        </Box>
      )}
    </Reading>
  );
}

/** In the order of its moments: each is public from then on, and never changes. */
function Public({ draw }: { draw: DrawFacts }) {
  const texts = useWords(ownWords);
  const span = useSpan(useNow(1_000));
  const isAuction = draw.allocation !== 'draw';
  const ahead = (at: number): string => (draw.bar === 'called_off' ? '–' : span(at));
  return (
    <Box component="section" aria-label={texts.public}>
      <Typography component="h3" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {texts.public}
      </Typography>
      {isAuction ? (
        <Typography sx={{ px: 2, py: 1 }}>{texts.auctionSealed}</Typography>
      ) : (
        <Moment title={texts.atPublication} aside={texts.isPublic}>
          <Hash label={texts.commitment} value={draw.commitment} />
          <Hash label={texts.seedHash} value={draw.seedHash} />
        </Moment>
      )}
      <Moment
        title={`${texts.atClose}, ${when(draw.closesAt)}`}
        aside={draw.applications === null ? ahead(draw.closesAt) : texts.isPublic}
      >
        {draw.applications !== null && (
          <Typography>
            {texts.counts(
              formatQuantity(draw.applications),
              formatQuantity(draw.appliedLots ?? 0),
              formatQuantity(draw.lots),
            )}
          </Typography>
        )}
        {!isAuction && <Hash label={texts.listHash} value={draw.listHash} />}
      </Moment>
      {!isAuction && (
        <Moment
          title={`${texts.atLevel}, ${when(draw.drawAt)}`}
          aside={draw.level === null ? ahead(draw.drawAt) : texts.isPublic}
        >
          <Hash
            label={texts.level(draw.index, formatBusinessDate(draw.date))}
            value={draw.level === null ? null : formatPrice(draw.level)}
          />
        </Moment>
      )}
      <Moment
        title={draw.drawnAt === null ? texts.atDraw : `${texts.atDraw}, ${when(draw.drawnAt)}`}
        aside={draw.drawnAt === null ? ahead(draw.drawAt) : texts.isPublic}
      >
        {draw.won !== null && (
          <Typography>{texts.won(formatQuantity(draw.won.applications), formatQuantity(draw.won.lots))}</Typography>
        )}
        {!isAuction && <Hash label={texts.seed} value={draw.seed} />}
        {!isAuction && <Hash label={texts.resultHash} value={draw.resultHash} />}
      </Moment>
    </Box>
  );
}

function Moment({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{aside}</Typography>
      </Box>
      {children}
    </Box>
  );
}

/** Nothing as long as it is not public. */
function Hash({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, columnGap: 1 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
      <Typography component="code" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
}
