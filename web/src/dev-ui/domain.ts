import type { Routes } from '../shell/route.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/dev/ui': { part: string };
  }
}

export const devUiRoutes = {
  '/dev/ui': { screen: () => import('./dev-ui-screen.tsx'), tab: null, audience: 'public', parent: null },
} as const satisfies Routes;
