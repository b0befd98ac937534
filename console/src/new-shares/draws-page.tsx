/** Draws and auctions (rules §8, T2): what waits to be started, and one with everything that is public of it. It stands in the address. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listDraws } from '@bahi/contract/new-shares/staff-calls.ts';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, ButtonBase, MenuItem, TextField, Typography } from '@mui/material';
import { Link, Title, useLocation, useNavigate } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { useNow } from '../queues/use-now.ts';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress, type ListAddress } from '../shell/use-list-address.ts';
import { DrawDetail } from './draw-detail.tsx';
import { Chip, standingOf, useSpan } from './standing.tsx';
import { ownWords } from './words.ts';

type Draw = OutputOf<typeof listDraws>['rows'][number];
type DrawAddress = ListAddress<(typeof stages)[number]>;

const PAGE_SIZE = 20;
const stages = ['all', 'waiting', 'ahead', 'drawn', 'called_off'] as const;

export default function DrawsPage() {
  const texts = useWords(ownWords);
  const offer = new URLSearchParams(useLocation().search).get('offer') ?? '';
  const list = useListAddress(stages);
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
      <Title title={usePageTitle()} />
      <Box sx={{ display: { xs: isOpen ? 'none' : 'block', lg: 'block' }, minWidth: 0 }}>
        <DrawList list={list} open={isOpen ? offer : null} />
      </Box>
      <Box sx={{ minWidth: 0, display: { xs: isOpen ? 'block' : 'none', lg: 'block' } }}>
        {isOpen ? (
          <>
            <Button
              component={Link}
              to={list.addressOf({})}
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

function DrawList({ list, open }: { list: DrawAddress; open: string | null }) {
  const texts = useWords(ownWords);
  const { lists, products } = useTexts();
  const { stage, text, page } = list;
  const shown = { ...(stage === 'all' ? {} : { stage }), ...(text === '' ? {} : { text }) };
  const query = useRead(listDraws, { ...shown, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  return (
    <Panel title={texts.list}>
      <Box sx={{ px: 2, py: 1, display: 'grid', gap: 1 }}>
        <SearchField label={products.search} value={text} onSearch={(sought) => list.show({ text: sought })} />
        <TextField
          select
          label={lists.state}
          value={stage}
          onChange={(event) => list.show({ stage: event.target.value as typeof stage })}
        >
          {stages.map((key) => (
            <MenuItem key={key} value={key}>
              {texts.stages[key]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <Typography sx={{ p: 2 }}>{lists.nothing}</Typography>}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((draw) => (
                <Row
                  key={draw.offer}
                  draw={draw}
                  isOpen={draw.offer === open}
                  address={list.addressOf({ offer: draw.offer })}
                />
              ))}
            </Box>
            <ListFoot
              list="draws"
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={(next) => list.show({ page: next })}
              filter={list.filter}
              onApply={list.apply}
              read={(at, pageSize) => ask(listDraws, { ...shown, page: at, pageSize })}
              idOf={(row) => row.offer}
              columns={columnsOf(texts, { lists, products })}
            />
          </>
        )}
      </Reading>
    </Panel>
  );
}

type Texts = ReturnType<typeof useTexts>;

function columnsOf(
  texts: typeof ownWords.en,
  { lists, products: { number, fields } }: Pick<Texts, 'lists' | 'products'>,
): readonly (readonly [string, (draw: Draw) => unknown])[] {
  const moment = (at: number | null) => (at === null ? '' : when(at));
  return [
    [number, ({ offer }) => offer],
    [fields.symbol, ({ symbol }) => symbol],
    [fields.name, ({ name }) => name],
    [fields.allocation, ({ allocation }) => texts.allocation[allocation]],
    [lists.state, (draw) => texts.chip[standingOf(draw)]],
    [fields.lots, ({ lots }) => lots],
    [fields.opensAt, ({ opensAt }) => when(opensAt)],
    [fields.closesAt, ({ closesAt }) => when(closesAt)],
    [fields.drawAt, ({ drawAt }) => when(drawAt)],
    [texts.drawnAt, ({ drawnAt }) => moment(drawnAt)],
    [texts.settledAt, ({ settledAt }) => moment(settledAt)],
  ];
}

function Row({ draw, isOpen, address }: { draw: Draw; isOpen: boolean; address: string }) {
  const texts = useWords(ownWords);
  const navigate = useNavigate();
  const span = useSpan(useNow(10_000));
  const { drawnAt, drawAt, settledAt } = draw;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => navigate(address)}
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
