/** Texts of the house: what customers read of agreements, questions and lessons, and what staff answer with. */
import { listStaffDocuments } from '@bahi/contract/content/staff-calls.ts';
import ContentIcon from '@mui/icons-material/Book';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const content: Domain = {
  pages: [
    {
      name: 'content',
      title: { en: 'Content', tw: '內容', ko: '콘텐츠' },
      roles: listStaffDocuments.roles,
      page: lazy(() => import('./content-page.tsx')),
      menu: { group: 'changes', icon: ContentIcon },
    },
  ],
};
