/** Wishes of customers, and a kind of product. */
import { getWishCase } from '@bahi/contract/sample/staff-calls.ts';
import WishesIcon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { sampleProduct } from './product.ts';

export const sample: Domain = {
  pages: [
    {
      name: 'wishes',
      title: { en: 'Wishes', tw: '願望', ko: '소원' },
      roles: getWishCase.roles,
      page: lazy(() => import('./wishes-page.tsx')),
      menu: { group: 'queues', icon: WishesIcon },
    },
  ],
  products: { sample: sampleProduct },
};
