/** What was read, or the state of the reading: loading, failed with another try, or the last answer with a word that it is old. */
import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';

interface ReadingProps<Data> {
  readonly of: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

export function Reading<Data>({ of: query, children }: ReadingProps<Data>) {
  const { lists } = useTexts();
  const { data, error, refetch, isFetching, dataUpdatedAt } = query;
  const isOld = error !== null && data !== undefined;
  return (
    <>
      {error !== null && (
        <Alert
          severity="error"
          sx={{ my: 1 }}
          action={
            <Button disabled={isFetching} sx={{ whiteSpace: 'nowrap' }} onClick={() => void refetch()}>
              {lists.tryAgain}
            </Button>
          }
        >
          {error.message}
          {isOld && ` ${lists.readAt(when(dataUpdatedAt))}`}
        </Alert>
      )}
      {/* No green for what may be so no more. */}
      {data !== undefined && (
        <Box sx={isOld ? { filter: 'grayscale(1)' } : { display: 'contents' }}>{children(data)}</Box>
      )}
      {data === undefined && error === null && (
        <Box role="status" aria-label={lists.loading} sx={{ p: 2 }}>
          {[60, 80, 40].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={28} />
          ))}
        </Box>
      )}
    </>
  );
}
