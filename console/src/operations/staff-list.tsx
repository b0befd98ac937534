/** Everybody who may sign in, with roles and state; what two people decide is proposed here and approved under Changes. */
import {
  disableMember,
  issueEnrolment,
  proposeMember,
  proposeReset,
  proposeRoles,
} from '@bahi/contract/staff/members.ts';
import type { StaffEndpoint, StaffRole } from '@bahi/contract/endpoint.ts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Datagrid, FunctionField, useGetIdentity, usePermissions } from 'react-admin';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ListPage } from '../shell/list-page.tsx';
import {
  AddDialog,
  DisableDialog,
  EnableDialog,
  EnrolmentDialog,
  ResetDialog,
  RolesDialog,
} from './member-dialogs.tsx';
import type { Member } from './member-dialogs.tsx';
import { ownWords } from './words.ts';

const dialogs = {
  roles: RolesDialog,
  reset: ResetDialog,
  disable: DisableDialog,
  enable: EnableDialog,
  enrolment: EnrolmentDialog,
};
type Step = keyof typeof dialogs;

export default function StaffList() {
  const { staff, members } = useWords(ownWords);
  const { lists, roles: roleNames } = useTexts();
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState<{ readonly step: Step; readonly member: Member } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const may = ({ roles }: StaffEndpoint) =>
    (permissions ?? []).some((role) => (roles as readonly string[]).includes(role));
  const rolesOf = (row: Member) => row.roles.map((role) => roleNames[role]).join(', ');
  const stateOf = (row: Member) => members.states[row.isDisabled ? 'disabled' : row.isEnrolled ? 'active' : 'waiting'];
  const Opened = open === null ? null : dialogs[open.step];

  /** What the own roles may do about a member; nobody decides about the own account. */
  function stepsOf(member: Member): readonly (readonly [Step, label: string, title: string])[] {
    if (member.id === identity?.id) return [];
    const { name, isDisabled, isEnrolled } = member;
    return [
      ...(may(proposeRoles) ? [['roles', staff.roles, staff.changeOf(name)] as const] : []),
      ...(may(issueEnrolment) && !isEnrolled && !isDisabled
        ? [['enrolment', members.code, members.codeOf(name)] as const]
        : []),
      ...(may(proposeReset) && isEnrolled && !isDisabled
        ? [['reset', members.reset, members.resetTitle(name)] as const]
        : []),
      ...(may(disableMember)
        ? [
            isDisabled
              ? (['enable', members.enable, members.enableTitle(name)] as const)
              : (['disable', members.disable, members.disableTitle(name)] as const),
          ]
        : []),
    ];
  }

  return (
    <>
      {may(proposeMember) && (
        <Box sx={{ pt: 1, textAlign: 'right' }}>
          <Button variant="contained" onClick={() => setAdding(true)} sx={{ minHeight: 40 }}>
            {members.add}
          </Button>
        </Box>
      )}
      <ListPage
        filters={[]}
        columns={[
          [lists.account, (row: Member) => row.account],
          [staff.name, (row: Member) => row.name],
          [staff.roles, rolesOf],
          [members.state, stateOf],
          [staff.lastSeen, (row: Member) => (row.lastSeenAt === null ? '' : when(row.lastSeenAt))],
          [staff.secondFactor, (row: Member) => (row.hasSecondFactor ? staff.yes : staff.no)],
        ]}
      >
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <FunctionField label={lists.account} render={(row: Member) => row.account} />
          <FunctionField label={staff.name} render={(row: Member) => row.name} />
          <FunctionField label={staff.roles} render={rolesOf} />
          <FunctionField label={members.state} render={stateOf} sx={{ whiteSpace: 'nowrap' }} />
          <FunctionField label={staff.lastSeen} render={(row: Member) => when(row.lastSeenAt)} />
          <FunctionField
            label={staff.secondFactor}
            render={(row: Member) => (row.hasSecondFactor ? staff.yes : staff.no)}
          />
          {(may(proposeRoles) || may(disableMember)) && (
            <FunctionField
              label={members.actions}
              render={(row: Member) => (
                <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                  {stepsOf(row).map(([step, label, title]) => (
                    <Button
                      key={step}
                      aria-label={title}
                      onClick={() => setOpen({ step, member: row })}
                      sx={{ minHeight: 40, whiteSpace: 'nowrap' }}
                    >
                      {label}
                    </Button>
                  ))}
                </Box>
              )}
            />
          )}
        </Datagrid>
      </ListPage>
      {open !== null && Opened !== null && (
        <Opened key={open.member.id} member={open.member} onClose={() => setOpen(null)} />
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}
