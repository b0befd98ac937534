/** A list as every page shows it: filters, saved views, export, paging, and words when there is nothing or no answer. */
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  FilterButton,
  FilterForm,
  ListBase,
  Pagination,
  Title,
  useDataProvider,
  useListContext,
  useResourceContext,
} from 'react-admin';
import type { Columns } from '../data/csv.ts';
import { useTexts } from '../i18n/wording.ts';
import { usePageTitle } from './domain.ts';
import { ExportButton } from './export-button.tsx';
import { SavedViews } from './saved-views.tsx';

interface ListPageProps {
  /** Where it is not the page's. */
  readonly title?: string;
  readonly filters: ReactElement[];
  readonly columns: Columns<never>;
  /** The list is a part of another page, which gives the title, and shows these rows alone. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function ListPage({ title: given, filters, columns, only, children }: ListPageProps) {
  const pageTitle = usePageTitle();
  const title = given ?? pageTitle;
  return (
    <ListBase
      perPage={25}
      {...(only === undefined ? {} : { filter: only, storeKey: false, disableSyncWithLocation: true })}
      exporter={false}
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
        <ExportAll columns={columns} />
      </Box>
      <Paper component="section" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Rows>{children}</Rows>
        <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      </Paper>
    </ListBase>
  );
}

function ExportAll({ columns }: Pick<ListPageProps, 'columns'>) {
  const resource = useResourceContext() ?? 'list';
  const { filter, filterValues, sort, total } = useListContext();
  const provider = useDataProvider();
  return (
    <ExportButton
      name={resource}
      columns={columns as Columns<object>}
      isEmpty={total === 0}
      read={async (perPage) => {
        const filters = { ...filterValues, ...(filter as object | undefined) };
        const { data, total: all = 0 } = await provider.getList(resource, {
          sort,
          filter: filters,
          pagination: { page: 1, perPage },
        });
        return { rows: data as object[], total: all };
      }}
    />
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
