/** What customers say against a restriction. */
import { getAppealCase } from '@bahi/contract/staff/reviews.ts';
import AppealsIcon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const restrictions: Domain = {
  pages: [
    {
      name: 'appeals',
      title: { en: 'Appeals', tw: '申訴', ko: '이의 제기' },
      roles: getAppealCase.roles,
      page: lazy(() => import('./appeals-page.tsx')),
      menu: { group: 'queues', icon: AppealsIcon },
    },
  ],
};
