/** Draws and auctions of new shares. */
import { listDraws } from '@bahi/contract/new-shares/staff-calls.ts';
import DrawsIcon from '@mui/icons-material/CasinoOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { newSharesForm } from './product.ts';

export const newShares: Domain = {
  pages: [
    {
      name: 'draws',
      title: { en: 'Draws', tw: '抽籤', ko: '추첨' },
      roles: listDraws.roles,
      page: lazy(() => import('./draws-page.tsx')),
      menu: { group: 'products', icon: DrawsIcon },
    },
  ],
  products: { new_shares: newSharesForm },
};
