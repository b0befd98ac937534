/** The app on a phone: before the first call its token is read; then the back button, links, the lock and the status bar are the phone's. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ORIGIN } from '../../data/origin.ts';
import { keepTokenIn } from '../../data/session.ts';
import { goToHash } from '../location.ts';
import type { Routes } from '../route.ts';
import { onSettings, settings } from '../settings.ts';
import { startAppLock, type AppLock } from './app-lock.ts';
import { takeBackButton } from './back-button.ts';
import { hashOfLink } from './link.ts';
import { LockScreen } from './lock-screen.tsx';
import { phone, type Phone } from './phone.ts';
import { openTokenPlace } from './token-place.ts';

/** Of this run of the app: a page that is loaded again was opened by the same link. */
const LAUNCH_KEY = 'bahi.launch-link';

export async function startOnPhone(routes: Routes): Promise<void> {
  if (phone === null) return;
  keepTokenIn(await openTokenPlace(phone));
  const lock = startAppLock(phone);
  showLock(lock);
  takeBackButton(phone, routes, () => lock.state.get() !== 'open');
  await followLinks(phone, routes);
  followTheme(phone);
}

/** In the top layer, over every sheet; what is under it is neither seen nor reached. */
function showLock(lock: AppLock): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-bg p-0 text-ink outline-none';
  dialog.setAttribute('closedby', 'none');
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  const follow = () => {
    const isShut = lock.state.get() !== 'open';
    document.documentElement.toggleAttribute('data-locked', isShut);
    if (isShut && !dialog.open) dialog.showModal();
    if (!isShut) dialog.close();
  };
  dialog.addEventListener('close', follow);
  lock.state.subscribe(follow);
  follow();
  createRoot(dialog).render(createElement(LockScreen, { lock }));
}

async function followLinks(phone: Phone, routes: Routes): Promise<void> {
  const follow = (url: string, replace: boolean) => {
    const hash = hashOfLink(url, { origin: ORIGIN, isScreen: (path) => Object.hasOwn(routes, path) });
    if (hash !== null) goToHash(hash, { replace });
  };
  phone.onLink((url) => follow(url, false));
  const launch = await phone.launchLink().catch(() => null);
  if (launch === null || sessionStorage.getItem(LAUNCH_KEY) === launch) return;
  sessionStorage.setItem(LAUNCH_KEY, launch);
  follow(launch, true);
}

function followTheme(phone: Phone): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const { theme } = settings();
    const isDark = theme === 'system' ? dark.matches : theme === 'dark';
    const name = `meta[name="theme-color"][media*="${isDark ? 'dark' : 'light'}"]`;
    phone.paintStatusBar({ isDark, colour: document.querySelector<HTMLMetaElement>(name)?.content ?? '#000000' });
  };
  dark.addEventListener('change', paint);
  onSettings(paint);
  paint();
}
