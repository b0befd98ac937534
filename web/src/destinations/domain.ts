import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { destinationTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/bankList': { tab: string };
    '/information/addBankCard': { return: string };
    '/information/usdtAddress': { return: string };
  }
}

export const destinationsRoutes = {
  '/information/bankList': {
    screen: () => import('./bank-list-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
  },
  '/information/addBankCard': {
    screen: () => import('./add-card-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
    parent: '/information/bankList',
  },
  '/information/usdtAddress': {
    screen: () => import('./add-wallet-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
    parent: '/information/bankList',
  },
} as const satisfies Routes;
