/** What went out by message. */
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import { lazy } from 'react';
import { listOf } from '../data/data-provider.ts';
import type { Domain } from '../shell/domain.ts';

export const outbox: Domain = {
  pages: [
    {
      name: 'outbox',
      title: { en: 'Outbox', tw: '寄件匣', ko: '발신함' },
      roles: listOutbox.roles,
      page: lazy(() => import('./outbox-list.tsx')),
      menu: { group: 'house', icon: OutboxIcon },
    },
  ],
  lists: {
    outbox: listOf(listOutbox),
  },
};
