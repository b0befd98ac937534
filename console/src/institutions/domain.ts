/** Institutions, the codes that open accounts, and requests for seats. */
import { getSeatCase, listInstitutions } from '@bahi/contract/institutions/staff-calls.ts';
import InstitutionsIcon from '@mui/icons-material/Apartment';
import SeatsIcon from '@mui/icons-material/EventSeat';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const institutions: Domain = {
  pages: [
    {
      name: 'seats',
      title: { en: 'Seats', tw: '席位', ko: '기관 계좌' },
      roles: getSeatCase.roles,
      page: lazy(() => import('./seats-page.tsx')),
      menu: { group: 'queues', icon: SeatsIcon },
    },
    {
      name: 'institutions',
      title: { en: 'Institutions', tw: '機構', ko: '기관' },
      roles: listInstitutions.roles,
      page: lazy(() => import('./institutions-page.tsx')),
      menu: { group: 'customers', icon: InstitutionsIcon },
    },
  ],
  queues: { seats: async () => (await import('./words.ts')).ownWords },
};
