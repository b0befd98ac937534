/** Money out. */
import { getWithdrawalCase } from '@bahi/contract/staff/reviews.ts';
import WithdrawalsIcon from '@mui/icons-material/NorthEastOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const withdrawals: Domain = {
  pages: [
    {
      name: 'withdrawals',
      title: { en: 'Withdrawals', tw: '出金', ko: '출금' },
      roles: getWithdrawalCase.roles,
      page: lazy(() => import('./withdrawals-page.tsx')),
      menu: { group: 'queues', icon: WithdrawalsIcon },
    },
  ],
  queues: { withdrawals: async () => (await import('./words.ts')).ownWords },
};
