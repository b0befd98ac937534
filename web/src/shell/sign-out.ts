/** The special targets of spec §2: `exit` signs out, `kefu` leads to support; and where a session leads that ended by itself. */
import { logout } from '@bahi/contract/identity/calls.ts';
import { call, sessionEnd } from '../data/call.ts';
import { config } from '../data/config.ts';
import { forgetOwn } from '../data/query-client.ts';
import { credentials, dropCredentials } from '../data/session.ts';
import { createStore } from '../data/store.ts';
import { hashOf } from './hash.ts';
import { currentPlace, go } from './location.ts';
import { forgetSymbol } from './remembered.ts';

const EXIT_DELAY_MS = 1_000;
const AFTER_401_MS = 2_000;

/** The external address a reader is about to leave for; the shell asks first. */
export const leavingFor = createStore<string | null>(null);

/** Clears the token and the account, then after 1 s goes to the login screen. */
export function exit(): void {
  if (credentials() !== null) void call(logout, {});
  dropCredentials({ forgetAccount: true });
  forgetOwn();
  import('../data/push-device.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
  forgetSymbol();
  setTimeout(() => go('/login/login', {}, { replace: true }), EXIT_DELAY_MS);
}

/** Opens the external support link through a warning; the support centre when there is none. */
export function openSupport(): void {
  const link = config().support_link ?? '';
  if (link.startsWith('https://')) leavingFor.set(link);
  else go('/home/kefuCenter');
}

/** After a 401 (spec §7): 2 s later to the password, and from there back to this screen. Returns what calls it off. */
export function leadToReLogin(): () => void {
  const timer = setTimeout(() => {
    const here = hashOf(currentPlace()).slice(1);
    dropCredentials({ forgetAccount: false });
    sessionEnd.set(null);
    if (!here.startsWith('/login/')) go('/login/reLogin', { return: here }, { replace: true });
  }, AFTER_401_MS);
  return () => clearTimeout(timer);
}
