/** What a phone downloads, in the built app: for home, and for the first view of each screen of the market; and staff's first page. More than its budget is red. */
import { expect, test } from 'vitest';
import {
  bytesOf,
  CHART_BYTES_MAX,
  CONSOLE_BYTES_MAX,
  FIRST_LOAD_BYTES_MAX,
  firstViews,
  loadConsole,
  loadHome,
  loadRoutes,
  loadWithLateApp,
  REFUSAL_BYTES_MAX,
  REFUSAL_FILES_MAX,
  ROUTE_BYTES_MAX,
  ROUTE_FILES_MAX,
  type Reader,
} from '../bench/route-load.ts';
import { openBrowser, origin, signUp, type App } from './app.ts';
import { sessions } from './sessions.ts';
import { quiet } from '../bench/settled.ts';

const { open } = openBrowser();

test('home downloads no more than its budget until it is interactive, the shell with it', async () => {
  const app = await open({ device: 'phone' });
  const reader = await signUpReader(app);
  const loads = [];
  // A busy machine sees the balance late, when what is loaded after it has come too: the least of three is what home needs.
  for (let count = 0; count < 3; count += 1)
    loads.push(await loadHome(app.context.browser()!, new URL(app.page.url()).origin, reader));
  const least = loads.toSorted((a, b) => bytesOf(a) - bytesOf(b))[0]!;
  expect(bytesOf(least), JSON.stringify(least)).toBeLessThanOrEqual(FIRST_LOAD_BYTES_MAX);
  // Else the measure itself is broken: the shell and home come first.
  expect(least.slice(0, 2).map(({ file }) => file)).toEqual([
    expect.stringMatching(/^app-/),
    expect.stringMatching(/^home-screen-/),
  ]);
  await app.close();
});

test('no screen of the market downloads more bytes or files than its budget beyond the shell, nor do the chart and the words of refusals', async () => {
  const app = await open({ device: 'phone' });
  const reader = await signUpReader(app);
  const loads = await loadRoutes(app.context.browser()!, new URL(app.page.url()).origin, reader);
  const over = loads.filter(
    ({ beyondShellBytes: own, chartBytes, refusalBytes, scripts }) =>
      own > ROUTE_BYTES_MAX ||
      chartBytes > CHART_BYTES_MAX ||
      refusalBytes > REFUSAL_BYTES_MAX ||
      scripts.length > ROUTE_FILES_MAX + (refusalBytes > 0 ? REFUSAL_FILES_MAX : 0),
  );
  expect(over).toEqual([]);
  // Else the measure itself is broken: every screen has a script of its own, and two have the chart.
  expect(loads.filter(({ beyondShellBytes }) => beyondShellBytes === 0)).toEqual([]);
  expect(loads.filter(({ chartBytes }) => chartBytes > 0).map(({ name }) => name)).toEqual([
    'market/stockDetail',
    'market/stockDetailzs',
  ]);
  await app.close();
});

test('a screen stands with what the page asked for while the app itself still travelled', async () => {
  const app = await open({ device: 'phone' });
  const reader = await signUpReader(app);
  const server = new URL(app.page.url()).origin;
  for (const hash of firstViews) {
    const calls = ['config', 'instruments', ...(hash === '/home/index' ? ['summary', 'optionLists', 'orders'] : [])];
    const asked = await loadWithLateApp(app.context.browser()!, `${server}/#${hash}`, { reader, calls });
    for (const call of calls)
      expect(
        asked.filter((file) => file === call),
        hash,
      ).toHaveLength(1);
  }
  await app.close();
});

test('a screen that has come is drawn at once: nothing stands in its place meanwhile', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.context.addInitScript(() => {
    const seen = { placeholders: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy] .pt-14') !== null) seen.placeholders += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  let mayAnswer = Promise.withResolvers<void>();
  await page.route('**/api/vue/common/config', async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  for (const hash of firstViews) {
    mayAnswer = Promise.withResolvers<void>();
    await app.goTo(`#${hash}`);
    await page.reload();
    await quiet(page);
    mayAnswer.resolve();
    await page.locator('h1').waitFor();
    const { placeholders } = await page.evaluate(() => (window as unknown as { seen: { placeholders: number } }).seen);
    expect(placeholders, hash).toBe(0);
  }
  await app.close();
});

test('the console downloads no more than its budget until its first page stands', async () => {
  const app = await open({ device: 'desktop' });
  const downloads = await loadConsole(app.context.browser()!, origin(), sessions().staff['admin']);
  expect(bytesOf(downloads), JSON.stringify(downloads)).toBeLessThanOrEqual(CONSOLE_BYTES_MAX);
  // Else the measure itself is broken: the libraries come first, and the figures are asked for.
  expect(downloads[0]!.file).toMatch(/^libraries-/);
  expect(downloads.map(({ file }) => file)).toContain('overview');
  await app.close();
});

async function signUpReader(app: App): Promise<Reader> {
  await signUp(app);
  return app.page.evaluate(() => ({
    token: localStorage.getItem('tokend')!,
    account: localStorage.getItem('account')!,
  }));
}
