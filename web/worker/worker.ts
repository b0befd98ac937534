/** The copy of the app for use without a connection: the files of one build, each checked by its hash (web/offline-copy.ts). */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
declare const BUILT_FILES: PrecacheEntry[];

void self.skipWaiting();
clientsClaim();
precacheAndRoute(BUILT_FILES);
cleanupOutdatedCaches();
// The API is never answered from a cache: an order is sent now or not at all.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/^\/(api|console|metrics|healthz|readyz)/],
  }),
);
