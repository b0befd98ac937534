/** The client bank account by the bank's own statements, each against the journal: one enters a figure, another confirms it. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { listBankStatements, proposeBankStatement } from '@bahi/contract/staff/corrections.ts';
import { formatAmount, formatBusinessDate, formatSigned, signOf } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS } from '@bahi/core/money.ts';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Datagrid, FunctionField, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import type { RowOf } from '../data/data-provider.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { parseAmount } from '../queues/typed-dialog.tsx';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ListPage } from '../shell/list-page.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

type BankRow = RowOf<typeof listBankStatements>;

export default function BankList() {
  const { bank: texts } = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [isEntering, setEntering] = useState(false);
  const differenceOf = ({ difference }: BankRow) => (signOf(difference) === 0 ? texts.none : formatSigned(difference));
  return (
    <>
      {(permissions?.includes('funds_maker') ?? false) && (
        <Box sx={{ pt: 1, textAlign: 'right' }}>
          <Button variant="contained" onClick={() => setEntering(true)} sx={{ minHeight: 40 }}>
            {texts.enter}
          </Button>
        </Box>
      )}
      <ListPage
        filters={[]}
        columns={[
          [texts.date, (row: BankRow) => row.date],
          [texts.currency, (row: BankRow) => row.currency],
          [texts.total, (row: BankRow) => row.total],
          [texts.ledger, (row: BankRow) => row.ledger],
          [texts.difference, (row: BankRow) => row.difference],
          [texts.confirmed, (row: BankRow) => texts.people(row.maker, row.checker)],
        ]}
      >
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <FunctionField label={texts.date} render={(row: BankRow) => formatBusinessDate(row.date)} />
          <FunctionField label={texts.currency} render={(row: BankRow) => row.currency} />
          <FunctionField label={texts.total} textAlign="right" render={(row: BankRow) => formatAmount(row.total)} />
          <FunctionField label={texts.ledger} textAlign="right" render={(row: BankRow) => formatAmount(row.ledger)} />
          <FunctionField
            label={texts.difference}
            textAlign="right"
            render={(row: BankRow) => (
              <Box component="span" sx={signOf(row.difference) === 0 ? {} : { color: 'error.main', fontWeight: 600 }}>
                {differenceOf(row)}
              </Box>
            )}
          />
          <FunctionField
            label={texts.confirmed}
            render={(row: BankRow) => `${texts.people(row.maker, row.checker)}, ${when(row.confirmedAt)}`}
          />
        </Datagrid>
      </ListPage>
      {isEntering && <EnterDialog onClose={() => setEntering(false)} />}
    </>
  );
}

function EnterDialog({ onClose }: { onClose: () => void }) {
  const { bank: texts } = useWords(ownWords);
  const [currency, setCurrency] = useState('INR');
  const latest = useRead(listBankStatements, { page: 1, pageSize: 1 }).data?.latest ?? '';
  const [typedDate, setDate] = useState<string | null>(null);
  const date = typedDate ?? latest;
  const [total, setTotal] = useState('');
  const [reason, setReason] = useState('');
  const amount = parseAmount(total);
  return (
    <ActionDialog
      title={texts.title}
      submit={texts.submit}
      isReady={amount !== null && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) && isReason(reason)}
      run={async () => {
        await ask(proposeBankStatement, { currency, date, total: amount!, reason: reason.trim() });
        return texts.proposed;
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{texts.hint}</Typography>
      <TextField select label={texts.currency} value={currency} onChange={(event) => setCurrency(event.target.value)}>
        {Object.keys(CURRENCY_DIGITS).map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        type="date"
        label={texts.date}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: latest } }}
      />
      <TextField
        required
        label={texts.totalField}
        value={total}
        onChange={(event) => setTotal(event.target.value)}
        error={total !== '' && amount === null}
        helperText={total !== '' && amount === null ? texts.invalid : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 24 } }}
      />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
