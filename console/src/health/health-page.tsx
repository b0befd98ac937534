/** How the house is (rules §10): trading and its switch, the books, the record of staff, settlement, jobs, boards, database, surveillance. */
import { getHealth } from '@bahi/contract/staff/health.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatQuantity } from '@bahi/core/format.ts';
import { Title } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useInvariantWords } from '../i18n/invariant-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Fact, Facts } from '../queues/columns.tsx';
import { usePageTitle } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { Documents } from './documents.tsx';
import { Surveillance } from './surveillance.tsx';
import { TradingSwitch } from './trading-switch.tsx';
import { ownWords } from './words.ts';

type Health = OutputOf<typeof getHealth>;

const EVERY_MS = 10_000;
const PARKED_SHOWN = 20;

export default function HealthPage() {
  const { lists } = useTexts();
  const query = useRead(getHealth, {}, { everyMs: EVERY_MS });
  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      <Reading of={query}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TradingSwitch halt={data.halt} onChanged={() => void query.refetch()} />
            <Box sx={columns}>
              <Books audit={data.audit} />
              <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
                <Record record={data.record} />
                <Settlement parked={data.parkedOrders} />
                <Boards boards={data.boards} />
                <Jobs jobs={data.jobs} />
                <DatabaseState database={data.database} />
              </Box>
            </Box>
            <Documents />
            <Surveillance />
            <Typography sx={{ color: 'text.secondary' }}>{lists.asOf(when(data.at))}</Typography>
          </Box>
        )}
      </Reading>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

function Books({ audit }: { audit: Health['audit'] }) {
  const texts = useWords(ownWords);
  const { titleOf, meaningOf } = useInvariantWords();
  return (
    <Panel title={texts.books}>
      {audit.at === null || audit.isClean === null ? (
        <Alert severity="info">{texts.notLooked}</Alert>
      ) : (
        <Alert severity={audit.isClean ? 'success' : 'error'}>
          {audit.isClean ? texts.clean(when(audit.at)) : texts.broken(when(audit.at))}
        </Alert>
      )}
      {audit.whole === null ? (
        <Alert severity="info">{texts.wholeNotYet}</Alert>
      ) : (
        <Alert severity={audit.whole.isClean ? 'success' : 'error'}>
          {audit.whole.isClean ? texts.wholeClean(when(audit.whole.at)) : texts.wholeBroken(when(audit.whole.at))}
        </Alert>
      )}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.invariant}</TableCell>
            <TableCell>{texts.state}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {audit.invariants.map(({ name, meaning, isWholeOnly, broken }) => (
            <TableRow key={name}>
              <TableCell>
                <b>{titleOf(name)}</b>
                <Box sx={{ color: 'text.secondary' }}>{meaningOf({ name, meaning })}</Box>
                {/* By this name it stands in the log and the alarm. */}
                {broken > 0 && <code>{name}</code>}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', ...(broken > 0 && { color: 'error.main', fontWeight: 600 }) }}>
                {broken > 0
                  ? texts.brokenRows(broken)
                  : isWholeOnly
                    ? audit.whole === null
                      ? texts.wholeOnly
                      : texts.heldWhole
                    : audit.at === null
                      ? '–'
                      : texts.holds}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Record({ record }: { record: Health['record'] }) {
  const texts = useWords(ownWords);
  return (
    <Panel title={texts.record}>
      {record === null ? (
        <Alert severity="info">{texts.recordNone}</Alert>
      ) : (
        <Alert severity={record.brokenAt === null ? 'success' : 'error'}>
          {record.brokenAt === null
            ? texts.recordGood(record.rows, when(record.at))
            : record.isCut
              ? texts.recordCut(record.brokenAt)
              : texts.recordBad(record.brokenAt)}
        </Alert>
      )}
    </Panel>
  );
}

function Settlement({ parked }: { parked: Health['parkedOrders'] }) {
  const texts = useWords(ownWords);
  return (
    <Panel title={texts.settlement}>
      <Alert severity={parked.length === 0 ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
        {parked.length === 0 ? texts.settled : texts.parked(parked.length, parked.slice(0, PARKED_SHOWN).join(', '))}
      </Alert>
    </Panel>
  );
}

function Boards({ boards }: { boards: Health['boards'] }) {
  const texts = useWords(ownWords);
  return (
    <Panel title={texts.boards}>
      <Facts>
        {boards.map(({ board, isOpen, quoteAgeMs, isFresh }) => (
          <Fact
            key={board}
            label={texts.board[board]}
            // A closed board needs no quotes.
            mark={isOpen && !isFresh ? 'bad' : 'plain'}
            finding={quoteAgeMs === null ? texts.noQuote : texts.quoteAge((quoteAgeMs / 1000).toFixed(1))}
          >
            {isOpen ? `${texts.session.open} · ${isFresh ? texts.fresh : texts.stale}` : texts.session.closed}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Jobs({ jobs }: { jobs: Health['jobs'] }) {
  const texts = useWords(ownWords);
  return (
    <Panel title={texts.jobs}>
      <Box sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {jobs.waiting === null ? texts.jobsNone : texts.jobsWaiting(jobs.waiting)}
          {jobs.oldestDueAt !== null && ` · ${texts.jobsOldest(when(jobs.oldestDueAt))}`}
        </Typography>
        {jobs.failing.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.jobsGood}</Typography>}
      </Box>
      {jobs.failing.map(({ task, attempts, error }) => (
        <Alert key={task} severity="error" sx={{ overflowWrap: 'anywhere' }}>
          <b>{task}</b> · {texts.jobAttempts(attempts)}: {error}
        </Alert>
      ))}
    </Panel>
  );
}

const MEGABYTE = 1024 * 1024;

function DatabaseState({ database }: { database: Health['database'] }) {
  const texts = useWords(ownWords);
  const { problem, latencyMs, sizeBytes, freeBytes } = database;
  const size = texts.size(formatQuantity(sizeBytes / MEGABYTE));
  const room = freeBytes === null ? size : `${size} · ${texts.free(formatQuantity(freeBytes / MEGABYTE))}`;
  return (
    <Panel title={texts.database}>
      <Facts>
        <Fact label={texts.state} mark={problem === null ? 'plain' : 'bad'} finding={room}>
          {problem === null ? texts.databaseOk(latencyMs) : texts.storage[problem]}
        </Fact>
      </Facts>
    </Panel>
  );
}
