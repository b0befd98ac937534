/**
 * `quotes-list`: the built app in Chromium shows a list of 500 instruments, each fed 5 updates a second through the stream.
 * Frames that came late while the reader looks, and while the list scrolls; and how often each row in sight is written to
 * (mutations a row a second). The first line is the same page with prices paused: what the machine itself drops.
 */
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { buildWeb } from '../tools/build-web.mjs';
import { measure, type Seen } from './quotes-list-page.ts';
import { startQuotesListServer } from './quotes-list-server.ts';

const UPDATES_PER_SECOND = 5;
const MEASURE_MS = 10_000;

await buildWeb();
const server = await startQuotesListServer(join(import.meta.dirname, '../web/dist'), UPDATES_PER_SECOND);
const browser = await chromium.launch({
  executablePath: await chromiumBinary.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  for (const [device, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    await context.addInitScript(() => {
      localStorage.setItem('tokend', 'bench');
      localStorage.setItem('account', 'bench');
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/#/favorite/index`);
    await page
      .getByRole('row', { name: /Instrument 3/ })
      .first()
      .waitFor();
    await page.getByText(/%/).first().waitFor();
    await page.waitForTimeout(2_000);
    const pause = page.getByRole('button', { name: 'Pause prices' }).first();
    await pause.click();
    print(`quotes-list-paused-${device}`, await watch(page, { ms: MEASURE_MS / 2, isScrolling: false }));
    await page.getByRole('button', { name: 'Resume prices' }).first().click();
    await page.waitForTimeout(1_000);
    const before = server.ticks();
    const still = await watch(page, { ms: MEASURE_MS, isScrolling: false });
    const fed = (server.ticks() - before) / (MEASURE_MS / 1000);
    print(`quotes-list-scrolling-${device}`, await watch(page, { ms: MEASURE_MS / 2, isScrolling: true }));
    if (fed < UPDATES_PER_SECOND * 0.9) throw new Error(`only ${fed} updates a second were sent`);
    print(device === 'phone' ? 'quotes-list-phone' : 'quotes-list', still);
    await context.close();
  }
} finally {
  await browser.close();
  server.stop();
}

function watch(page: Page, { ms, isScrolling }: { ms: number; isScrolling: boolean }): Promise<Seen> {
  return page.evaluate(measure, { ms, isScrolling });
}

function print(name: string, figures: Seen): void {
  process.stdout.write(`${JSON.stringify({ name, ...figures })}\n`);
}
