/** What two people change, who they are, and the record of it. */
import { listStaff } from '@bahi/contract/staff/members.ts';
import { listAudit, listChanges } from '@bahi/contract/staff/operations.ts';
import ChangesIcon from '@mui/icons-material/RuleOutlined';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const operations: Domain = {
  pages: [
    {
      name: 'changes',
      title: { en: 'Changes', tw: '變更', ko: '변경' },
      roles: listChanges.roles,
      page: lazy(() => import('./change-list.tsx')),
      menu: { group: 'changes', icon: ChangesIcon },
    },
    {
      name: 'staff',
      title: { en: 'Staff and roles', tw: '員工與角色', ko: '직원과 역할' },
      roles: listStaff.roles,
      page: lazy(() => import('./staff-list.tsx')),
      menu: { group: 'house', icon: StaffIcon },
    },
    {
      name: 'audit',
      title: { en: 'Audit', tw: '稽核紀錄', ko: '감사 기록' },
      roles: listAudit.roles,
      page: lazy(() => import('./audit-list.tsx')),
      menu: { group: 'house', icon: AuditIcon },
    },
  ],
  lists: {
    changes: listOf(listChanges),
    staff: listOf(listStaff),
    audit: listOf(listAudit, ({ seq }) => String(seq)),
  },
};
