/** Money in. */
import { getDepositCase } from '@bahi/contract/staff/reviews.ts';
import DepositsIcon from '@mui/icons-material/SouthWestOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const deposits: Domain = {
  pages: [
    {
      name: 'deposits',
      title: { en: 'Deposits', tw: '入金', ko: '입금' },
      roles: getDepositCase.roles,
      page: lazy(() => import('./deposits-page.tsx')),
      menu: { group: 'queues', icon: DepositsIcon },
    },
  ],
  queues: { deposits: async () => (await import('./words.ts')).ownWords },
};
