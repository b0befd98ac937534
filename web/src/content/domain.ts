import { inAccount } from '../shell/places.ts';
import type { Routes } from '../shell/route.ts';
import { contentTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/aboutUs': NoQuery;
    '/information/agreement': { tab: string; version: string; changes: string };
    '/information/faq': {
      tab: string;
      group: string;
      question: string;
      text: string;
      lesson: string;
      exam: string;
      result: string;
      /** Of the trade whose charges are asked for. */
      side: string;
      kind: string;
      under: string;
      price: string;
      lots: string;
      return: string;
    };
  }
}

/** What a visitor may read as well. */
const inPublic = { ...inAccount, audience: 'public', texts: contentTexts } as const;

export const contentRoutes = {
  '/information/aboutUs': { screen: () => import('./about-us-screen.tsx'), ...inPublic },
  '/information/agreement': { screen: () => import('./agreement-screen.tsx'), ...inPublic },
  '/information/faq': { screen: () => import('./faq-screen.tsx'), ...inPublic },
} as const satisfies Routes;
