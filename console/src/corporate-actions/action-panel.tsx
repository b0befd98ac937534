/** One corporate action: its terms and dates, how far its holders are served, and what was said of it in public. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import { formatAmount, formatBusinessDate, formatQuantity } from '@bahi/core/format.ts';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { Fact, Facts } from '../queues/columns.tsx';
import { Panel } from '../shell/panel.tsx';
import { StateGround } from '../shell/state-ground.tsx';
import { ownWords } from './words.ts';

export type ActionProgress = OutputOf<typeof listActionProgress>['rows'][number];
type Row = ActionProgress;
type Texts = typeof ownWords.en;

export function ActionPanel({ row }: { row: Row }) {
  const texts = useWords(ownWords);
  const { action } = row;
  const isDividend = action.kind === 'dividend';
  const exDate = formatBusinessDate(action.exDate);
  return (
    <Panel title={`${action.symbol} · ${action.name} · ${exDate}`} aside={<StateChip state={action.state} />}>
      <Facts>
        <Fact label={texts.terms}>
          {texts.kinds[action.kind]}: {termsOf(action, texts)}
        </Fact>
        <Fact label={texts.recordDate}>{formatBusinessDate(action.recordDate)}</Fact>
        <Fact label={texts.exDate}>{exDate}</Fact>
        {isDividend && <Fact label={texts.payDate}>{formatBusinessDate(action.payDate)}</Fact>}
        {row.base !== null && <Fact label={texts.base}>{`${formatAmount(row.base)} INR`}</Fact>}
        {row.entitled > 0 && <Fact label={texts.entitled}>{formatQuantity(row.entitled)}</Fact>}
        {row.shares > 0 && <Fact label={texts.shares}>{formatQuantity(row.shares)}</Fact>}
        {isDividend && row.adjustedAt !== null && <Fact label={texts.amount}>{`${formatAmount(row.amount)} INR`}</Fact>}
        {row.underReview > 0 && <Fact label={texts.underReview}>{formatQuantity(row.underReview)}</Fact>}
        {isDividend && row.paidBy !== null && row.paidAt === null && (
          <Fact label={texts.paidBy}>{when(row.paidBy)}</Fact>
        )}
      </Facts>
      {row.outgrown > 0 && (
        <Alert severity="error" sx={{ mx: 2, my: 1 }}>
          {texts.outgrown(formatQuantity(row.outgrown), action.symbol)}
        </Alert>
      )}
      <Progress row={row} />
      <Said row={row} />
    </Panel>
  );
}

function Progress({ row }: { row: Row }) {
  const texts = useWords(ownWords);
  const { action, entitled } = row;
  const waits = waitingWords(row, texts);
  if (waits !== null) return <Typography sx={{ px: 2, py: 1, color: 'text.secondary' }}>{waits}</Typography>;
  const isPaying = action.kind === 'dividend' && row.adjustedAt !== null;
  const done = isPaying ? row.paid : row.adjusted;
  const words = isPaying ? texts.paid : texts.adjusted;
  const said = words(formatQuantity(done), formatQuantity(entitled));
  return (
    <Box sx={{ px: 2, py: 1, display: 'grid', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        aria-label={`${texts.progress}: ${action.symbol}`}
        aria-valuetext={said}
        value={Math.floor((done * 100) / entitled)}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{said}</Typography>
    </Box>
  );
}

/** Null: there is something to count. */
function waitingWords({ action, recordedAt, entitled }: Row, texts: Texts): string | null {
  if (action.state === 'withdrawn') return texts.nothingHappens;
  if (recordedAt === null) return texts.notYet(formatBusinessDate(action.recordDate));
  return entitled === 0 ? texts.nobody : null;
}

function Said({ row: { action, product } }: { row: Row }) {
  const texts = useWords(ownWords);
  if (product === null) {
    return <Typography sx={{ px: 2, pb: 1, color: 'text.secondary' }}>{texts.byMarket}</Typography>;
  }
  return (
    <Box sx={{ px: 2, pb: 1, display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.notice}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{action.notice}</Typography>
      {action.notes.length > 0 && <Typography sx={{ fontWeight: 600 }}>{texts.notes}</Typography>}
      {action.notes.map(({ at, text }) => (
        <Typography key={`${at} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
          {when(at)} · {text}
        </Typography>
      ))}
      <Box>
        <Button component={Link} to={`/products?product=corporate_action:${product}`} sx={{ minHeight: 44 }}>
          {texts.open}
        </Button>
      </Box>
    </Box>
  );
}

const grounds: Readonly<Record<Row['action']['state'], string>> = {
  announced: 'info.light',
  recorded: 'warning.light',
  ex: 'warning.light',
  done: 'action.hover',
  withdrawn: 'action.hover',
};

function StateChip({ state }: { state: Row['action']['state'] }) {
  const texts = useWords(ownWords);
  return <StateGround ground={grounds[state]} word={texts.states[state]} />;
}

export function termsOf({ kind, numerator, denominator, perShare }: Row['action'], texts: Texts): string {
  const [fresh, held] = [formatQuantity(numerator), formatQuantity(denominator)];
  switch (kind) {
    case 'split':
      return texts.split(fresh, held);
    case 'bonus':
      return texts.bonus(fresh, held);
    case 'dividend':
      return texts.perShare(formatAmount(perShare));
  }
}
