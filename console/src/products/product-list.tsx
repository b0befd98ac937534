/** All products: drafts first, then what is published; whoever writes them begins a new one here. */
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { saveDraft } from '@bahi/contract/staff/offerings.ts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  Datagrid,
  FunctionField,
  SelectInput,
  TextInput,
  useLogoutIfAccessDenied,
  useNavigate,
  useNotify,
  usePermissions,
} from 'react-admin';
import { ask } from '../data/live.ts';
import type { ProductKind } from '../data/product-values.ts';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { useProductForms, useProductKinds } from '../shell/domain.ts';
import { ListPage } from '../shell/list-page.tsx';
import { RowOpener } from '../shell/row-opener.tsx';
import { StateChip, type ProductRow } from './state-chip.tsx';

export function ProductList() {
  const { products: texts, lists } = useTexts();
  const kinds = useProductKinds();
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const navigate = useNavigate();
  return (
    <>
      {(permissions?.includes('products') ?? false) && <NewDraft />}
      <ListPage
        filters={[
          <TextInput key="text" source="text" label={texts.search} alwaysOn resettable />,
          <SelectInput key="kind" source="kind" label={lists.kind} choices={choicesOf(kinds)} alwaysOn />,
          <SelectInput key="stage" source="stage" label={texts.stage} choices={choicesOf(texts.stages)} alwaysOn />,
        ]}
        columns={[
          [texts.number, (row: ProductRow) => numberOf(row)],
          [lists.kind, (row: ProductRow) => kinds[row.kind]],
          [texts.fields.symbol, (row: ProductRow) => row.symbol],
          [texts.fields.name, (row: ProductRow) => row.name],
          [lists.state, (row: ProductRow) => texts.states[row.state]],
          [texts.fields.opensAt, (row: ProductRow) => (row.opensAt === null ? '' : when(row.opensAt))],
          [texts.fields.closesAt, (row: ProductRow) => (row.closesAt === null ? '' : when(row.closesAt))],
          [texts.written, (row: ProductRow) => writtenOf(row, texts)],
        ]}
      >
        <Datagrid
          bulkActionButtons={false}
          rowClick={(_id, _resource, row) => {
            navigate(addressOf(row as unknown as ProductRow));
            return false;
          }}
        >
          <FunctionField label={lists.kind} render={(row: ProductRow) => kinds[row.kind]} />
          <FunctionField
            label={texts.fields.symbol}
            render={(row: ProductRow) => (
              <RowOpener to={addressOf(row)}>{row.symbol || texts.draftOf(kinds[row.kind], numberOf(row))}</RowOpener>
            )}
          />
          <FunctionField label={texts.fields.name} render={(row: ProductRow) => row.name || texts.unnamed} />
          <FunctionField label={lists.state} render={(row: ProductRow) => <StateChip state={row.state} />} />
          <FunctionField
            label={texts.window}
            render={(row: ProductRow) =>
              row.opensAt === null ? texts.notYet : `${when(row.opensAt)} – ${when(row.closesAt)}`
            }
          />
          <FunctionField label={texts.written} render={(row: ProductRow) => writtenOf(row, texts)} />
        </Datagrid>
      </ListPage>
    </>
  );
}

type Saved = OutputOf<typeof saveDraft>;

function NewDraft() {
  const forms = useProductForms();
  const kinds = useProductKinds();
  const { products: texts } = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);

  async function begin(kind: ProductKind) {
    setBusy(true);
    try {
      const { id }: Saved = await ask(saveDraft, { draft: null, version: 0, kind, values: forms[kind].initial });
      navigate(`/products?draft=${id}`);
    } catch (error) {
      if (!(await logoutIfDenied(error))) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      role="group"
      aria-label={texts.newDraft}
      sx={{ pt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}
    >
      {texts.newDraft}:
      {(Object.keys(kinds) as ProductKind[]).map((kind) => (
        <Button key={kind} variant="outlined" disabled={isBusy} onClick={() => void begin(kind)} sx={{ minHeight: 40 }}>
          {kinds[kind]}
        </Button>
      ))}
    </Box>
  );
}

/** A row of the list is named by its kind and number: the numbers of two kinds may be the same. */
function numberOf({ id }: ProductRow): string {
  return id.slice(id.indexOf(' ') + 1);
}

function addressOf(row: ProductRow): string {
  const number = numberOf(row);
  return row.isDraft ? `/products?draft=${number}` : `/products?product=${row.kind}:${number}`;
}

function writtenOf({ by, at }: ProductRow, texts: ReturnType<typeof useTexts>['products']): string {
  return by === null ? texts.publishedAt(when(at)) : texts.writtenBy(by, when(at));
}

function choicesOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}
