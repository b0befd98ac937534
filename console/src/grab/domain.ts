/** Grab offers: staff prepare them as products and see how they go; nobody decides who gets a part. */
import { listStaffGrabs } from '@bahi/contract/grab/staff-calls.ts';
import GrabIcon from '@mui/icons-material/Sort';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { grab as product } from './product.ts';

export const grab: Domain = {
  pages: [
    {
      name: 'grab',
      title: { en: 'Grab offers', tw: '大型股搶購', ko: '대형주 물량' },
      roles: listStaffGrabs.roles,
      page: lazy(() => import('./grab-page.tsx')),
      menu: { group: 'products', icon: GrabIcon },
    },
  ],
  products: { grab: product },
};
