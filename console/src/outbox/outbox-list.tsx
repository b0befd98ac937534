/** What would have gone to customers' phones and mailboxes, in an install that sends nothing outside: practice only. */
import type { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { Alert } from '@mui/material';
import { Datagrid, FunctionField, TextInput } from 'react-admin';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { ownWords } from './words.ts';

type OutboxRow = RowOf<typeof listOutbox>;

const LANGUAGES = { en: 'English', tw: '繁體中文', ko: '한국어' };

export default function OutboxList() {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  return (
    <>
      <Alert severity="info" sx={{ mt: 1 }}>
        {texts.hint}
      </Alert>
      <ListPage
        filters={[<TextInput key="account" source="account" label={lists.account} alwaysOn resettable />]}
        columns={[
          [lists.at, (row: OutboxRow) => when(row.at)],
          [lists.account, (row: OutboxRow) => row.account],
          [texts.to, (row: OutboxRow) => row.to],
          [texts.language, (row: OutboxRow) => LANGUAGES[row.language]],
          [texts.text, (row: OutboxRow) => row.text],
        ]}
      >
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <FunctionField label={lists.at} render={(row: OutboxRow) => when(row.at)} />
          <FunctionField label={lists.account} render={(row: OutboxRow) => row.account ?? texts.nobody} />
          <FunctionField label={texts.to} render={(row: OutboxRow) => row.to} />
          <FunctionField label={texts.language} render={(row: OutboxRow) => LANGUAGES[row.language]} />
          <FunctionField label={texts.text} render={(row: OutboxRow) => row.text} />
        </Datagrid>
      </ListPage>
    </>
  );
}
