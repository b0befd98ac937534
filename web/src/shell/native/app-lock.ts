/**
 * The lock of the app: whoever comes back after more than the chosen minutes, or starts it anew, shows by finger, face or screen lock
 * that the phone is theirs. What stands on the screen is covered from the moment the app leaves the front, so that nobody sees it
 * before the question.
 */
import { credentials, onCredentials } from '../../data/session.ts';
import { createStore, type Store } from '../../data/store.ts';
import { getLanguage } from '../../i18n/language.ts';
import { lockSetting } from '../app-lock.ts';
import { changeSettings, settings } from '../settings.ts';
import { toast } from '../toast.ts';
import { isDue } from './lock-due.ts';
import type { Phone } from './phone.ts';
import { lockTexts } from './texts.ts';

/** `covered`: in the background, and on the way back nobody is asked yet. */
export type LockState = 'open' | 'covered' | 'locked';

export interface AppLock {
  readonly state: Store<LockState>;
  /** Asks for the phone's own lock. */
  readonly ask: () => Promise<void>;
}

type LockPhone = Pick<Phone, 'onActive' | 'hasScreenLock' | 'unlock'>;

export function startAppLock(phone: LockPhone): AppLock {
  const isWanted = () => settings().lockAfterMinutes !== null && credentials() !== null;
  const state = createStore<LockState>(isWanted() ? 'locked' : 'open');
  let leftAt = 0;
  /** The question itself takes the app from the front on some phones. */
  let isAsking = false;

  const isOwner = async (): Promise<boolean> => {
    if (isAsking) return false;
    isAsking = true;
    try {
      const t = await lockTexts.load(getLanguage());
      return await phone.unlock({ title: t.reason, cancel: t.cancel });
    } catch {
      return false;
    } finally {
      isAsking = false;
    }
  };
  const ask = async () => {
    if (await isOwner()) state.set('open');
  };

  phone.onActive((isActive) => {
    if (isAsking) return;
    if (!isActive) {
      if (state.get() !== 'open' || !isWanted()) return;
      leftAt = Date.now();
      state.set('covered');
    } else if (state.get() === 'locked' || isDue(leftAt, Date.now(), settings().lockAfterMinutes)) {
      if (state.get() === 'open') return;
      state.set('locked');
      void ask();
    } else state.set('open');
  });
  // Nothing of a customer's is left to be seen.
  onCredentials(() => credentials() === null && state.set('open'));
  lockSetting.set({
    async change(lockAfterMinutes) {
      if (!(await phone.hasScreenLock())) toast((await lockTexts.load(getLanguage())).noScreenLock);
      else if (await isOwner()) changeSettings({ lockAfterMinutes });
    },
  });
  if (state.get() === 'locked') void ask();
  return { state, ask };
}
