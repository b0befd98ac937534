/** What was read, or the state of the reading: loading, failed with another try, or the last answer with a word that it is old. */
import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/wording.ts';

interface ReadingProps<Data> {
  readonly of: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

export function Reading<Data>({ of: query, children }: ReadingProps<Data>) {
  const { lists } = useTexts();
  const { data, error, refetch, isFetching } = query;
  return (
    <>
      {error !== null && (
        <Alert
          severity="error"
          sx={{ my: 1 }}
          action={
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {lists.tryAgain}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {data !== undefined && children(data)}
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
