/** What market surveillance saw in customers' orders, for risk: who, by which orders, in which figures. What it means is for people to say. */
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { formatAmount, formatQuantity } from '@bahi/core/format.ts';
import { Box, Typography } from '@mui/material';
import { Datagrid, FunctionField, Link, ResourceContextProvider, SelectInput, usePermissions } from 'react-admin';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { Panel } from '../shell/panel.tsx';
import { ownWords } from './words.ts';

type FindingRow = RowOf<typeof listFindings>;

export function Surveillance() {
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  return permissions.some((role) => listFindings.roles.includes(role)) && <Findings />;
}

function Findings() {
  const { surveillance: texts } = useWords(ownWords);
  const { lists } = useTexts();
  const seen = useSeen();
  const accountsOf = ({ accounts }: FindingRow) => accounts.map(({ account }) => account).join(', ');
  const span = ({ from, until }: FindingRow) => `${when(from)} – ${when(until)}`;
  return (
    <Panel title={texts.title}>
      <Box sx={{ px: 2, pt: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.meaning}</Typography>
        <ResourceContextProvider value="findings">
          <ListPage
            title={texts.list}
            only={EVERYTHING}
            filters={[
              <SelectInput
                key="pattern"
                source="pattern"
                label={texts.pattern}
                choices={Object.entries(texts.patterns).map(([id, name]) => ({ id, name }))}
                alwaysOn
              />,
            ]}
            columns={[
              [lists.at, span],
              [texts.pattern, (row: FindingRow) => texts.patterns[row.pattern]],
              [texts.symbol, (row: FindingRow) => row.symbol],
              [texts.accounts, accountsOf],
              [texts.seen, seen],
              [texts.orders, (row: FindingRow) => row.orders.join(', ')],
            ]}
          >
            <Datagrid bulkActionButtons={false} rowClick={false}>
              <FunctionField label={lists.at} render={span} />
              <FunctionField
                label={texts.pattern}
                render={(row: FindingRow) => (
                  <>
                    <b>{row.symbol}</b> · {texts.patterns[row.pattern]}
                  </>
                )}
              />
              <FunctionField
                label={texts.accounts}
                render={({ accounts }: FindingRow) =>
                  accounts.map(({ customer, account }) => (
                    <Box key={customer}>
                      <Link to={`/customers?customer=${customer}`}>{account}</Link>
                    </Box>
                  ))
                }
              />
              <FunctionField label={texts.seen} render={seen} />
              <FunctionField
                label={texts.orders}
                render={({ orders }: FindingRow) => (
                  <Box sx={{ maxWidth: 280, overflowWrap: 'anywhere' }}>{orders.join(', ')}</Box>
                )}
              />
            </Datagrid>
          </ListPage>
        </ResourceContextProvider>
      </Box>
    </Panel>
  );
}

const EVERYTHING = {};

/** The figures in a sentence. */
function useSeen(): (row: FindingRow) => string {
  const { surveillance: texts } = useWords(ownWords);
  return (row) => [figuresOf(row, texts.figures), ...(row.isLinked ? [texts.linked] : [])].join(' ');
}

type Words = typeof ownWords.en.surveillance.figures;

function figuresOf(row: FindingRow, words: Words): string {
  const quantity = formatQuantity(row.figures.quantity);
  switch (row.pattern) {
    case 'pair': {
      const { trades, part, handed } = row.figures;
      return words.pair(trades, quantity, part, formatAmount(handed));
    }
    case 'spoofing': {
      const { rounds, cancelled } = row.figures;
      return words.spoofing(rounds, formatQuantity(cancelled), quantity);
    }
    case 'push': {
      const { part, moved, back } = row.figures;
      return words.push(quantity, part, percent(moved), back);
    }
    case 'close': {
      const { part, moved } = row.figures;
      return words.close(quantity, part, percent(moved));
    }
    case 'desk': {
      const { part, seconds } = row.figures;
      return words.desk(quantity, part, seconds);
    }
    default:
      return assertNever(row);
  }
}

const percent = (bps: number) => (bps / 100).toFixed(2);
