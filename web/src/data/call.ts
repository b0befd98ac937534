/** The one client of the API. A 401 on a signed-in call starts the orderly end of the session (state S); a refusal comes with its words. */
import { API_BASE, createClient, type Call } from '@bahi/contract/client.ts';
import type { FirstCalls } from '../../first-requests.ts';
import { ORIGIN } from './origin.ts';
import { credentials } from './session.ts';
import { createStore } from './store.ts';

const client = createClient({ origin: ORIGIN, credentials, fetch: (...asked) => takeFirst(asked) ?? fetch(...asked) });

/** What the page asked for before the app had come (web/first-requests.ts): for everybody, or with the token of now. Each answers one call. */
function takeFirst([address, init]: Parameters<typeof fetch>): Promise<Response> | undefined {
  const firstCalls = askedFirst();
  const { token = '' } = (init?.headers ?? {}) as Readonly<Record<string, string>>;
  const call = `${address as string}${init?.body as string}`;
  const key = [call, call + token].find((each) => firstCalls[each] !== undefined);
  if (key === undefined) return undefined;
  const first = firstCalls[key];
  delete firstCalls[key];
  return first;
}

export function wasAskedFirst(path: string): boolean {
  return Object.keys(askedFirst()).some((call) => call.startsWith(`${ORIGIN}${API_BASE}${path}{`));
}

function askedFirst(): FirstCalls {
  return (globalThis as { readonly firstCalls?: FirstCalls }).firstCalls ?? {};
}

/** Set while a session that ended is being led to login/reLogin. */
export const sessionEnd = createStore<{ readonly at: number } | null>(null);

export const call: Call = async (endpoint, input, options) => {
  const token = credentials()?.token;
  const result = await client(endpoint, input, options);
  if (result.kind === 'refused') await wordsAreHere();
  const isSameSession = token !== undefined && token === credentials()?.token;
  if (result.kind === 'unauthorized' && isSameSession) endSession();
  return result;
};

export function endSession(): void {
  if (sessionEnd.get() === null) sessionEnd.set({ at: Date.now() });
}

/** Without a connection meanwhile, whoever tells it says so (i18n/refusal-text.ts). */
async function wordsAreHere(): Promise<void> {
  await import('../i18n/refusal-text.ts').then(({ refusalWords }) => refusalWords()).catch(() => undefined);
}
