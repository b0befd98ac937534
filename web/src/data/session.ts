/** Who is signed in: `tokend` and `account` in local storage (spec §3), the token of the phone app in the phone's secure store; and what happens when that ends. */
import { keepMark } from './device-mark.ts';
import { createStore, useStore } from './store.ts';
import { UNSENT } from './unsent.ts';

export interface Credentials {
  readonly token: string;
  readonly account: string;
}

/** Where the token stays over a restart. */
export interface TokenPlace {
  readonly read: () => string | null;
  readonly keep: (token: string) => void;
  readonly drop: () => void;
}

export const TOKEN_KEY = 'tokend';
const ACCOUNT_KEY = 'account';

let place: TokenPlace = {
  read: () => localStorage.getItem(TOKEN_KEY),
  keep: (token) => localStorage.setItem(TOKEN_KEY, token),
  drop: () => localStorage.removeItem(TOKEN_KEY),
};

const store = createStore<Credentials | null>(read());

export function credentials(): Credentials | null {
  return store.get();
}

export function useCredentials(): Credentials | null {
  return useStore(store);
}

export const onCredentials = store.subscribe;

/** Before the first call. */
export function keepTokenIn(other: TokenPlace): void {
  place = other;
  store.set(read());
}

export function signIn({ device, ...who }: Credentials & { readonly device: string }): void {
  place.keep(who.token);
  localStorage.setItem(ACCOUNT_KEY, who.account);
  keepMark(who.account, device);
  store.set(who);
}

/** Clears the token; with `forgetAccount` also the name reLogin would show, and what was typed and not sent. */
export function dropCredentials({ forgetAccount }: { readonly forgetAccount: boolean }): void {
  // Another tab may have signed in anew, or somebody else: that session stays.
  if (place.read() === (store.get()?.token ?? null)) {
    place.drop();
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
  const token = place.read();
  const account = localStorage.getItem(ACCOUNT_KEY);
  return token !== null && token !== '' && account !== null ? { token, account } : null;
}
