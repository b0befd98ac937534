/** What is done about members: added, given roles, enabled and enrolled anew by two people; disabled by one; let in with a code shown once. */
import type { listStaff } from '@bahi/contract/staff/members.ts';
import {
  disableMember,
  issueEnrolment,
  proposeEnabling,
  proposeMember,
  proposeReset,
  proposeRoles,
} from '@bahi/contract/staff/members.ts';
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { ask } from '../data/live.ts';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { RolesField } from './roles-field.tsx';
import { ownWords } from './words.ts';

export type Member = RowOf<typeof listStaff>;

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { members: texts } = useWords(ownWords);
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [customerAccount, setCustomerAccount] = useState('');
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [reason, setReason] = useState('');
  const isAccount = /^[a-z][a-z0-9._-]{2,31}$/.test(account);
  return (
    <ActionDialog
      title={texts.addTitle}
      submit={texts.add}
      isReady={isAccount && name.trim().length >= 2 && roles.length > 0 && isReason(reason)}
      run={async () => {
        const customer = customerAccount.trim();
        await ask(proposeMember, {
          account,
          name: name.trim(),
          roles: [...roles],
          customerAccount: customer === '' ? null : customer,
          reason: reason.trim(),
        });
        return texts.added;
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{texts.addHint}</Typography>
      <TextField
        required
        label={texts.account}
        value={account}
        onChange={(event) => setAccount(event.target.value.toLowerCase())}
        error={account !== '' && !isAccount}
        helperText={account !== '' && !isAccount ? texts.accountInvalid : undefined}
        slotProps={{ htmlInput: { maxLength: 32, autoComplete: 'off' } }}
      />
      <TextField
        required
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <TextField
        label={texts.customerAccount}
        value={customerAccount}
        onChange={(event) => setCustomerAccount(event.target.value)}
        helperText={texts.customerHint}
        slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off' } }}
      />
      <RolesField roles={roles} onChange={setRoles} />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

export function RolesDialog({ member, onClose }: MemberDialogProps) {
  const { staff } = useWords(ownWords);
  const { lists } = useTexts();
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={staff.changeOf(member.name)}
      submit={staff.propose}
      maxWidth="xs"
      isReady={isReason(reason)}
      run={async () => {
        await ask(proposeRoles, { staff: member.id, roles: [...roles], reason: reason.trim() });
        return staff.proposed;
      }}
      onClose={onClose}
    >
      <RolesField roles={roles} onChange={setRoles} />
      <ReasonField label={lists.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

export function DisableDialog({ member, onClose }: MemberDialogProps) {
  const { members: texts } = useWords(ownWords);
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.disableTitle(member.name)}
      submit={texts.disable}
      isDangerous
      isReady={isReason(reason)}
      run={async () => {
        await ask(disableMember, { staff: member.id, reason: reason.trim() });
        return texts.disabled(member.name);
      }}
      onClose={onClose}
      onDone={refresh}
    >
      <Typography sx={{ mb: 1 }}>{texts.disableHint}</Typography>
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

export function EnableDialog({ member, onClose }: MemberDialogProps) {
  const { members: texts } = useWords(ownWords);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.enableTitle(member.name)}
      submit={texts.enable}
      isReady={isReason(reason)}
      run={async () => {
        await ask(proposeEnabling, { staff: member.id, reason: reason.trim() });
        return texts.enabled;
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{texts.enableHint}</Typography>
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** For somebody who lost the authenticator. */
export function ResetDialog({ member, onClose }: MemberDialogProps) {
  const { members: texts } = useWords(ownWords);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.resetTitle(member.name)}
      submit={texts.reset}
      isReady={isReason(reason)}
      run={async () => {
        await ask(proposeReset, { staff: member.id, reason: reason.trim() });
        return texts.resetDone;
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{texts.resetHint}</Typography>
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** The code is in the answer alone: closed, it is gone. */
export function EnrolmentDialog({ member, onClose }: MemberDialogProps) {
  const { members: texts } = useWords(ownWords);
  const { lists } = useTexts();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [issued, setIssued] = useState<OutputOf<typeof issueEnrolment> | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function issue() {
    setBusy(true);
    setProblem('');
    try {
      setIssued(await ask(issueEnrolment, { staff: member.id }));
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="enrolment-title">
      <DialogTitle id="enrolment-title">{texts.codeOf(member.name)}</DialogTitle>
      <DialogContent>
        {issued === null ? (
          <Typography>{texts.codeHint}</Typography>
        ) : (
          <>
            <Typography>
              {texts.codeOnce} {`${location.origin}${location.pathname}#/enrol`}
            </Typography>
            <Typography
              sx={{ my: 2, fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              <code>{issued.code}</code>
            </Typography>
            <Typography>{texts.codeUntil(when(issued.until))}</Typography>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>
              {issued.isOtherMade ? texts.codeOtherMade : texts.codeOther}
            </Typography>
          </>
        )}
        {problem !== '' && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 40 }}>
          {lists.close}
        </Button>
        {issued === null ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void issue()} sx={{ minHeight: 40 }}>
            {texts.codeShow}
          </Button>
        ) : (
          <Button
            variant="contained"
            onClick={() =>
              void navigator.clipboard.writeText(issued.code).then(
                () => notify(texts.copied, { type: 'info' }),
                () => notify(texts.notCopied, { type: 'warning' }),
              )
            }
            sx={{ minHeight: 40 }}
          >
            {texts.copy}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
