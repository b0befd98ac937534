/** Changes proposed by one person and in force only after another approved them (rules §10): the list, and one with its differences. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { changeKindsFor } from '@bahi/contract/staff/change.ts';
import { useState } from 'react';
import { Datagrid, FunctionField, SelectInput, usePermissions } from 'react-admin';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import { RowOpener } from '../shell/row-opener.tsx';
import { subjectOf, type Change } from './change-words.ts';
import { useChangeWords } from './use-change-words.ts';
import { ChangeDialog } from './change-dialog.tsx';

export default function ChangeList() {
  const texts = useTexts();
  const { lists, changes } = texts;
  const used = useChangeWords();
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  const [open, setOpen] = useState<Change | null>(null);
  return (
    <>
      <ListPage
        filters={[
          <SelectInput key="state" source="state" label={lists.state} choices={choicesOf(changes.states)} alwaysOn />,
          <SelectInput
            key="kind"
            source="kind"
            label={lists.kind}
            choices={choicesOf(changes.kinds, changeKindsFor(permissions))}
            alwaysOn
          />,
        ]}
        columns={[
          [lists.at, (row: Change) => when(row.madeAt)],
          [lists.kind, (row: Change) => changes.kinds[row.kind]],
          [lists.subject, (row: Change) => subjectOf(row, used)],
          [lists.state, (row: Change) => changes.states[row.state]],
          [changes.maker, (row: Change) => row.maker],
          [lists.reason, (row: Change) => row.reason],
          [changes.checker, (row: Change) => row.checker],
          [changes.checkedAt, (row: Change) => (row.checkedAt === null ? '' : when(row.checkedAt))],
        ]}
      >
        <Datagrid
          bulkActionButtons={false}
          rowClick={(_id, _resource, row) => {
            setOpen(row as unknown as Change);
            return false;
          }}
        >
          <FunctionField label={lists.at} render={(row: Change) => when(row.madeAt)} />
          <FunctionField label={lists.kind} render={(row: Change) => changes.kinds[row.kind]} />
          <FunctionField
            label={lists.subject}
            render={(row: Change) => <RowOpener onOpen={() => setOpen(row)}>{subjectOf(row, used)}</RowOpener>}
          />
          <FunctionField label={lists.state} render={(row: Change) => changes.states[row.state]} />
          <FunctionField label={changes.maker} render={(row: Change) => row.maker} />
          <FunctionField label={lists.reason} render={(row: Change) => row.reason} />
          <FunctionField label={changes.checker} render={(row: Change) => row.checker ?? '–'} />
        </Datagrid>
      </ListPage>
      {open !== null && <ChangeDialog key={open.id} change={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function choicesOf<Key extends string>(names: Readonly<Record<Key, string>>, keys = Object.keys(names) as Key[]) {
  return keys.map((id) => ({ id, name: names[id] }));
}
