import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { messageTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/msgInfo': { tab: string; kind: string };
    '/information/message': { id: string };
  }
}

export const messagesRoutes = {
  '/information/msgInfo': { screen: () => import('./message-screen.tsx'), texts: messageTexts, ...inAccount },
  '/information/message': { screen: () => import('./open-screen.tsx'), texts: messageTexts, ...inAccount },
} as const satisfies Routes;
