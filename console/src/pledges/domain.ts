/** Requests for pledges. */
import { getPledgeCase } from '@bahi/contract/pledges/staff-calls.ts';
import PledgesIcon from '@mui/icons-material/Lock';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const pledges: Domain = {
  pages: [
    {
      name: 'pledges',
      title: { en: 'Pledges', tw: '質押', ko: '담보 대출' },
      roles: getPledgeCase.roles,
      page: lazy(() => import('./pledges-page.tsx')),
      menu: { group: 'queues', icon: PledgesIcon },
    },
  ],
  queues: { pledges: async () => (await import('./words.ts')).ownWords },
};
