/** Who customers are. */
import { getIdentityCase } from '@bahi/contract/staff/reviews.ts';
import IdentityIcon from '@mui/icons-material/HowToRegOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const verification: Domain = {
  pages: [
    {
      name: 'identity',
      title: { en: 'Identity', tw: '身分審核', ko: '본인 확인' },
      roles: getIdentityCase.roles,
      page: lazy(() => import('./verification-page.tsx')),
      menu: { group: 'queues', icon: IdentityIcon },
    },
  ],
  queues: { identity: async () => (await import('./words.ts')).ownWords },
};
