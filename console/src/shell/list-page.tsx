/** A list as every page shows it: filters, saved views, export, paging, and words when there is nothing or no answer. */
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ExportButton,
  FilterButton,
  FilterForm,
  ListBase,
  Pagination,
  Title,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { csvOf, saveCsv } from '../data/csv.ts';
import { useTexts } from '../i18n/wording.ts';
import { SavedViews } from './saved-views.tsx';

interface ListPageProps {
  readonly title: string;
  readonly filters: ReactElement[];
  /** Columns of the exported file: heading, and the field's value. */
  readonly columns: readonly (readonly [heading: string, value: (row: never) => unknown])[];
  /** The list is a part of another page, which gives the title, and shows these rows alone. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function ListPage({ title, filters, columns, only, children }: ListPageProps) {
  const name = useResourceContext() ?? 'list';
  return (
    <ListBase
      perPage={25}
      {...(only === undefined ? {} : { filter: only, storeKey: false, disableSyncWithLocation: true })}
      exporter={(rows: object[]) => {
        saveCsv(
          name,
          csvOf(
            columns.map(([heading]) => heading),
            rows.map((row) => columns.map(([, value]) => value(row as never))),
          ),
        );
      }}
    >
      {only === undefined && <Title title={title} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          py: 1,
          // The library's form takes a whole row otherwise.
          '& > form': { flex: '1 1 320px', minHeight: 0, pb: 0 },
        }}
      >
        <FilterForm filters={filters} />
        <FilterButton filters={filters} disableSaveQuery />
        {only === undefined && <SavedViews />}
        <ExportButton maxResults={10_000} />
      </Box>
      <Paper component="section" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Rows>{children}</Rows>
        <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      </Paper>
    </ListBase>
  );
}

function Rows({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { error, total, refetch, isPending } = useListContext();
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{texts.lists.tryAgain}</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!isPending && total === 0) return <Typography sx={{ p: 3 }}>{texts.lists.nothing}</Typography>;
  return children;
}
