/** Everything that happened to a customer as one story, newest first; further pages follow the place where the last one ended. */
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import { Alert, Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { codeWords } from '../i18n/refusal-words.ts';
import { useLanguage, useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { useQueueWords } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { wordsOf, type Entry } from './timeline-words.ts';
import { messageWords } from './message-words.ts';
import { ownWords } from './words.ts';

const PAGE_SIZE = 40;

export function Timeline({ customer }: { customer: string }) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const [domain, setDomain] = useState<Entry['domain'] | null>(null);
  const logoutIfDenied = useLogoutIfAccessDenied();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['timeline', customer, domain],
    queryFn: ({ pageParam }) =>
      ask(getTimeline, {
        customer,
        pageSize: PAGE_SIZE,
        ...(domain === null ? {} : { domain }),
        ...(pageParam === '' ? {} : { after: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Personal data do not outlive the page, and each look is somebody's.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (error !== null) void logoutIfDenied(error);
  }, [error, logoutIfDenied]);
  const rows = data?.pages.flatMap((page) => page.rows);

  return (
    <Panel title={texts.whatHappened} aside={<Typography sx={{ color: 'text.secondary' }}>{texts.looked}</Typography>}>
      <Box
        role="group"
        aria-label={lists.kind}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {[null, ...(Object.keys(texts.domains) as Entry['domain'][])].map((one) => (
          <Chip
            key={one ?? 'all'}
            label={one === null ? texts.allDomains : texts.domains[one]}
            color={one === domain ? 'primary' : 'default'}
            variant={one === domain ? 'filled' : 'outlined'}
            aria-pressed={one === domain}
            onClick={() => setDomain(one)}
            sx={{ height: 36 }}
          />
        ))}
      </Box>
      {rows !== undefined && rows.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row, index) => (
            <Line key={`${row.at} ${row.what} ${rows.length - index}`} row={row} />
          ))}
        </Box>
      )}
      {error !== null && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => void (rows === undefined ? refetch() : fetchNextPage())}>{lists.tryAgain}</Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {rows === undefined && error === null && (
        <Box role="status" aria-label={lists.loading} sx={{ p: 2 }}>
          <Skeleton width="50%" />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Box>
      )}
      {hasNextPage && error === null && (
        <Button fullWidth disabled={isFetching} onClick={() => void fetchNextPage()} sx={{ minHeight: 44 }}>
          {texts.more}
        </Button>
      )}
      {rows !== undefined && !hasNextPage && (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>
          {rows.length === 0 ? texts.emptyDomain : texts.beginning}
        </Typography>
      )}
    </Panel>
  );
}

function Line({ row }: { row: Entry }) {
  const own = useWords(ownWords);
  const queues = useQueueWords();
  const { entries } = useTexts();
  const restriction = useRestrictionTexts();
  const stories = useWords(messageWords);
  const language = useLanguage();
  const { title, body, details } = wordsOf(row, {
    own,
    queues,
    entries,
    restriction,
    stories,
    refusal: (code) => codeWords(code, language),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '140px 92px minmax(0, 1fr)',
        columnGap: 1.5,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Box
        component="time"
        dateTime={new Date(row.at).toISOString()}
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {when(row.at)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {own.domains[row.domain]}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {row.by !== null && row.by !== '' && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {row.by}
          </Box>
        )}
        {body !== null && <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{body}</Typography>}
        {details.length > 0 && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {details.map(([label, value]) => (label === '' ? value : `${label} ${value}`)).join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
