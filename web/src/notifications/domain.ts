import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { notificationTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/notifications': NoQuery;
  }
}

export const notificationsRoutes = {
  '/information/notifications': {
    screen: () => import('./notifications-screen.tsx'),
    texts: notificationTexts,
    ...inAccount,
    parent: '/information/setting',
  },
} as const satisfies Routes;
