/** The first page: how long people wait against what was promised, what was decided today, and whether the house is whole. */
import { alpha, Box, Button, Typography, type Theme } from '@mui/material';
import { getOverview } from '@bahi/contract/staff/queues.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatSigned } from '@bahi/core/format.ts';
import type { ReactNode } from 'react';
import { Link, Title, useResourceDefinitions } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useInvariantWords } from '../i18n/invariant-words.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { Fact, Facts } from '../queues/columns.tsx';
import { usePageTitle, useQueueWords } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { ownWords } from './words.ts';

type Overview = OutputOf<typeof getOverview>;
type QueueState = Overview['queues'][number];
type Decided = Overview['decidedToday'][number];

const EVERY_MS = 10_000;

export default function OverviewPage() {
  const { lists } = useTexts();
  const query = useRead(getOverview, {}, { everyMs: EVERY_MS });
  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      <Reading of={query}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <House data={data} />
            <Box sx={grid}>
              {data.queues.map((queue) => (
                <QueueCard key={queue.queue} queue={queue} />
              ))}
            </Box>
            <Box sx={grid}>
              {data.decidedToday.map((decided) => (
                <DecidedCard key={decided.queue} decided={decided} />
              ))}
            </Box>
            <Typography sx={{ color: 'text.secondary' }}>{lists.asOf(when(data.at))}</Typography>
          </Box>
        )}
      </Reading>
    </Box>
  );
}

const grid = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } as const;

function House({ data }: { data: Overview }) {
  const texts = useWords(ownWords);
  const { titleOf } = useInvariantWords();
  return (
    <Panel title={texts.house} aside={<PageLink to="health">{texts.openHealth}</PageLink>}>
      <Box sx={{ ...grid, gap: 0 }}>
        <Sign label={texts.trading} isGood={!data.isHalted}>
          {data.isHalted ? texts.isHalted : texts.isOpen}
        </Sign>
        <Sign label={texts.ledger} isGood={data.ledgerDifferences.length === 0}>
          {data.ledgerDifferences.length === 0
            ? texts.ledgerGood
            : `${texts.ledgerBad}: ${data.ledgerDifferences.map(({ currency, amount }) => `${formatSigned(amount)} ${currency}`).join(', ')}`}
        </Sign>
        <Sign label={texts.audit} isGood={data.auditBroken.length === 0}>
          {data.auditBroken.length === 0 ? texts.auditGood : texts.auditBad(data.auditBroken.map(titleOf))}
        </Sign>
      </Box>
    </Panel>
  );
}

function Sign({ label, isGood, children }: { label: string; isGood: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{ px: 2, py: 1.5, bgcolor: isGood ? 'transparent' : ({ palette }: Theme) => alpha(palette.error.main, 0.12) }}
    >
      <Typography sx={{ color: isGood ? 'text.secondary' : 'text.primary' }}>{label}</Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  );
}

function QueueCard({ queue }: { queue: QueueState }) {
  const texts = useWords(ownWords);
  const { waiting, late, p50Minutes, p90Minutes, promiseMinutes, oldestAt } = queue;
  const mark = (minutes: number | null) =>
    minutes !== null && promiseMinutes !== null && minutes > promiseMinutes ? 'bad' : 'plain';
  return (
    <Panel title={usePageTitle(queue.queue)} aside={<PageLink to={queue.queue}>{texts.openQueue}</PageLink>}>
      <Box
        sx={{ px: 2, py: 1, display: 'flex', alignItems: 'baseline', gap: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography
          component="span"
          sx={{ fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {waiting}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {texts.waiting} ·
        </Typography>
        <Typography
          component="span"
          sx={{ fontWeight: late > 0 ? 600 : 400, color: late > 0 ? 'error.main' : 'text.secondary' }}
        >
          {late > 0 ? texts.late(late) : texts.onTime}
        </Typography>
      </Box>
      <Facts>
        <Fact label={texts.p50} mark={mark(p50Minutes)}>
          {p50Minutes === null ? '–' : texts.minutes(p50Minutes)}
        </Fact>
        <Fact label={texts.p90} mark={mark(p90Minutes)}>
          {p90Minutes === null ? '–' : texts.minutes(p90Minutes)}
        </Fact>
        <Fact label={texts.promise}>{promiseMinutes === null ? '–' : texts.minutes(promiseMinutes)}</Fact>
        <Fact label={texts.oldest}>{when(oldestAt)}</Fact>
      </Facts>
    </Panel>
  );
}

function DecidedCard({ decided }: { decided: Decided }) {
  const texts = useWords(ownWords);
  const { reason: restrictionReasons } = useRestrictionTexts();
  const { queue, approved, rejected, byReason } = decided;
  const names: Readonly<Record<string, string>> = { ...restrictionReasons, ...useQueueWords()[queue]?.reasons };
  return (
    <Panel title={`${texts.today} · ${usePageTitle(queue)}`}>
      {approved + rejected === 0 ? (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{texts.noneToday}</Typography>
      ) : (
        <Facts>
          <Fact label={texts.approved}>{approved}</Fact>
          <Fact label={texts.rejected}>{rejected}</Fact>
          {byReason.map(({ reason, count }) => (
            <Fact key={reason} label={names[reason] ?? reason}>
              {count}
            </Fact>
          ))}
        </Facts>
      )}
    </Panel>
  );
}

/** To pages the own roles may open. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const shown = useResourceDefinitions();
  if (!shown[to]?.hasList) return null;
  return (
    <Button component={Link} to={`/${to}`} sx={{ minHeight: 40 }}>
      {children}
    </Button>
  );
}
