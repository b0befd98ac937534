/** What each application won, by its number; the whole of it as a file, and the published draw that anybody can verify. */
import { getStaffDrawFile, listResults } from '@bahi/contract/new-shares/staff-calls.ts';
import { formatAmount, formatQuantity } from '@bahi/core/format.ts';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { csvOfPage, saveCsv } from '../data/csv.ts';
import { ask } from '../data/live.ts';
import { readPages } from '../data/read-pages.ts';
import { saveJson } from '../data/save-json.ts';
import { useRead } from '../data/use-read.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import type { DrawFacts } from './standing.tsx';
import { ownWords } from './words.ts';

const PAGE_SIZE = 25;
/** The list of a whole offer. */
const EXPORTED_MAX = 200_000;

export function Results({ draw }: { draw: DrawFacts }) {
  const texts = useWords(ownWords);
  const [isWonOnly, setWonOnly] = useState(false);
  const isOver = draw.drawnAt !== null;
  return (
    <Panel title={texts.results} aside={isOver && <Files draw={draw} />}>
      {!isOver && <Typography sx={{ p: 2 }}>{texts.resultsNone}</Typography>}
      {isOver && (
        <>
          <FormControlLabel
            label={texts.wonOnly}
            control={<Checkbox checked={isWonOnly} onChange={(event) => setWonOnly(event.target.checked)} />}
            sx={{ px: 2, minHeight: 44 }}
          />
          {/* Read anew once when all is settled; the page that is open stays while it is being settled. */}
          <Rows key={`${isWonOnly} ${draw.settledAt === null}`} draw={draw} isWonOnly={isWonOnly} />
        </>
      )}
    </Panel>
  );
}

function Rows({ draw, isWonOnly }: { draw: DrawFacts; isWonOnly: boolean }) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const [page, setPage] = useState(1);
  const input = { offer: draw.offer, page, pageSize: PAGE_SIZE, ...(isWonOnly ? { isWon: true } : {}) };
  // Settled, a winner still pays or forfeits, and is allotted and listed.
  const query = useRead(listResults, input, { everyMs: draw.settledAt === null ? 5_000 : 60_000 });
  const isAuction = draw.allocation !== 'draw';
  return (
    <Reading of={query}>
      {({ rows, total }) => (
        <>
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={texts.results}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{texts.application}</TableCell>
                  <TableCell align="right">{texts.lots}</TableCell>
                  {isAuction && <TableCell align="right">{texts.bid}</TableCell>}
                  <TableCell align="right">{texts.wonLots}</TableCell>
                  <TableCell align="right">{texts.cost}</TableCell>
                  <TableCell>{texts.state}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={row.application}>
                    <TableCell>{row.application}</TableCell>
                    <TableCell align="right">{formatQuantity(row.lots)}</TableCell>
                    {isAuction && <TableCell align="right">{formatAmount(row.bid)}</TableCell>}
                    <TableCell align="right">{formatQuantity(row.wonLots)}</TableCell>
                    <TableCell align="right">{row.cost === null ? '–' : formatAmount(row.cost)}</TableCell>
                    <TableCell>{texts.states[row.state]}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          {total === 0 && <Typography sx={{ p: 2 }}>{lists.nothing}</Typography>}
          {total > PAGE_SIZE && (
            <Box
              component="nav"
              aria-label={texts.pages}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
            >
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
  );
}

function Files({ draw }: { draw: DrawFacts }) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  const { offer } = draw;

  async function make(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(await logoutIfDenied(error))) notify(texts.exportFailed, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const exported = async () => {
    const all = await readPages((page, pageSize) => ask(listResults, { offer, page, pageSize }), {
      page: 1,
      perPage: EXPORTED_MAX,
    });
    const { text, cut } = csvOfPage(
      all,
      [
        [texts.application, (row) => row.application],
        [texts.lots, (row) => row.lots],
        [texts.bid, (row) => row.bid],
        [texts.wonLots, (row) => row.wonLots],
        [texts.price, (row) => row.price],
        [texts.cost, (row) => row.cost],
        [texts.state, (row) => texts.states[row.state]],
      ],
      lists.cut,
    );
    saveCsv(`draw-${offer}`, text);
    if (cut !== null) notify(cut, { type: 'warning' });
  };
  const published = async () => saveJson(`draw-${offer}`, (await ask(getStaffDrawFile, { offer })).file);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button disabled={isBusy} onClick={() => void make(exported)} sx={{ minHeight: 40 }}>
        {texts.export}
      </Button>
      {draw.commitment !== null && (
        <Button disabled={isBusy} onClick={() => void make(published)} sx={{ minHeight: 40 }}>
          {texts.file}
        </Button>
      )}
      {draw.allocation === 'draw' && (
        <Button href={`/#/home/newStockRecord?proof=${offer}`} target="_blank" rel="noreferrer" sx={{ minHeight: 40 }}>
          {texts.proof}
        </Button>
      )}
    </Box>
  );
}
