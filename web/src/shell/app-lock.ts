/** The lock of the phone app, as the settings see it; null in a browser, which has none (native/app-lock.ts). */
import { createStore } from '../data/store.ts';
import type { Settings } from './settings.ts';

export interface LockSetting {
  /** Once whoever asks has shown that the phone is theirs. */
  readonly change: (minutes: Settings['lockAfterMinutes']) => Promise<void>;
}

export const lockSetting = createStore<LockSetting | null>(null);
