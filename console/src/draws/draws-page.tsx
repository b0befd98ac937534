/** Draws and auctions (rules §8, T2): what waits to be started, and one with everything that is public of it. It stands in the address. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listDraws } from '@bahi/contract/staff/draws.ts';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, ButtonBase, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Title, useLocation, useNavigate } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { useNow } from '../queues/use-now.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { DrawDetail } from './draw-detail.tsx';
import { Chip, useSpan } from './words.tsx';

type Draw = OutputOf<typeof listDraws>['rows'][number];
type Stage = 'all' | 'waiting' | 'ahead' | 'drawn' | 'called_off';

const PAGE_SIZE = 20;
const stageKeys: readonly Stage[] = ['all', 'waiting', 'ahead', 'drawn', 'called_off'];

export function DrawsPage() {
  const { draws: texts, pages } = useTexts();
  const offer = new URLSearchParams(useLocation().search).get('offer') ?? '';
  const isOpen = /^[1-9][0-9]{0,18}$/.test(offer);
  return (
    <Box
      sx={{
        py: 1,
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
      }}
    >
      <Title title={pages.draws} />
      <Box sx={{ display: { xs: isOpen ? 'none' : 'block', lg: 'block' }, minWidth: 0 }}>
        <DrawList open={isOpen ? offer : null} />
      </Box>
      <Box sx={{ minWidth: 0, display: { xs: isOpen ? 'block' : 'none', lg: 'block' } }}>
        {isOpen ? (
          <>
            <Button
              component={Link}
              to="/draws"
              startIcon={<BackIcon />}
              sx={{ minHeight: 40, mb: 1, display: { lg: 'none' } }}
            >
              {texts.back}
            </Button>
            <DrawDetail key={offer} offer={offer} />
          </>
        ) : (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>{texts.choose}</Typography>
        )}
      </Box>
    </Box>
  );
}

function DrawList({ open }: { open: string | null }) {
  const { draws: texts, lists } = useTexts();
  const [stage, setStage] = useState<Stage>('all');
  const [page, setPage] = useState(1);
  const query = useRead(
    listDraws,
    { page, pageSize: PAGE_SIZE, ...(stage === 'all' ? {} : { stage }) },
    { everyMs: 10_000 },
  );
  return (
    <Panel title={texts.list}>
      <Box sx={{ px: 2, py: 1 }}>
        <TextField
          select
          label={lists.state}
          value={stage}
          onChange={(event) => {
            setStage(event.target.value as Stage);
            setPage(1);
          }}
        >
          {stageKeys.map((key) => (
            <MenuItem key={key} value={key}>
              {texts.stages[key]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {total === 0 && <Typography sx={{ p: 2 }}>{lists.nothing}</Typography>}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((draw) => (
                <Row key={draw.offer} draw={draw} isOpen={draw.offer === open} />
              ))}
            </Box>
            {total > PAGE_SIZE && (
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)} sx={{ minHeight: 40 }}>
                  {texts.previous}
                </Button>
                <span>{texts.range((page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total), total)}</span>
                <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)} sx={{ minHeight: 40 }}>
                  {texts.next}
                </Button>
              </Box>
            )}
          </>
        )}
      </Reading>
    </Panel>
  );
}

function Row({ draw, isOpen }: { draw: Draw; isOpen: boolean }) {
  const { draws: texts } = useTexts();
  const navigate = useNavigate();
  const span = useSpan(useNow(10_000));
  const { drawnAt, drawAt, settledAt } = draw;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => navigate(`/draws?offer=${draw.offer}`)}
        sx={{
          width: '100%',
          minHeight: 56,
          px: 2,
          py: 1,
          display: 'block',
          typography: 'body1',
          textAlign: 'left',
          borderLeft: 3,
          borderColor: isOpen ? 'primary.main' : 'transparent',
          bgcolor: isOpen ? 'info.light' : 'transparent',
        }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}
        >
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {draw.symbol} · {draw.name}
          </Typography>
          <Chip draw={draw} />
        </Box>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {texts.allocation[draw.allocation]} · {when(settledAt ?? drawnAt ?? drawAt)}
          {drawnAt === null && draw.bar !== 'called_off' && ` · ${span(drawAt)}`}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
