import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { depositTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/recharge': { amount: string };
    '/information/rechargeChannel': { amount: string; channel: string };
  }
}

export const depositsRoutes = {
  '/information/recharge': {
    screen: () => import('./recharge-screen.tsx'),
    texts: depositTexts,
    ...inAccount,
  },
  '/information/rechargeChannel': {
    screen: () => import('./channel-screen.tsx'),
    texts: depositTexts,
    ...inAccount,
    parent: '/information/recharge',
  },
} as const satisfies Routes;
