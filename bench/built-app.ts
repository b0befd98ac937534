/** The app as it is served, and a browser that has nothing of it: what a phone would load is looked at with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { buildWeb } from '../tools/build-web.mjs';
import { fundCustomers } from './customers.ts';
import { startServer } from './server.ts';

interface BuiltApp {
  readonly browser: Browser;
  readonly origin: string;
  readonly customer: Awaited<ReturnType<typeof fundCustomers>>[number];
}

export async function onBuiltApp(name: string, look: (app: BuiltApp) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `bahi-${name}-`));
  await buildWeb();
  const server = await startServer({ dataFolder: folder });
  const browser = await chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    // Not the package's own list: it is for one page in one process.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const [customer] = await fundCustomers(server.databaseUrl, 1);
    await look({ browser, origin: server.origin, customer: customer! });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function print(figure: Readonly<Record<string, string | number>>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
