/**
 * The copy of the app for use without a connection: the files of one build, each checked by its hash (web/offline-copy.ts). A newer one
 * waits until no page of the older is open or its reader asks for it (decision 0107): an open page finds its own files to its end.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILT_FILES: PrecacheEntry[];

// As every page of Workbox says it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The page that brought the first copy has it too.
clientsClaim();
precacheAndRoute(BUILT_FILES);
cleanupOutdatedCaches();
// The API is never answered from a cache: an order is sent now or not at all.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/^\/(api|console|metrics|healthz|readyz)/],
  }),
);
