/** Corporate actions, and applications for dividends. */
import { getDividendCase, listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import DividendsIcon from '@mui/icons-material/PaymentsOutlined';
import ActionsIcon from '@mui/icons-material/EventRepeatOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';
import { corporateAction } from './product.ts';

export const corporateActions: Domain = {
  pages: [
    {
      name: 'dividends',
      title: { en: 'Dividends', tw: '股利', ko: '배당' },
      roles: getDividendCase.roles,
      page: lazy(() => import('./dividends-page.tsx')),
      menu: { group: 'queues', icon: DividendsIcon },
    },
    {
      name: 'actions',
      title: { en: 'Corporate actions', tw: '公司行動', ko: '권리 일정' },
      roles: listActionProgress.roles,
      page: lazy(() => import('./actions-page.tsx')),
      menu: { group: 'products', icon: ActionsIcon },
    },
  ],
  queues: {
    dividends: async () => {
      const { en, tw, ko } = (await import('./words.ts')).ownWords;
      return { en: en.dividends, tw: tw.dividends, ko: ko.dividends };
    },
  },
  products: { corporate_action: corporateAction },
};
