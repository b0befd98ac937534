/** Mandates for day trading. */
import { getDayMandateCase } from '@bahi/contract/day-trading/staff-calls.ts';
import MandatesIcon from '@mui/icons-material/AccessTime';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const dayTrading: Domain = {
  pages: [
    {
      name: 'mandates',
      title: { en: 'Day trading', tw: '當沖額度', ko: '당일 매매' },
      roles: getDayMandateCase.roles,
      page: lazy(() => import('./mandates-page.tsx')),
      menu: { group: 'queues', icon: MandatesIcon },
    },
  ],
  queues: { mandates: async () => (await import('./words.ts')).ownWords },
};
