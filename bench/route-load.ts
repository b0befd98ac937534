/**
 * The scripts a phone downloads for a screen's first view, signed in and nothing cached, counted as they travel: what arrives until
 * the screen is quiet, and for home until it is interactive. Of the console everything until its first page stands. Shared by the
 * `first-load` bench and the journey that holds the budgets.
 */
import { createClient } from '@bahi/contract/client.ts';
import { listOffers } from '@bahi/contract/new-shares/calls.ts';
import { listNews } from '@bahi/contract/news/calls.ts';
import type { Browser, Page, Response } from 'playwright-core';
import { followRequests, settled } from './settled.ts';

export interface Script {
  readonly file: string;
  readonly bytes: number;
}

export interface Reader {
  readonly token: string;
  readonly account: string;
}

/** Screens of the market, by the names the figures carry; each as a reader with a link comes to it. */
export const marketRoutes: Readonly<Record<string, string>> = {
  'home/market': '/home/market',
  'home/newsList': '/home/newsList',
  'home/newsDetail': '/home/newsDetail?id=:article',
  'home/newStock': '/home/newStock',
  'home/newStockBuy': '/home/newStockBuy?id=:offer',
  'home/newStockRecord': '/home/newStockRecord',
  'home/newStockps': '/home/newStockps',
  'market/index': '/market/index?tab=quotes',
  'market/optionList': '/market/optionList',
  'market/stockDetail': '/market/stockDetail?symbol=VRM',
  'market/stockDetailzs': '/market/stockDetailzs?symbol=BAHIFIFTY',
  'market/marketTeshe': '/market/marketTeshe',
  'market/marketZhiBiao': '/market/marketZhiBiao',
  'market/marketQuestion': '/market/marketQuestion',
  'favorite/index': '/favorite/index',
  'favorite/search': '/favorite/search',
  'information/msgInfo': '/information/msgInfo',
};

/** Where most visits of somebody signed in begin. */
export const firstViews = [
  '/home/index',
  '/market/index?tab=quotes',
  '/market/stockDetail?symbol=VRM',
  '/market/marketBuy?symbol=VRM',
];

/**
 * As they travel, 1 KB being 1,000 bytes: all of the first load; a screen beyond the shell, without the two that come once it stands;
 * those two, the chart and the words of all refusals, which a screen loads that says at once why something cannot be done.
 */
export const FIRST_LOAD_BYTES_MAX = 105_000;
export const ROUTE_BYTES_MAX = 40_000;
export const CHART_BYTES_MAX = 75_000;
export const REFUSAL_BYTES_MAX = 10_000;
/** Of a screen beyond the shell, with its texts and what it opens by itself: six are asked for at a time. */
export const ROUTE_FILES_MAX = 24;
/** The words of refusals, what they are written with, and the words of other servers' messages. */
export const REFUSAL_FILES_MAX = 5;
/** Of the console, the page, styles, fonts and answers of the API with it. */
export const CONSOLE_BYTES_MAX = 360_000;

export interface RouteLoad {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly beyondShellBytes: number;
  readonly chartBytes: number;
  readonly refusalBytes: number;
}

/** The first load: every script that has arrived when the balance stands on home and the tabs answer. */
export async function loadHome(browser: Browser, origin: string, reader: Reader): Promise<readonly Script[]> {
  const { page, arrived } = await openSignedIn(browser, reader);
  await page.goto(`${origin}/#/home/index`);
  // Asked again at once: a locator may look half a second late, when what home loads after the balance has come too.
  const balance = 'section[aria-label^="Total value"] .text-display';
  const stands = `/[0-9,]+\\.[0-9]{2}/.test(document.querySelector('${balance}')?.textContent)`;
  while (!(await page.evaluate(stands)));
  const untilInteractive = [...arrived];
  // Interactive: a press on a tab is answered.
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await page.waitForFunction("location.hash.startsWith('#/information/index')");
  const scripts = await Promise.all(untilInteractive.map(measureScript));
  await page.context().close();
  return scripts.toSorted((a, b) => b.bytes - a.bytes);
}

/** The shell is what every one of these screens downloads. */
export async function loadRoutes(browser: Browser, origin: string, reader: Reader): Promise<readonly RouteLoad[]> {
  const loads: { name: string; scripts: readonly Script[] }[] = [];
  const call = createClient({ origin, credentials: () => reader });
  const [news, offers] = await Promise.all([call(listNews, {}), call(listOffers, {})]);
  const article = news.kind === 'ok' ? news.data.rows[0]?.id : undefined;
  const offer = offers.kind === 'ok' ? offers.data.rows[0]?.id : undefined;
  for (const [name, hash] of Object.entries(marketRoutes))
    loads.push({
      name,
      scripts: await scriptsOf(
        browser,
        `${origin}/#${hash.replace(':article', article ?? '1').replace(':offer', offer ?? '1')}`,
        reader,
      ),
    });
  const shell = loads
    .map(({ scripts }) => scripts.map(({ file }) => file))
    .reduce((common, files) => common.filter((file) => files.includes(file)));
  return loads.map(({ name, scripts }) => {
    const own = scripts.filter(({ file }) => !shell.includes(file));
    const later = { chartBytes: bytesOf(own.filter(isChart)), refusalBytes: bytesOf(own.filter(isRefusals)) };
    return { name, scripts: own, beyondShellBytes: bytesOf(own) - later.chartBytes - later.refusalBytes, ...later };
  });
}

/**
 * The scripts and the configuration that are asked for before the app's own script is let through. With them alone the title comes to
 * stand: whatever script is asked for later does not come.
 */
export async function loadWithLateApp(
  browser: Browser,
  url: string,
  { reader, calls }: { readonly reader: Reader; readonly calls: readonly string[] },
): Promise<readonly string[]> {
  const { page } = await openSignedIn(browser, reader);
  const asked: string[] = [];
  const app = Promise.withResolvers<void>();
  let isLate = false;
  // Once it listens the app reads again what may have changed before: a quick stream would be taken for a screen that asks twice.
  await page.routeWebSocket(/./, () => {});
  await page.route(/\.js$|\/api\/vue\//, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (isLate && file.endsWith('.js')) return;
    asked.push(file);
    if (file.startsWith('app-')) await app.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  // The page has asked for all it names itself: each file, the app, the calls.
  const named = page.locator('link[rel=modulepreload], script[src]');
  const hasAsked = async () =>
    calls.every((call) => asked.includes(call)) &&
    asked.filter((file) => file.endsWith('.js')).length >= (await named.count());
  while (!(await hasAsked())) await page.waitForTimeout(10);
  isLate = true;
  app.resolve();
  await page.locator('h1').waitFor();
  await page.context().close();
  return asked;
}

/** Where the console keeps its session (console/src/data/session.ts). */
const STAFF_SESSION_KEY = 'bahi.console.session';

/** All that arrives until the first page shows its figures and asks for nothing more. `session`: as the sign-in answered it. */
export async function loadConsole(browser: Browser, origin: string, session: unknown): Promise<readonly Script[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript(
    ([key, value]) => sessionStorage.setItem(key!, value!),
    [STAFF_SESSION_KEY, JSON.stringify(session)],
  );
  const page = await context.newPage();
  const arrived: Response[] = [];
  page.on('response', (response) => void (response.ok() && arrived.push(response)));
  await page.goto(`${origin}/console/`);
  await page.getByText(/^As of /).waitFor();
  await page.waitForLoadState('networkidle');
  const downloads = await Promise.all(arrived.map(measureScript));
  await context.close();
  return downloads.toSorted((a, b) => b.bytes - a.bytes);
}

export function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Everything below the shell of the chart comes by one lazy import, whose file is named after it. */
function isChart({ file }: Script): boolean {
  return file.startsWith('price-chart-');
}

/** One file a language, named after web/src/i18n/reasons.en.ts. */
function isRefusals({ file }: Script): boolean {
  return file.startsWith('reasons.');
}

async function scriptsOf(browser: Browser, url: string, reader: Reader): Promise<readonly Script[]> {
  const { page, arrived } = await openSignedIn(browser, reader);
  await page.addInitScript(withoutTimer, AHEAD_MS);
  await page.goto(url);
  await page.locator('h1').waitFor();
  await settled(page);
  const scripts = await Promise.all(arrived.map(measureScript));
  await page.context().close();
  return scripts;
}

/** What the app downloads ahead (web/src/main.tsx) is of no screen: however slow the machine, it does not come. */
const AHEAD_MS = 4_000;

/** In the page. */
function withoutTimer(left: number): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === left ? 0 : setTimeout(run, ms, ...given),
  });
}

/** A phone with nothing cached; `arrived` grows with every script. */
export async function openSignedIn(
  browser: Browser,
  { token, account }: Reader,
): Promise<{ readonly page: Page; readonly arrived: readonly Response[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(
    ([tokend, name]) => {
      localStorage.setItem('tokend', tokend!);
      localStorage.setItem('account', name!);
    },
    [token, account],
  );
  const page = await context.newPage();
  followRequests(page);
  const arrived: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) arrived.push(response);
  });
  return { page, arrived };
}

async function measureScript(response: Response): Promise<Script> {
  const file = new URL(response.url()).pathname.split('/').at(-1) ?? '';
  const { responseBodySize: bytes } = await response.request().sizes();
  return { file, bytes };
}
