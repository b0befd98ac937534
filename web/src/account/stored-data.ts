import { UNSENT } from '../data/unsent.ts';

/**
 * What "Clear stored data" removes from this device: all of ours but the session, what the device is known by at a sign-in, the language and the settings; of this tab
 * what was typed.
 */
const kept = new Set(['tokend', 'account', 'language', 'bahi.settings', 'bahi.devices']);

export function clearStoredData(storage: Storage = localStorage, ofTab: Storage = sessionStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((name) => name !== null);
  for (const name of names) if (!kept.has(name)) storage.removeItem(name);
  for (const name of Object.values(UNSENT)) ofTab.removeItem(name);
}
