import type { Routes } from '../shell/route.ts';

export const devUiRoutes = {
  '/dev/ui': { screen: () => import('./dev-ui-screen.tsx'), tab: null, audience: 'public', parent: null },
} as const satisfies Routes;
