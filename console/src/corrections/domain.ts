/** Corrections of the books, and the statements of the client bank account. */
import { getCorrectable, listBankStatements } from '@bahi/contract/staff/corrections.ts';
import CorrectionsIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const corrections: Domain = {
  pages: [
    {
      name: 'corrections',
      title: { en: 'Corrections', tw: '更正', ko: '정정' },
      roles: getCorrectable.roles,
      page: lazy(() => import('./corrections-page.tsx')),
      menu: { group: 'changes', icon: CorrectionsIcon },
    },
    {
      name: 'bank',
      title: { en: 'Client bank account', tw: '客戶專戶', ko: '고객 예탁 계좌' },
      roles: listBankStatements.roles,
      page: lazy(() => import('./bank-list.tsx')),
      menu: { group: 'changes', icon: BankIcon },
    },
  ],
  lists: {
    bank: listOf(listBankStatements, ({ currency, date }) => `${currency} ${date}`),
  },
};
