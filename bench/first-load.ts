/**
 * `first-load`: the JavaScript a phone downloads until home is interactive, signed in, nothing cached: every script that
 * arrived when the balance stands on the screen and the tabs answer, each compressed with gzip -9. Thousands of bytes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser, type Response } from 'playwright-core';
import { fundCustomers, type BenchCustomer } from './customers.ts';
import { startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-first-load-'));
const { buildWeb }: { buildWeb: () => Promise<void> } = await import(
  join(import.meta.dirname, '../tools/build-web.mjs')
);
await buildWeb();
const server = await startServer({ dataFolder: folder });
const browser = await chromium.launch({
  executablePath: await chromiumBinary.executablePath(),
  args: [...chromiumBinary.args, '--no-sandbox', '--disable-gpu'],
});
try {
  const [customer] = await fundCustomers(server.databaseUrl, 1);
  const scripts = await loadHome(browser, server.origin, customer!);
  for (const { file, gzipBytes } of scripts) print({ name: 'first-load-file', file, gzip_bytes: gzipBytes });
  const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  print({ name: 'first-load', gzip_kb: Math.round(total / 100) / 10, files: scripts.length });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Script {
  readonly file: string;
  readonly gzipBytes: number;
}

async function loadHome(from: Browser, origin: string, { token, account }: BenchCustomer): Promise<readonly Script[]> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(
    ([tokend, name]) => {
      localStorage.setItem('tokend', tokend!);
      localStorage.setItem('account', name!);
    },
    [token, account],
  );
  const page = await context.newPage();
  const arrived: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) arrived.push(response);
  });
  await page.goto(`${origin}/#/home/index`);
  await page.getByText('Total value, INR').waitFor();
  await page
    .getByText(/^[0-9,]+\.[0-9]{2}$/)
    .first()
    .waitFor();
  const untilInteractive = [...arrived];
  // Interactive: a press on a tab is answered.
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await page.waitForFunction("location.hash.startsWith('#/information/index')");
  const scripts = await Promise.all(untilInteractive.map(measure));
  await context.close();
  return scripts.toSorted((a, b) => b.gzipBytes - a.gzipBytes);
}

async function measure(response: Response): Promise<Script> {
  const file = new URL(response.url()).pathname.split('/').at(-1) ?? '';
  return { file, gzipBytes: gzipSync(await response.body(), { level: 9 }).length };
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
