/** What the operator sets. */
import { listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import ConfigurationIcon from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const configuration: Domain = {
  pages: [
    {
      name: 'configuration',
      title: { en: 'Configuration', tw: '設定', ko: '설정' },
      roles: listConfig.roles,
      page: lazy(() => import('./configuration-page.tsx')),
      menu: { group: 'changes', icon: ConfigurationIcon },
    },
  ],
};
