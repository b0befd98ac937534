/** What customers ask. */
import { getTicketCase } from '@bahi/contract/support/staff-calls.ts';
import TicketsIcon from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const support: Domain = {
  pages: [
    {
      name: 'tickets',
      title: { en: 'Tickets', tw: '客服案件', ko: '고객 문의' },
      roles: getTicketCase.roles,
      page: lazy(() => import('./tickets-page.tsx')),
      menu: { group: 'queues', icon: TicketsIcon },
    },
  ],
};
