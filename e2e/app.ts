/** The app in a real browser, on a phone or a desktop window, and what every journey does with it. */
import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export type Device = 'phone' | 'desktop';
export const devices: readonly Device[] = ['phone', 'desktop'];
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

export interface OpenOptions {
  readonly device: Device;
  readonly language?: 'en' | 'tw' | 'ko';
  readonly isDark?: boolean;
  /** With the service worker, for what happens without a connection. */
  readonly hasWorker?: boolean;
  /** A server of the journey's own instead of the one of this run. */
  readonly at?: string;
}

/** Where the server of this run listens (setup.ts). */
export function origin(): string {
  const found = process.env['BAHI_E2E_ORIGIN'];
  if (found === undefined) throw new Error('journeys run in the vitest project "e2e", whose setup starts the server');
  return found;
}

/** Of the owner role, for what takes a day to come about by itself. */
export function databaseUrl(): string {
  const found = process.env['BAHI_E2E_DATABASE'];
  if (found === undefined) throw new Error('journeys run in the vitest project "e2e", whose setup starts the server');
  return found;
}

export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Mistakes of the page: uncaught errors and refused content. A journey ends with none. */
  readonly problems: readonly string[];
  goTo(hash: string): Promise<void>;
  close(): Promise<void>;
}

/** One browser for a test file. */
export function openBrowser(): { open(options: OpenOptions): Promise<App> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await chromiumBinary.executablePath(),
      // Not the package's own list: it is for one page in one process, and switches web security off.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-quic',
      ],
      headless: true,
    });
  });
  afterAll(() => browser.close());
  return { open: (options) => openApp(browser, options) };
}

async function openApp(
  browser: Browser,
  { device, language, isDark = false, hasWorker = false, at = origin() }: OpenOptions,
): Promise<App> {
  const context = await browser.newContext({
    viewport: viewports[device],
    hasTouch: device === 'phone',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  if (language !== undefined) {
    // Only at first: a journey may change it.
    await context.addInitScript(
      (code) => localStorage.getItem('language') ?? localStorage.setItem('language', code),
      language,
    );
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  await page.goto(`${at}/`);
  return {
    page,
    context,
    problems,
    goTo: async (hash) => {
      await page.evaluate((target) => (location.hash = target), hash);
    },
    close: () => context.close(),
  };
}

let lastNumber = 0;

/** An account name nobody else of this run has. */
export function freshAccount(prefix = 'kite'): string {
  lastNumber += 1;
  return `${prefix}-${process.pid}-${Date.now() % 100_000_000}-${lastNumber}`;
}

export const PASSWORD = 'four-quiet-lanterns-7';

/** Signs up as a newcomer does, from the welcome page to home. */
export async function signUp({ page }: App, account = freshAccount()): Promise<string> {
  await page.getByRole('link', { name: 'Open practice account' }).click();
  await page.getByLabel('Phone or account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel('Institution or invitation code').fill('BAHI-DEMO');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Open practice account' }).click();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await page.getByText('Total value, INR').waitFor();
  return account;
}

/** The number a Num shows, without its spoken form. */
export async function figureIn(locator: Locator): Promise<string> {
  return (await locator.locator('[aria-hidden="true"]').first().innerText()).trim();
}

/** The file that a press on a button saves. */
export async function saved({ page }: App, button: string): Promise<{ readonly name: string; readonly path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}
