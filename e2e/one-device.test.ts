/**
 * Two customers, one device: what the first read, typed, drew and printed is nowhere for the second, with or without a connection. And
 * the copy of the app that a device keeps: only what was built, whatever was answered in its place.
 */
import { readFileSync } from 'node:fs';
import { createWatchlist } from '@bahi/contract/watchlist/calls.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWN } from '../web/src/data/own.ts';
import recordTexts from '../web/src/records/texts.en.ts';
import { openBrowser, signUp, signUpByHand } from './app.ts';
import { inFront, type Answer } from './in-front.ts';
import { settled } from '../bench/settled.ts';
import { key } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();

/** What of a customer is private on any screen. */
const SCREENS = ['/market/optionList', '/market/stockDetail?symbol=VRM', '/information/fundRecord'];
const LIST = 'Asha keeps this to herself';
const WORDS = 'sell before the wedding';

test('who signs in after another on one device finds nothing of them, nor of an older app: kept, shown, on paper or offline', async () => {
  const app = await open({ device: 'desktop', language: 'en', hasWorker: true });
  const { page } = app;
  await page.addInitScript(() => (window.print = () => undefined));
  const asha = await signUp(app);
  await expectOk((await callAs(app))(createWatchlist, { type: 'stock', name: LIST }, key()));
  const secrets = [asha, LIST, WORDS, await page.evaluate(() => localStorage.getItem('tokend')!)];
  // As the chart keeps what is drawn.
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [OWN.charts, chartWith(WORDS)] as const);
  await page.reload();
  await page.evaluate(async () => {
    const older = await caches.open(`workbox-precache-v2-${location.origin}/`);
    await older.put('/assets/of-an-older-one.js', new Response('of an older one'));
  });
  expect(await install(page)).toBe('activated');
  for (const screen of SCREENS) {
    await app.goTo(`#${screen}`);
    await settled(page);
  }
  await page.getByRole('button', { name: recordTexts.save.title }).click();
  await page.getByRole('button', { name: recordTexts.save.pdf }).click();
  await page.locator('.record-document').waitFor({ state: 'attached' });
  await page.waitForFunction(([name, list]) => localStorage.getItem(name)?.includes(list), [
    OWN.answers,
    LIST,
  ] as const);
  expect((await storedOn(page)).filter(({ text }) => text.includes(asha)).length).toBeGreaterThan(2);

  await app.goTo('#/information/index');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/#\/login\/login/);
  const left = async () =>
    (await storedOn(page))
      .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
      .map(({ place }) => place);
  expect(await left()).toEqual([]);

  await app.goTo('#/login/start');
  await signUpByHand(app);
  for (const isOffline of [false, true]) {
    await app.context.setOffline(isOffline);
    if (isOffline) await page.reload();
    for (const screen of SCREENS) {
      await app.goTo(`#${screen}`);
      if (!isOffline) await settled(page);
      await page.getByRole('main').waitFor();
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media });
        const shown = await page.locator('body').innerText();
        expect(
          secrets.filter((secret) => shown.includes(secret)),
          `${screen} on ${media}`,
        ).toEqual([]);
      }
    }
    expect(await left()).toEqual([]);
  }
  const copies = await copiesOn(page);
  expect(copies.length).toBeGreaterThan(100);
  const isForeign = ({ place, text }: Stored) =>
    /\/(api|console)\//.test(place) || text === 'of an older one' || secrets.some((secret) => text.includes(secret));
  expect(copies.filter(isForeign)).toEqual([]);
});

test('a copy of the app is of what was built, or is none: nothing else that is answered in its place is kept', async () => {
  const login = '<!doctype html><title>Sign in to this network</title><p>poison';
  const chunk = /url:["`](assets\/[^"`]+\.js)["`]/.exec(readFileSync('web/dist/sw.js', 'utf8'))![1]!;
  const poisons: readonly Poison[] = [
    { what: 'a page of the network', path: '/index.html', status: 200, type: 'text/html', body: login },
    { what: 'another script', path: `/${chunk}`, status: 200, type: 'text/javascript', body: 'poison()' },
    { what: 'a failure', path: `/${chunk}`, status: 500, type: 'text/javascript', body: 'poison()' },
  ];
  let poison: Poison | undefined;
  const at = await inFront((path) => (path === poison?.path ? poison : null));
  const { page } = await open({ device: 'phone', hasWorker: true, at });
  for (poison of poisons) {
    expect(await install(page), poison.what).toBe('redundant');
    expect((await copiesOn(page)).filter(({ text }) => text.includes('poison'))).toEqual([]);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  }
});

/** What is answered in a file's place. */
interface Poison extends Answer {
  readonly what: string;
  readonly path: string;
}

/** How the worker's installation ends. */
function install(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    const worker = installing!;
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant' || worker.state === 'activated') resolve(worker.state);
      });
    });
  });
}

/** What this origin has in the browser but the copy of the app, by its place. */
function storedOn(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const found = [{ place: 'document', text: document.documentElement.outerHTML }];
    for (const { name } of await indexedDB.databases()) found.push({ place: 'indexedDB', text: name ?? '' });
    for (const storage of [localStorage, sessionStorage])
      for (const [place, text] of Object.entries<string>({ ...storage })) found.push({ place, text });
    return found;
  });
}

function copiesOn(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const copy of await (await caches.open(name)).matchAll())
        found.push({ place: copy.url, text: await copy.text() });
    return found;
  });
}

interface Stored {
  readonly place: string;
  readonly text: string;
}

function chartWith(text: string): string {
  const drawing = { id: '1', tool: 'text', family: 'days', points: [{ at: Date.now(), price: 500 }], text };
  return JSON.stringify({ v: 1, charts: [['VRM', { studies: [], drawings: [drawing], areDrawingsHidden: false }]] });
}
