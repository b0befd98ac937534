/**
 * Keeps the copy of the app for use without a connection (web/worker/), and hears of a newer one: it is told, and taken when its reader
 * says so (decision 0107). Loaded a moment after the start.
 */
import { onReconnected } from '../data/stream.ts';
import { isOfOldBuild, newVersion, startBy } from './new-version.ts';
import { NewVersionNote } from './new-version-note.tsx';
import { atMost } from './route-view.tsx';

/** Between two questions of a page that its reader comes back to. */
const PAUSE_MS = 10 * 60_000;
const TAKING_MS = 10_000;

export async function keepCopy(): Promise<void> {
  startBy(() => void takeNewVersion());
  // A file of this build is gone: whoever asked for it says that it failed, this why.
  addEventListener('vite:preloadError', () => void tellIfOld({ isNeeded: true }));
  const registration = await registered();
  const ask = registration === null ? () => tellIfOld({ isNeeded: false }) : () => registration.update();
  if (registration !== null) follow(registration);
  let askedAt = Date.now();
  const askAgain = () => {
    askedAt = Date.now();
    ask().catch(() => undefined);
  };
  // A server that was built anew was away for its start.
  onReconnected(askAgain);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > PAUSE_MS) askAgain();
  });
}

/** Starts with the newest build there is. */
async function takeNewVersion(): Promise<void> {
  const registration = await registered();
  const next = registration === null ? null : await atMost(TAKING_MS, nextWorker(registration));
  if (next instanceof ServiceWorker) {
    const isTaken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    next.postMessage({ type: 'SKIP_WAITING' });
    await atMost(TAKING_MS, isTaken);
  }
  location.reload();
}

/** Some browsers keep no copy for a private window, or without room for it. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.register('/sw.js').catch(() => undefined)) ?? null;
}

function follow(registration: ServiceWorkerRegistration): void {
  const hear = (worker: ServiceWorker | null) => {
    // The first copy takes the place of none.
    if (worker === null || registration.active === null) return;
    void isInstalled(worker).then((isReady) => isReady && tell({ isNeeded: false }));
  };
  hear(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => hear(registration.installing));
  const { controller } = navigator.serviceWorker;
  // Another tab took it: the files of this one's build are gone with the older copy.
  navigator.serviceWorker.addEventListener('controllerchange', () => controller !== null && tell({ isNeeded: false }));
}

async function nextWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting !== null) return registration.waiting;
  await registration.update().catch(() => undefined);
  const next = registration.waiting ?? registration.installing;
  return next !== null && (await isInstalled(next)) ? next : null;
}

function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

async function tellIfOld(what: { readonly isNeeded: boolean }): Promise<void> {
  if (await isOfOldBuild()) tell(what);
}

function tell({ isNeeded }: { readonly isNeeded: boolean }): void {
  newVersion.set({ Note: NewVersionNote, isNeeded: isNeeded || newVersion.get()?.isNeeded === true });
}
