/** Everybody who may sign in, with roles; new roles are proposed here and approved by a second person under Changes. */
import { proposeRoles } from '@bahi/contract/staff/members.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Datagrid, FunctionField, useNotify, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import type { Member } from '../data/resources.ts';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';

export function StaffList() {
  const texts = useTexts();
  const { lists, staff, roles: roleNames } = texts;
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [open, setOpen] = useState<Member | null>(null);
  const mayPropose = permissions?.includes('admin') ?? false;
  const rolesOf = (row: Member) => row.roles.map((role) => roleNames[role]).join(', ');
  return (
    <>
      <ListPage
        title={texts.pages.staff}
        filters={[]}
        columns={[
          [lists.account, (row: Member) => row.account],
          [staff.name, (row: Member) => row.name],
          [staff.roles, rolesOf],
          [staff.lastSeen, (row: Member) => (row.lastSeenAt === null ? '' : when(row.lastSeenAt))],
          [staff.secondFactor, (row: Member) => (row.hasSecondFactor ? staff.yes : staff.no)],
          [staff.disabled, (row: Member) => (row.isDisabled ? staff.yes : staff.no)],
        ]}
      >
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <FunctionField label={lists.account} render={(row: Member) => row.account} />
          <FunctionField label={staff.name} render={(row: Member) => row.name} />
          <FunctionField label={staff.roles} render={rolesOf} />
          <FunctionField label={staff.lastSeen} render={(row: Member) => when(row.lastSeenAt)} />
          <FunctionField
            label={staff.secondFactor}
            render={(row: Member) => (row.hasSecondFactor ? staff.yes : staff.no)}
          />
          <FunctionField label={staff.disabled} render={(row: Member) => (row.isDisabled ? staff.yes : staff.no)} />
          {mayPropose && (
            <FunctionField
              label={staff.change}
              render={(row: Member) => (
                <Button size="small" onClick={() => setOpen(row)} aria-label={staff.changeOf(row.name)}>
                  {staff.change}
                </Button>
              )}
            />
          )}
        </Datagrid>
      </ListPage>
      {open !== null && <RolesDialog key={open.id} member={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { staff, lists, roles: roleNames } = useTexts();
  const notify = useNotify();
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function propose() {
    setBusy(true);
    setProblem('');
    try {
      await ask(proposeRoles, { staff: member.id, roles: [...roles], reason: reason.trim() });
      notify(staff.proposed, { type: 'info' });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="roles-title">
      <DialogTitle id="roles-title">{staff.changeOf(member.name)}</DialogTitle>
      <DialogContent>
        <FormGroup>
          {(Object.keys(roleNames) as StaffRole[]).map((role) => (
            <FormControlLabel
              key={role}
              label={roleNames[role]}
              control={
                <Checkbox
                  checked={roles.includes(role)}
                  onChange={(_event, isChecked) =>
                    setRoles(isChecked ? [...roles, role] : roles.filter((other) => other !== role))
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <TextField
          required
          multiline
          label={lists.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{lists.cancel}</Button>
        <Button variant="contained" disabled={isBusy || reason.trim().length < 5} onClick={() => void propose()}>
          {staff.propose}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
