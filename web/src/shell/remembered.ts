/**
 * What one screen hands to another when the address does not carry it (spec §2): the symbol last looked at. The
 * address wins; this is the fallback, and what the docked ticket of the desktop follows.
 */
import { OWN } from '../data/own.ts';
import { createStore, useStore } from '../data/store.ts';

const store = createStore<string | null>(localStorage.getItem(OWN.symbol));

export function rememberSymbol(symbol: string): void {
  localStorage.setItem(OWN.symbol, symbol);
  store.set(symbol);
}

export function useRememberedSymbol(): string | null {
  return useStore(store);
}

export function forgetSymbol(): void {
  localStorage.removeItem(OWN.symbol);
  store.set(null);
}
