/** The restrictions of a customer: those in force with what can be done about them, then the earlier ones. */
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { liftRestriction, type getCustomer } from '@bahi/contract/staff/customers.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { Panel } from '../shell/panel.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

type Row = OutputOf<typeof getCustomer>['restrictions'][number];

interface RestrictionsProps {
  readonly rows: readonly Row[];
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

export function Restrictions({ rows, isOwn, onChanged }: RestrictionsProps) {
  const texts = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [lifting, setLifting] = useState<Row | null>(null);
  const mayLift =
    !isOwn && (permissions ?? []).some((role) => (liftRestriction.roles as readonly string[]).includes(role));
  const running = rows.filter((row) => row.isInForce);
  const past = rows.filter((row) => !row.isInForce);
  return (
    <Panel title={texts.restrictions}>
      {rows.length === 0 && <Typography sx={{ p: 2, color: 'text.secondary' }}>{texts.noRestrictions}</Typography>}
      {running.map((row) => (
        <Running key={row.id} row={row} onLift={mayLift && !row.isOwn ? () => setLifting(row) : null} />
      ))}
      {past.length > 0 && (
        <Box component="details" sx={{ px: 2, py: 1 }}>
          <Box component="summary" sx={{ minHeight: 32, cursor: 'pointer', alignContent: 'center' }}>
            {texts.past(past.length)}
          </Box>
          {past.map((row) => (
            <Past key={row.id} row={row} />
          ))}
        </Box>
      )}
      {lifting !== null && <LiftDialog row={lifting} onClose={() => setLifting(null)} onDone={onChanged} />}
    </Panel>
  );
}

function Running({ row, onLift }: { row: Row; onLift: (() => void) | null }) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const { kind, reason } = useRestrictionTexts();
  const isWaiting = row.approval === 'waiting';
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, color: 'error.main' }}>
          {kind[row.kind]}
        </Typography>
        {onLift !== null && (
          <Button onClick={onLift} sx={{ minHeight: 40 }}>
            {texts.lift.action}
          </Button>
        )}
      </Box>
      <Typography>
        {texts.why}: {reason[row.reason]} · {texts.rule} {row.rule}
      </Typography>
      <Typography>
        {texts.since} {when(row.since)} · {texts.until} {row.until === null ? lists.noEnd : when(row.until)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.by} {row.author ?? texts.byCustomer}
        {row.approvedBy !== null && ` · ${texts.confirmedBy(row.approvedBy)}`}
      </Typography>
      {row.message !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {texts.told}: {row.message}
        </Typography>
      )}
      {isWaiting && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.waitsForSecond(when(row.until))} {texts.askedUntil}:{' '}
          {row.askedUntil === null ? lists.noEnd : when(row.askedUntil)}
        </Alert>
      )}
      {row.appeal !== null && <Typography sx={{ mt: 1 }}>{texts.appeal[row.appeal.state]}</Typography>}
    </Box>
  );
}

function Past({ row }: { row: Row }) {
  const texts = useWords(ownWords);
  const { kind, reason } = useRestrictionTexts();
  const isLifted = row.liftedAt !== null;
  return (
    <Box sx={{ py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {kind[row.kind]}: {reason[row.reason]}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {when(row.since)} – {when(row.liftedAt ?? row.until)} · {row.author ?? texts.byCustomer}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isLifted
          ? [row.liftedBy === null ? texts.lifted : texts.liftedBy(row.liftedBy, when(row.liftedAt)), row.liftReason]
              .filter(Boolean)
              .join(': ')
          : texts.endedItself}
      </Typography>
    </Box>
  );
}

function LiftDialog({ row, onClose, onDone }: { row: Row; onClose: () => void; onDone: () => void }) {
  const texts = useWords(ownWords);
  const { kind } = useRestrictionTexts();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.lift.title(kind[row.kind])}
      submit={texts.lift.action}
      isReady={isReason(reason)}
      run={async () => {
        await ask(liftRestriction, { restriction: row.id, reason: reason.trim() });
        return texts.lift.done;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <ReasonField label={texts.lift.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
