import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { messageTexts } from './texts.ts';

export const messagesRoutes = {
  '/information/msgInfo': { screen: () => import('./message-screen.tsx'), texts: messageTexts, ...inAccount },
} as const satisfies Routes;
