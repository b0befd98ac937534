/** How somebody becomes a member of staff: in front of the sign-in. */
import { lazy } from 'react';
import type { Domain } from '../shell/domain.ts';

export const enrolment: Domain = {
  publicPages: [{ name: 'enrol', page: lazy(() => import('./enrol-page.tsx')) }],
};
