/** Requests for block trades. */
import { getBlockCase } from '@bahi/contract/block-trades/staff-calls.ts';
import BlockIcon from '@mui/icons-material/ViewModuleOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { blockTrade } from './product.ts';

export const blockTrades: Domain = {
  pages: [
    {
      name: 'block_trades',
      title: { en: 'Block trades', tw: '鉅額交易', ko: '블록딜' },
      roles: getBlockCase.roles,
      page: lazy(() => import('./block-trades-page.tsx')),
      menu: { group: 'queues', icon: BlockIcon },
    },
  ],
  queues: { block_trades: async () => (await import('./words.ts')).ownWords },
  products: { block_trade: blockTrade },
};
