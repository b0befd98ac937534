import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { loanTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/loan': NoQuery;
    '/information/jkjl': { loan: string };
  }
}

export const loansRoutes = {
  '/information/loan': { screen: () => import('./loan-screen.tsx'), texts: loanTexts, ...inAccount },
  '/information/jkjl': { screen: () => import('./loan-records-screen.tsx'), texts: loanTexts, ...inAccount },
} as const satisfies Routes;
