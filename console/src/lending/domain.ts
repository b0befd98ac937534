/** Securities lending: staff see what is lent, borrowed and paid; nobody decides a loan. */
import { listLendingShares } from '@bahi/contract/lending/staff-calls.ts';
import LendingIcon from '@mui/icons-material/RotateLeftOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const lending: Domain = {
  pages: [
    {
      name: 'lending',
      title: { en: 'Lent shares', tw: '借券', ko: '주식 대여' },
      roles: listLendingShares.roles,
      page: lazy(() => import('./lending-page.tsx')),
      menu: { group: 'products', icon: LendingIcon },
    },
  ],
};
