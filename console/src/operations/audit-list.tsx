/** What staff did and saw; each row is chained to the one before, and nobody can change or delete one (rules §10). */
import type { listAudit } from '@bahi/contract/staff/operations.ts';
import { Datagrid, FunctionField, TextInput } from 'react-admin';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { Details } from './details.tsx';
import { ownWords } from './words.ts';

type AuditRow = RowOf<typeof listAudit>;

export default function AuditList() {
  const { lists } = useTexts();
  const { audit } = useWords(ownWords);
  return (
    <ListPage
      filters={[
        <TextInput key="action" source="action" label={audit.action} alwaysOn resettable />,
        <TextInput key="subject" source="subject" label={lists.subject} alwaysOn resettable />,
      ]}
      columns={[
        [audit.number, (row: AuditRow) => row.seq],
        [lists.at, (row: AuditRow) => when(row.at)],
        [lists.by, (row: AuditRow) => row.staff],
        [audit.action, (row: AuditRow) => row.action],
        [lists.subject, (row: AuditRow) => row.subject],
        [audit.detail, (row: AuditRow) => row.detail],
        [audit.hash, (row: AuditRow) => row.hash],
      ]}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField label={audit.number} render={(row: AuditRow) => row.seq} textAlign="right" />
        <FunctionField label={lists.at} render={(row: AuditRow) => when(row.at)} />
        <FunctionField label={lists.by} render={(row: AuditRow) => row.staff ?? '–'} />
        <FunctionField label={audit.action} render={(row: AuditRow) => row.action} />
        <FunctionField label={lists.subject} render={(row: AuditRow) => row.subject} />
        <FunctionField label={audit.detail} render={(row: AuditRow) => <Details detail={row.detail} />} />
        <FunctionField
          label={audit.hash}
          render={(row: AuditRow) => <code title={row.hash}>{row.hash.slice(0, 12)}</code>}
        />
      </Datagrid>
    </ListPage>
  );
}
