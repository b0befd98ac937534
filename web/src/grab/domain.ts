import type { Routes } from '../shell/route.ts';
import { inHome } from '../shell/places.ts';
import { grabTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/qcList': { offer: string; tab: string; request: string; proof: string };
  }
}

export const grabRoutes = {
  '/home/qcList': {
    screen: () => import('./grab-screen.tsx'),
    ...inHome,
    texts: grabTexts,
    parent: '/market/vip',
    publicWith: 'proof',
  },
} as const satisfies Routes;
