/** Copy trading: staff see what each pool has and plans, halt one, and let it in again by two; nobody decides what it holds; one is published as a product. */
import { listStaffPools } from '@bahi/contract/pools/staff-calls.ts';
import PoolsIcon from '@mui/icons-material/ContentCopyOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { pool } from './product.ts';

export const pools: Domain = {
  pages: [
    {
      name: 'pools',
      title: { en: 'Copy trading', tw: '跟單交易', ko: '카피 트레이딩' },
      roles: listStaffPools.roles,
      page: lazy(() => import('./pools-page.tsx')),
      menu: { group: 'products', icon: PoolsIcon },
    },
  ],
  products: { pool },
};
