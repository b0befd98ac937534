/** The one client of the API. A 401 on a signed-in call starts the orderly end of the session (state S). */
import { createClient, type Call } from '@bahi/contract/client.ts';
import { credentials } from './session.ts';
import { createStore } from './store.ts';

const client = createClient({ origin: '', credentials });

/** Set while a session that ended is being led to login/reLogin. */
export const sessionEnd = createStore<{ readonly at: number } | null>(null);

export const call: Call = async (endpoint, input, options) => {
  const token = credentials()?.token;
  const result = await client(endpoint, input, options);
  const isSameSession = token !== undefined && token === credentials()?.token;
  if (result.kind === 'unauthorized' && isSameSession) endSession();
  return result;
};

export function endSession(): void {
  if (sessionEnd.get() === null) sessionEnd.set({ at: Date.now() });
}
