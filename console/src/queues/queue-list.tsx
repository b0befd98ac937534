/** The list of a queue: who waits, for how long against the promise, what is noticeable, who has it. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Alert, Box, Button, ButtonBase, InputBase, Skeleton, Typography } from '@mui/material';
import { formatAmount, formatTime } from '@bahi/core/format.ts';
import type { Ref } from 'react';
import { useGetIdentity } from 'react-admin';
import type { RestrictionTexts } from '@bahi/contract/restrictions/reasons.en.ts';
import { useRestrictionTexts, useTexts } from '../i18n/wording.ts';
import type { Texts } from '../i18n/texts.en.ts';
import { when, ZONE } from '../data/when.ts';
import { useTypedSearch } from '../shell/use-typed-search.ts';
import { AgeChip } from './age-chip.tsx';
import { ageOf } from '../data/age.ts';
import { ColumnHead, Kbd } from './columns.tsx';
import { QueueFoot } from './queue-foot.tsx';
import type { QueueRow } from './queue-row.ts';
import { useKeySettings } from './use-keys.ts';
import { useNow } from './use-now.ts';
import { states, type Queue } from './use-queue.ts';

interface QueueListProps {
  readonly queue: Queue;
  readonly title: string;
  readonly searchRef: Ref<HTMLInputElement>;
  onOpen(id: string): void;
}

export function QueueList({ queue, title, searchRef, onOpen }: QueueListProps) {
  const { queues } = useTexts();
  const now = useNow(10_000);
  const { rows, total, state, open, page } = queue;
  const oldest = state === 'waiting' && page === 1 ? rows?.[0] : undefined;
  return (
    <Box
      component="section"
      aria-label={title}
      className="Bahi-list"
      sx={{
        gridArea: 'list',
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <ColumnHead
        title={title}
        aside={
          rows !== null && (
            <span aria-live="off">
              {oldest === undefined ? total : queues.lengthAndOldest(total, queues.age(ageOf(oldest.at, now)))}
            </span>
          )
        }
      />
      <Tools queue={queue} searchRef={searchRef} />
      {queue.error !== null && (
        <Alert
          severity="error"
          sx={{ borderRadius: 0 }}
          action={<Button onClick={queue.refresh}>{queues.retry}</Button>}
        >
          {queue.error.message}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {rows === null && queue.error === null && <Loading />}
        {rows !== null && rows.length === 0 && <Empty queue={queue} />}
        {rows !== null && rows.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row
                  row={row}
                  now={now}
                  isOver={state === 'decided'}
                  isOpen={row.id === open}
                  onOpen={() => onOpen(row.id)}
                />
              </li>
            ))}
          </Box>
        )}
      </Box>
      <QueueFoot queue={queue} />
    </Box>
  );
}

function Tools({ queue, searchRef }: Pick<QueueListProps, 'queue' | 'searchRef'>) {
  const { queues } = useTexts();
  const { isOn, keys } = useKeySettings();
  const { goTo } = queue;
  const { typed, type, searchNow } = useTypedSearch(queue.text, (text) => goTo({ text, page: 1 }));
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Box
        role="group"
        aria-label={queues.which}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', px: 1, pt: 0.5 }}
      >
        {states.map((state) => (
          <Button
            key={state}
            size="small"
            aria-pressed={state === queue.state}
            onClick={() => goTo({ state, page: 1, open: null })}
            sx={{
              minHeight: 40,
              color: state === queue.state ? 'primary.main' : 'text.secondary',
              borderRadius: 0,
              borderBottom: 2,
              borderColor: state === queue.state ? 'primary.main' : 'transparent',
            }}
          >
            {queues.states[state]}
          </Button>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          minHeight: 40,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          inputRef={searchRef}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return;
            if (event.key === 'Escape') type('');
            else searchNow();
            // The keys are for the list again.
            (event.target as HTMLElement).blur();
          }}
          placeholder={queues.search}
          inputProps={{ 'aria-label': queues.search, maxLength: 60 }}
          sx={{ flex: 1, fontSize: '0.8125rem' }}
        />
        {isOn && <Kbd>{keys.search.toUpperCase()}</Kbd>}
      </Box>
    </Box>
  );
}

interface RowProps {
  readonly row: QueueRow;
  readonly now: number;
  /** It was decided. */
  readonly isOver: boolean;
  readonly isOpen: boolean;
  onOpen(): void;
}

function Row({ row, now, isOver, isOpen, onOpen }: RowProps) {
  const { queues } = useTexts();
  const restriction = useRestrictionTexts();
  const { identity } = useGetIdentity();
  const { customer, amount, currency, claim, status } = row;
  const isElsewhere = claim !== null && claim.staff !== identity?.id;
  return (
    <ButtonBase
      onClick={onOpen}
      aria-current={isOpen ? 'true' : undefined}
      sx={{
        display: 'block',
        width: '100%',
        minHeight: 56,
        px: 2,
        py: 1,
        textAlign: 'left',
        font: 'inherit',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isOpen ? 'info.light' : isElsewhere ? 'transparent' : 'background.paper',
        boxShadow: isOpen ? (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` : 'none',
        color: isElsewhere ? 'text.secondary' : 'text.primary',
        '&:hover': { bgcolor: isOpen ? 'info.light' : 'action.hover' },
        '&.Mui-focusVisible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
      >
        <Box component="span" sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '100%' }}>
          {customer.name ?? customer.account}
        </Box>
        {isOver ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {queues.statuses[status as keyof typeof queues.statuses] ?? status}
          </Box>
        ) : (
          !isElsewhere && <AgeChip waiting={row} now={now} isOnWash={isOpen} />
        )}
      </Box>
      {amount !== null && (
        <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
          {formatAmount(amount)} {currency}
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {isElsewhere
          ? queues.claimedBy(claim.name, formatTime(claim.until, ZONE))
          : detailsOf(row, { queues, restriction }).join(' · ')}
      </Box>
    </ButtonBase>
  );
}

interface RowTexts {
  readonly queues: Texts['queues'];
  readonly restriction: RestrictionTexts;
}

function detailsOf(row: QueueRow, { queues, restriction }: RowTexts): readonly string[] {
  const { hints, status, firstApproval, decision, queue } = row;
  const kinds: Readonly<Record<string, string>> = restriction.kind;
  const words = hints.map(
    ({ key, params }) => queues.hints[key as keyof typeof queues.hints]?.(params) ?? kinds[key] ?? key,
  );
  if (queue === 'identity' && !hints.some(({ key }) => key === 'attempt')) words.unshift(queues.firstTry);
  if (decision !== null)
    return [
      status === 'approved' && queue === 'withdrawals' ? queues.toBePaid : '',
      queues.decidedBy(decision.by, when(decision.at)),
    ].filter((part) => part !== '');
  return firstApproval === null ? words : [queues.firstBy(firstApproval.name)];
}

function Loading() {
  return (
    <Box aria-hidden sx={{ p: 2 }}>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ mb: 2.5 }}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Box>
      ))}
    </Box>
  );
}

function Empty({ queue: { state, text, goTo } }: { queue: Queue }) {
  const { queues } = useTexts();
  return (
    <Box sx={{ p: 2 }}>
      <Typography>{text === '' ? queues.empty[state] : queues.noMatch}</Typography>
      {text !== '' && <Button onClick={() => goTo({ text: '', page: 1 })}>{queues.clearSearch}</Button>}
    </Box>
  );
}
