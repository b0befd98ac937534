/** Whether the house is whole. */
import { getHealth } from '@bahi/contract/staff/health.ts';
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const health: Domain = {
  pages: [
    {
      name: 'health',
      title: { en: 'Health', tw: '健康狀態', ko: '상태' },
      roles: getHealth.roles,
      page: lazy(() => import('./health-page.tsx')),
      menu: { group: 'house', icon: HealthIcon },
    },
  ],
  lists: {
    findings: listOf(listFindings),
  },
};
