/** News and notices: read, filtered, shared and left; what is gone says so. The texts come in the reader's language. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getNews, listNews } from '@bahi/contract/news/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, crossing } from './app.ts';
import { logIn } from './practice.ts';
import { callAs, expectOk } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a headline opens its article, which leads to the instrument it names (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await page.getByRole('link', { name: 'Notices' }).click();
  await page.getByText('This is a practice market').first().waitFor();
  await page.getByText('Pinned').first().waitFor();
  await page.getByRole('tab', { name: 'News' }).click();
  const rows = page.locator('a[href*="newsDetail"]');
  await expect.poll(() => rows.count()).toBe(10);
  const newest = await rows.first().getAttribute('href');
  if (device === 'desktop') {
    // A wide window shows one page at a time, and the way back.
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^11–20 of/).waitFor();
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await expect.poll(() => rows.first().getAttribute('href')).toBe(newest);
  } else {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => rows.count()).toBe(20);
  }

  const call = await callAs(app);
  const { rows: latest } = await expectOk(call(listNews, { kind: 'news', page: 1, pageSize: 20 }));
  const named = latest.find(({ symbols }) => symbols.length === 1)!;
  await page.getByRole('link', { name: named.title }).first().click();
  await page.getByRole('heading', { level: 2, name: named.title }).waitFor();
  const chip = page.locator(`section a[href*="symbol=${named.symbols[0]}"]`).first();
  await chip
    .getByText(/[0-9]\.[0-9]{2}/)
    .first()
    .waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Title and link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([named.title, expect.stringMatching(new RegExp(`newsDetail\\?id=${named.id}$`))]);

  await chip.click();
  await page.waitForURL(new RegExp(`symbol=${named.symbols[0]}`));
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)(
  'news are in the reader’s language, of one instrument when asked, and an article that is gone says so (%s)',
  async (device) => {
    const app = await open({ device, language: 'tw' });
    const { page } = app;
    await page.getByRole('link', { name: '登入', exact: true }).first().waitFor();
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await logIn(app, 'priya');
    const call = await callAs(app);
    const { rows } = await expectOk(call(listNews, { kind: 'news', page: 1, pageSize: 20 }));
    const { symbols, id } = rows.find((row) => row.symbols.length === 1)!;
    await page.evaluate(() => localStorage.setItem('language', 'tw'));
    await page.reload();
    await app.goTo(`#/home/newsList?tab=news&symbol=${symbols[0]}`);
    await page.getByRole('button', { name: new RegExp(`只看 ${symbols[0]}`) }).waitFor();
    await page.getByText('練習交易所').first().waitFor();
    expect(await page.locator('a[href*="newsDetail"]').first().innerText()).toMatch(/[\u4e00-\u9fff]/);
    await app.goTo(`#/home/newsDetail?id=${id}`);
    await page.getByText('由練習交易所就其市場撰寫').waitFor();
    for (const gone of ['999999999999', 'x', '']) {
      await app.goTo(`#/home/newsDetail?id=${gone}`);
      await page.getByText('這篇文章已移除。').waitFor();
    }
    await page.getByRole('link', { name: '前往新聞' }).click();
    await page.getByRole('tab', { name: '新聞' }).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('an article from outside is left only after a note, over https, and tells its publisher nothing (phone)', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  // The practice market has no outside news: the answer of one article is replaced on its way.
  const article = {
    id: '7',
    kind: 'news',
    source: 'Example Wire',
    at: Date.now(),
    isPinned: false,
    story: null,
    title: 'Rates unchanged <b>today</b>',
    symbols: [],
    titles: null,
    blocks: null,
    changedAt: null,
    paragraphs: ['First paragraph.', '<script>alert(1)</script> stays text.'],
    link: 'https://wire.example/rates',
  } satisfies OutputOf<typeof getNews>;
  await page.route(`**${'/api/vue'}${getNews.path}`, (route) =>
    route.fulfill({ json: { status: 1, msg: 'success', data: article } }),
  );
  await app.goTo('#/home/newsDetail?id=7');
  await page.getByRole('heading', { name: 'Rates unchanged <b>today</b>' }).waitFor();
  await page.getByText('<script>alert(1)</script> stays text.').waitFor();
  const link = page.getByRole('link', { name: 'Read it at wire.example' });
  expect(await link.getAttribute('rel')).toContain('noopener');
  await link.click();
  const note = page.getByRole('alertdialog', { name: 'You are leaving the app' });
  await note.getByRole('button', { name: 'Cancel' }).click();
  expect(page.context().pages().length).toBe(1);
  await link.click();
  const opened = page.context().waitForEvent('page');
  await note.getByRole('button', { name: 'Open the page' }).click();
  const outside = await opened;
  expect(await outside.evaluate(() => window.opener)).toBeNull();
  await app.close();
});
