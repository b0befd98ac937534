/** The login password of whoever signed up a moment ago, in memory alone: the gate sets the fund password with it, and forgets it. */
import { onCredentials } from '../data/session.ts';
import { createStore, useStore } from '../data/store.ts';

const store = createStore<string | null>(null);

/** Once signed in: whatever session follows forgets it. */
export const keepForGate = (password: string | null): void => store.set(password);
export const forgetTyped = (): void => store.set(null);
onCredentials(forgetTyped);

/** Null: signed in otherwise, or the page was loaded again. */
export const useJustRegistered = (): string | null => useStore(store);
