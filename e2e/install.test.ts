/** The app as one that is installed: what a browser asks of it, and how a reader comes to it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import en from '../web/src/i18n/install.en.ts';
import tw from '../web/src/i18n/install.tw.ts';
import { openBrowser, signUp, type App } from './app.ts';

const { open } = openBrowser();

const LOOKS = [
  { device: 'phone', language: 'en', t: en, hide: commonEn.hide, lang: 'en', market: commonEn.tabs.market },
  { device: 'desktop', language: 'tw', t: tw, hide: commonTw.hide, lang: 'zh-Hant', market: commonTw.tabs.market },
] as const;

test.each(LOOKS)(
  'the manifest is one that can be installed, in the language of its reader, and each icon is there in its size ($language)',
  async ({ device, language, lang, market }) => {
    const { page } = await open({ device, language });
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      const answer = await fetch(link.href);
      return { type: answer.headers.get('content-type'), ...((await answer.json()) as Manifest) };
    });
    expect(manifest).toMatchObject({
      type: expect.stringContaining('application/manifest+json'),
      id: '/',
      name: 'Bahi',
      short_name: 'Bahi',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang,
    });
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512']),
    );
    expect(manifest.shortcuts.map(({ name }) => name)).toContain(market);
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const found = await sizeOf(page, src);
      expect(found, src).toMatchObject({ type: expect.stringContaining(type) });
      if (sizes !== 'any') expect(found.size, src).toBe(sizes);
    }
    const named = await page.evaluate(() =>
      Array.from(document.querySelectorAll('link[rel$=icon]'), (link) => link.getAttribute('href')!),
    );
    expect(named).toContain('/apple-touch-icon.png');
    for (const path of [...named, '/icons/badge-96.png']) expect((await sizeOf(page, path)).type).toMatch(/^image\//);
    expect((await sizeOf(page, '/apple-touch-icon.png')).size).toBe('180x180');
    // Each place that a shortcut leads to is a screen.
    for (const { url } of manifest.shortcuts) {
      await page.evaluate((to) => (location.hash = new URL(to, location.origin).hash), url);
      await page.locator('h1').first().waitFor();
      expect(await page.getByText(commonEn.notFound).or(page.getByText(commonTw.notFound)).count()).toBe(0);
    }
  },
);

test.each(LOOKS)(
  'Settings offer to install as long as the browser does, and no more once it is done ($device, $language)',
  async ({ device, language, t }) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await speak(page, language);
    await app.goTo('#/information/setting');
    const row = page.getByRole('button', { name: t.title });
    await page.locator('h1').waitFor();
    expect(await row.count()).toBe(0);

    expect(await offer(page)).toBe('kept');
    await row.click();
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
    // An offer can be taken once; the browser makes another.
    await row.waitFor({ state: 'detached' });
    await offer(page);
    await row.waitFor();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await row.waitFor({ state: 'detached' });
    expect(app.problems).toEqual([]);
  },
);

test.each(LOOKS)(
  'home offers it from the third day on, once, and never again when it was hidden ($device, $language)',
  async ({ device, language, t, hide }) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await speak(page, language);
    const row = page.getByRole('region', { name: t.title });
    await toEndOfHome(page);
    await offer(page);
    expect(await row.count()).toBe(0);

    await page.evaluate(() =>
      localStorage.setItem('bahi.install', JSON.stringify({ days: 2, last: 'a day before', isHidden: false })),
    );
    await page.reload();
    await toEndOfHome(page);
    await offer(page);
    await row.getByText(t.detail).waitFor();
    await row.getByRole('button', { name: hide }).click();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await toEndOfHome(page);
    await offer(page);
    expect(await row.count()).toBe(0);
    await showsInSettings(app, t.title);
    expect(app.problems).toEqual([]);
  },
);

test('an iPhone is told how, and nothing where the app is installed', async () => {
  const app = await open({ device: 'phone', language: 'en' });
  const { page, context } = app;
  await context.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await signUp(app);
  await app.goTo('#/information/setting');
  await page.getByText(en.byHand).waitFor();
  // As its copy on the home screen sees itself.
  await context.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replace('display-mode: browser', 'width: 1px'));
  });
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await page.getByText(en.title).count()).toBe(0);
  expect(app.problems).toEqual([]);
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

/** As the browser draws it, under the content policy of the page. */
function sizeOf(page: Page, path: string): Promise<{ readonly type: string; readonly size: string }> {
  return page.evaluate(async (src) => {
    const type = (await fetch(src)).headers.get('content-type') ?? '';
    const image = new Image();
    image.src = src;
    await image.decode();
    return { type, size: `${image.naturalWidth}x${image.naturalHeight}` };
  }, path);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.reload();
  await page.locator('h1').first().waitFor();
}

async function toEndOfHome(page: Page): Promise<void> {
  await page.locator('[data-scroll=main]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  // The last of what stands above it.
  await page.locator('a[href^="#/information/faq"]').waitFor();
}

/** What Chromium says when the app can be installed; whether it was kept from showing its own words. */
function offer(page: Page): Promise<string> {
  return page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const seen = window as unknown as { asked?: number };
    seen.asked ??= 0;
    Object.assign(event, { prompt: async () => void (seen.asked! += 1) });
    return dispatchEvent(event) ? 'shown' : 'kept';
  });
}

async function showsInSettings(app: App, title: string): Promise<void> {
  await app.goTo('#/information/setting');
  await app.page.getByRole('button', { name: title }).waitFor();
}
