/** Requests for credit loans. */
import { getLoanCase } from '@bahi/contract/loans/staff-calls.ts';
import LoansIcon from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const loans: Domain = {
  pages: [
    {
      name: 'loans',
      title: { en: 'Loans', tw: '借款', ko: '대출' },
      roles: getLoanCase.roles,
      page: lazy(() => import('./loans-page.tsx')),
      menu: { group: 'queues', icon: LoansIcon },
    },
  ],
  queues: { loans: async () => (await import('./words.ts')).ownWords },
};
