/**
 * What the page does before a script has come (decision 0066): it takes the chosen appearance on, so that a dark reader never sees a
 * white flash, names the manifest of its reader's language, asks for the files of the screen its address names, and for the configuration, all while the app itself travels. The text of
 * `firstRequests` stands in the page (screen-files.ts), and the content policy names its hash (server/src/platform/web-files.ts).
 */

/** Of each path the files of its screen beside the app's, by '' those of every screen: names with blanks between, in the order en,tw,ko where the language chooses. */
export type ScreenFiles = Readonly<Record<string, string>>;

/** By address and body, a customer's by the token too: calls whose answers are on their way when the app starts (src/data/call.ts). */
export type FirstCalls = Record<string, Promise<Response>>;

/** Reads nothing from outside but its arguments; `origin`: of the server (src/data/origin.ts). The keys are those of src/shell/settings.ts, src/i18n/language.ts and src/data/session.ts. */
export function firstRequests(files: ScreenFiles, origin: string): void {
  const kept: Storage | Record<string, undefined> = (() => {
    try {
      return localStorage;
    } catch {
      return {};
    }
  })();
  try {
    const { theme } = JSON.parse(kept['bahi.settings'] ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // A broken store leaves the system's appearance.
  }
  const path = /^#(\/[A-Za-z0-9/]+?)\/*(\?|$)/.exec(location.hash)?.[1] ?? '/login/start';
  const languages = ['en', 'tw', 'ko'];
  const language = Math.max(0, languages.indexOf(kept['language'] ?? ''));
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${languages[language]}.webmanifest`);
  // Who is signed in is led from the root to home.
  const paths = ['', path, ...(path === '/login/start' && kept['tokend'] ? ['/login/loginAfter', '/home/index'] : [])];
  for (const words of paths.flatMap((of) => files[of]?.split(' ') ?? [])) {
    const names = words.split(',');
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${names[language] ?? names[0]}.js`;
    document.head.append(link);
  }
  const firstCalls: FirstCalls = {};
  const call = (path: string, body: string, who: { readonly token?: string; readonly account?: string }) => {
    const address = `${origin}/api/vue${path}`;
    const answer = fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...who },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    answer.catch(() => undefined);
    firstCalls[address + body + (who.token ?? '')] = answer;
  };
  call('/common/config', '{"type":"all"}', {});
  const [token, account] = [kept['tokend'], kept['account']];
  // What home shows first, which else waits for the app and its screen: the figures, the list, and whether somebody is new.
  if (token && account && paths.includes('/home/index')) {
    call('/funds/summary', '{}', { token, account });
    call('/user/optionLists', '{}', { token, account });
    call('/trade/orders', '{"state":"all","page":1,"pageSize":1}', { token, account });
  }
  // Without the instruments no name stands, and of a page of one nothing.
  if (/^\/(home\/index|market\/|login\/start$)/.test(path)) call('/market/instruments', '{}', {});
  Object.assign(window, { firstCalls });
}
