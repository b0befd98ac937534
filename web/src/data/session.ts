/** Who is signed in: `tokend` and `account` in local storage (spec §3), and what happens when that ends. */
import { keepMark } from './device-mark.ts';
import { createStore, useStore } from './store.ts';
import { UNSENT } from './unsent.ts';

export interface Credentials {
  readonly token: string;
  readonly account: string;
}

const TOKEN_KEY = 'tokend';
const ACCOUNT_KEY = 'account';

const store = createStore<Credentials | null>(read());

export function credentials(): Credentials | null {
  return store.get();
}

export function useCredentials(): Credentials | null {
  return useStore(store);
}

export const onCredentials = store.subscribe;

export function signIn({ device, ...who }: Credentials & { readonly device: string }): void {
  localStorage.setItem(TOKEN_KEY, who.token);
  localStorage.setItem(ACCOUNT_KEY, who.account);
  keepMark(who.account, device);
  store.set(who);
}

/** Clears the token; with `forgetAccount` also the name reLogin would show, and what was typed and not sent. */
export function dropCredentials({ forgetAccount }: { readonly forgetAccount: boolean }): void {
  // Another tab may have signed in anew, or somebody else: that session stays.
  if (localStorage.getItem(TOKEN_KEY) === (store.get()?.token ?? null)) {
    localStorage.removeItem(TOKEN_KEY);
    if (forgetAccount) localStorage.removeItem(ACCOUNT_KEY);
  }
  if (forgetAccount) {
    for (const key of Object.values(UNSENT)) sessionStorage.removeItem(key);
  }
  store.set(null);
}

/** The account of the last session on this device, for login/reLogin. */
export function lastAccount(): string | null {
  return localStorage.getItem(ACCOUNT_KEY);
}

function read(): Credentials | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const account = localStorage.getItem(ACCOUNT_KEY);
  return token !== null && token !== '' && account !== null ? { token, account } : null;
}
