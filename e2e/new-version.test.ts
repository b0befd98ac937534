/** A server that was built anew: whoever has the app open goes on with what they have, and takes the new one when they say so. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import en from '../web/src/i18n/common.en.ts';
import tw from '../web/src/i18n/common.tw.ts';
import orders from '../web/src/orders/texts.en.ts';
import { openBrowser, signUp } from './app.ts';
import { settled } from '../bench/settled.ts';
import { copied } from './copied.ts';
import { inFront } from './in-front.ts';

const { open } = openBrowser();

test.each([
  { device: 'phone', language: 'en', t: en },
  { device: 'desktop', language: 'tw', t: tw },
] as const)(
  'a newer build waits: open pages keep their files, the note stands at a tab alone, and only its reader starts anew ($device, $language)',
  async ({ device, language, t }) => {
    const server = await rebuilt();
    const app = await open({ device, hasWorker: true, at: server.at });
    const { page } = app;
    await signUp(app);
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    await copied(page);
    await mark(page);
    server.build();
    await returned(page);
    await waiting(page);

    // Nothing moves under the finger, and a form is not the place. Each screen is of the older build, which the server has no more.
    const note = page.getByRole('status').filter({ hasText: t.newVersion });
    expect(await note.count()).toBe(0);
    await app.goTo('#/information/setting');
    await page.locator('h1').waitFor();
    expect(await note.count()).toBe(0);
    await app.goTo('#/trade/index');
    await note.waitFor();
    expect(await isMarked(page)).toBe(true);

    await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: t.reloadApp }).click()]);
    await page.locator('h1').first().waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(page.url()).toContain('#/trade/index');
    expect(await workers(page)).toEqual({ isActive: true, isWaiting: false });
    await app.goTo('#/home/index');
    expect(await note.count()).toBe(0);
    expect(app.problems).toEqual([]);
  },
);

test('whoever never says so has the newer build at the next start', async () => {
  const server = await rebuilt();
  const app = await open({ device: 'phone', hasWorker: true, at: server.at });
  await copied(app.page);
  server.build();
  await returned(app.page);
  await waiting(app.page);
  // The context stays, as a browser does whose app is closed.
  const next = await app.context.newPage();
  await app.page.close();
  await next.goto('about:blank');
  await expect
    .poll(async () => {
      await next.goto(`${server.at}/#/login/start`);
      const found = await workers(next);
      await next.goto('about:blank');
      return found;
    })
    .toEqual({ isActive: true, isWaiting: false });
});

test('another tab that took it tells this one, whose files are gone, and starts nothing anew here', async () => {
  const server = await rebuilt();
  const app = await open({ device: 'phone', hasWorker: true, at: server.at });
  const { page, context } = app;
  await signUp(app);
  await copied(page);
  await mark(page);
  const other = await context.newPage();
  await other.goto(`${server.at}/#/home/index`);
  await copied(other);
  server.build();
  await returned(page);
  await waiting(other);
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration!.waiting!.postMessage({ type: 'SKIP_WAITING' });
  });
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
  await app.goTo('#/market/index');
  const note = page.getByRole('status').filter({ hasText: en.newVersion });
  await note.waitFor();
  expect(await isMarked(page)).toBe(true);
  await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: en.reloadApp }).click()]);
  expect(await isMarked(page)).toBe(false);
});

test('a page without a copy, open while its server is built anew, says what is so and keeps what was typed', async () => {
  const server = await rebuilt();
  const app = await open({ device: 'phone', at: server.at });
  const { page } = app;
  // What hears of files that are gone comes a moment after the start, with what asks for this.
  await Promise.all([page.waitForResponse(/\/content\/due$/), signUp(app)]);
  await settled(page);
  await app.goTo('#/market/marketBuy?symbol=VRM');
  const lots = page.getByLabel(orders.ticket.lotsLabel, { exact: true });
  await lots.fill('7');
  server.build();
  await app.goTo('#/home/newStockps');
  const told = page.getByRole('alert');
  await told.getByText(en.oldVersion).waitFor();
  expect(await page.getByText(en.screenNotLoadedBody).count()).toBe(0);
  // The note as well, whatever screen this is.
  await page.getByRole('status').filter({ hasText: en.newVersion }).waitFor();
  server.serve();
  await told.getByRole('button', { name: en.reloadApp }).click();
  await page.getByRole('heading', { name: 'Placement', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => lots.inputValue()).toBe('7');
});

/**
 * A server whose build is followed by another: the files of the older one are gone, and both its worker and its page are others.
 * `serve`: its files are there, which are the older one's by the same names.
 */
async function rebuilt(): Promise<{ readonly at: string; readonly build: () => void; readonly serve: () => void }> {
  const [worker, page] = ['sw.js', 'index.html'].map((file) => readFileSync(`web/dist/${file}`, 'utf8'));
  const gone = { status: 404, type: 'text/plain', body: '' };
  let now: 'older' | 'newer' | 'served' = 'older';
  const at = await inFront((path) => {
    if (now !== 'older' && path === '/sw.js')
      return { status: 200, type: 'text/javascript', body: `${worker}\n// newer` };
    if (now !== 'newer') return null;
    if (path === '/')
      return { status: 200, type: 'text/html', body: page!.replaceAll('/assets/app-', '/assets/newer-') };
    return path.startsWith('/assets/') ? gone : null;
  });
  return { at, build: () => (now = 'newer'), serve: () => (now = 'served') };
}

/** Its connection was gone and is back, as after a start of the server. */
async function returned(page: Page): Promise<void> {
  const offline = page.locator('header').getByRole('status');
  await page.context().setOffline(true);
  await offline.first().waitFor();
  await page.context().setOffline(false);
  await offline.first().waitFor({ state: 'detached' });
}

async function waiting(page: Page): Promise<void> {
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: true });
}

function workers(page: Page): Promise<{ readonly isActive: boolean; readonly isWaiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      isActive: registration?.active?.state === 'activated',
      isWaiting: registration?.waiting?.state === 'installed',
    };
  });
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isOfBefore' in window);
}
