/**
 * `first-load`: the JavaScript a phone downloads until home is interactive, signed in, nothing cached: every script that
 * arrived when the balance stands on the screen and the tabs answer, in thousands of bytes as they travel.
 * Before it, a line for each screen of the market: what its first view takes beyond the shell, and the chart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { fundCustomers } from './customers.ts';
import { bytesOf, loadHome, loadRoutes } from './route-load.ts';
import { startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-first-load-'));
const { buildWeb }: { buildWeb: () => Promise<void> } = await import(
  join(import.meta.dirname, '../tools/build-web.mjs')
);
await buildWeb();
const server = await startServer({ dataFolder: folder });
const browser = await chromium.launch({
  executablePath: await chromiumBinary.executablePath(),
  // Not the package's own list: it is for one page in one process.
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  const [customer] = await fundCustomers(server.databaseUrl, 1);
  for (const { name, beyondShellBytes, chartBytes, refusalBytes } of await loadRoutes(
    browser,
    server.origin,
    customer!,
  )) {
    print({ name: 'first-load-route', route: name, kb: thousands(beyondShellBytes) });
    if (chartBytes > 0) print({ name: 'first-load-chart', route: name, kb: thousands(chartBytes) });
    if (refusalBytes > 0) print({ name: 'first-load-refusals', route: name, kb: thousands(refusalBytes) });
  }
  const scripts = await loadHome(browser, server.origin, customer!);
  for (const { file, bytes } of scripts) print({ name: 'first-load-file', file, bytes: bytes });
  print({ name: 'first-load', kb: thousands(bytesOf(scripts)), files: scripts.length });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function thousands(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
