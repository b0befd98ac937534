import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { recordTexts } from './texts.ts';
import { verifyTexts } from './verify-texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/fundRecord': {
      reference: string;
      kind: string;
      entry: string;
      tab: string;
      currency: string;
      deposit: string;
      withdrawal: string;
    };
    '/information/verify': NoQuery;
  }
}

export const recordsRoutes = {
  '/information/fundRecord': {
    screen: () => import('./fund-record-screen.tsx'),
    texts: recordTexts,
    ...inAccount,
  },
  '/information/verify': {
    screen: () => import('./verify-screen.tsx'),
    texts: verifyTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/fundRecord',
  },
} as const satisfies Routes;
