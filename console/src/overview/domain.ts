/** The first page. */
import { getOverview } from '@bahi/contract/staff/queues.ts';
import OverviewIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const overview: Domain = {
  pages: [
    {
      name: 'overview',
      title: { en: 'Overview', tw: '總覽', ko: '개요' },
      roles: getOverview.roles,
      page: lazy(() => import('./overview-page.tsx')),
      menu: { group: 'queues', icon: OverviewIcon },
    },
  ],
};
