/** Requests for placements. */
import { getPlacementCase } from '@bahi/contract/placements/staff-calls.ts';
import PlacementsIcon from '@mui/icons-material/DonutLargeOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { placement } from './product.ts';

export const placements: Domain = {
  pages: [
    {
      name: 'placements',
      title: { en: 'Placements', tw: '配售', ko: '배정' },
      roles: getPlacementCase.roles,
      page: lazy(() => import('./placements-page.tsx')),
      menu: { group: 'queues', icon: PlacementsIcon },
    },
  ],
  queues: { placements: async () => (await import('./words.ts')).ownWords },
  products: { placement: placement },
};
