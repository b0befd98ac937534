/** All customers, found by number, account or verified name; a row opens the case file. */
import { formatAmount } from '@bahi/core/format.ts';
import { Box } from '@mui/material';
import { Datagrid, FunctionField, SelectInput, TextInput } from 'react-admin';
import { when } from '../data/when.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { RowOpener } from '../shell/row-opener.tsx';
import { choicesOf } from './choices.ts';
import { VerificationChip, type CustomerRow } from './chips.tsx';
import { ownWords } from './words.ts';

export function CustomerList() {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const { kind: kinds } = useRestrictionTexts();
  const restrictionsOf = (row: CustomerRow) => row.restrictions.map((kind) => kinds[kind]).join(', ');
  return (
    <ListPage
      filters={[
        <TextInput
          key="text"
          source="text"
          label={texts.search}
          alwaysOn
          resettable
          helperText={false}
          sx={{ minWidth: 280 }}
        />,
        <SelectInput
          key="verification"
          source="verification"
          label={texts.verification}
          choices={choicesOf(texts.verifications)}
          alwaysOn
        />,
        <SelectInput
          key="restriction"
          source="restriction"
          label={texts.restriction}
          choices={choicesOf(kinds)}
          alwaysOn
        />,
      ]}
      columns={[
        [lists.number, (row: CustomerRow) => row.id],
        [lists.account, (row: CustomerRow) => row.account],
        [texts.name, (row: CustomerRow) => row.name],
        [texts.verification, (row: CustomerRow) => texts.verifications[row.verification]],
        [texts.restrictions, restrictionsOf],
        [texts.available, (row: CustomerRow) => row.available],
        [texts.institution, (row: CustomerRow) => row.institution],
        [texts.registered, (row: CustomerRow) => when(row.registeredAt)],
      ]}
    >
      <Datagrid bulkActionButtons={false} rowClick={(id) => `/customers?customer=${id}`}>
        <FunctionField label={lists.number} textAlign="right" render={(row: CustomerRow) => row.id} />
        <FunctionField
          label={lists.account}
          render={(row: CustomerRow) => <RowOpener to={`/customers?customer=${row.id}`}>{row.account}</RowOpener>}
        />
        <FunctionField label={texts.name} render={(row: CustomerRow) => row.name ?? '–'} />
        <FunctionField
          label={texts.verification}
          render={(row: CustomerRow) => <VerificationChip state={row.verification} />}
        />
        <FunctionField
          label={texts.restrictions}
          render={(row: CustomerRow) =>
            row.restrictions.length === 0 ? (
              '–'
            ) : (
              <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                {restrictionsOf(row)}
              </Box>
            )
          }
        />
        <FunctionField
          label={texts.available}
          textAlign="right"
          render={(row: CustomerRow) => formatAmount(row.available)}
        />
        <FunctionField label={texts.institution} render={(row: CustomerRow) => row.institution ?? '–'} />
        <FunctionField label={texts.registered} render={(row: CustomerRow) => when(row.registeredAt)} />
      </Datagrid>
    </ListPage>
  );
}
