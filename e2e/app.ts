/** The app in a real browser, on a phone or a desktop window, and what every journey does with it. */
import { randomUUID } from 'node:crypto';
import { createClient, type CallResult } from '@bahi/contract/client.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { setFundPassword } from '@bahi/contract/security/calls.ts';
import { acknowledgeNotice, register } from '@bahi/contract/identity/calls.ts';
import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { crossingOf, type Crossing, type Device, type Look } from './crossing.ts';
import { followRequests } from '../bench/settled.ts';
import { shiftDate } from './shifted-date.ts';

export type { Device };
/** Of the file that asks (crossing.ts). */
export function crossing(): Crossing & { readonly looks: readonly Look[] } {
  const crossed = crossingOf(expect.getState().testPath!, process.env['BAHI_EVERYWHERE'] === '1');
  const { devices, languages } = crossed;
  return { ...crossed, looks: devices.flatMap((device) => languages.map((language) => ({ device, language }))) };
}

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Of all that the server has the least for a browser to do, with the storage of the app. */
const EMPTY = '/icon.svg';

/** What the browser itself notes of a request that was refused, and of a stream tried again while the journey keeps it offline. */
const OF_THE_NETWORK = /Failed to load resource|net::ERR_INTERNET_DISCONNECTED/;

export interface OpenOptions {
  readonly device: Device;
  readonly language?: 'en' | 'tw' | 'ko';
  readonly isDark?: boolean;
  /** What comes next signs somebody in and loads the app for them: until then there is only an empty page of the same server. */
  readonly signsIn?: boolean;
  /** With the service worker, for what happens without a connection. */
  readonly hasWorker?: boolean;
  /** A server of the journey's own instead of the one of this run. */
  readonly at?: string;
  /** Before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
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

let launched: Promise<Browser> | null = null;

/** One for all files of this process, which ends it; another where it crashed. */
async function browserOfProcess(): Promise<Browser> {
  const running = await launched?.catch(() => null);
  if (running?.isConnected() === true) return running;
  launched = chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    // Not the package's own list: it is for one page in one process, and switches web security off.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // On a busy machine it takes the process that draws for one that hangs, and ends it.
      '--disable-gpu-watchdog',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-quic',
    ],
    headless: true,
  });
  return launched;
}

/** What a test opened is closed with it, so that one whose time is up fails at its next step instead of going on in the next one's. */
export function openBrowser(): { open(options: OpenOptions): Promise<App> } {
  let browser: Browser;
  let openedByTest: BrowserContext[] | null = null;
  beforeAll(async () => {
    browser = await browserOfProcess();
  });
  beforeEach(() => {
    openedByTest = [];
  });
  afterEach(async ({ task }) => {
    const opened = openedByTest ?? [];
    openedByTest = null;
    if (task.result?.state === 'fail') {
      // Told at once too: a run that is stopped never reaches its report.
      process.stdout.write(`${(task.result.errors ?? []).map(({ message }) => message).join('\n')}\n`);
      await Promise.all(opened.flatMap((context) => context.pages()).map(tell));
    }
    await Promise.all(opened.map(close));
  });
  return {
    open(options) {
      const opened = openedByTest;
      return openApp(browser, options, (context) => opened?.push(context));
    },
  };
}

/** What a journey that failed had before it: a list beside it comes first, what lies over it last. */
async function tell(page: Page): Promise<void> {
  const body = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  const text = body.replaceAll(/\s*\n\s*/g, ' | ');
  const shown = text.length > 3_000 ? `${text.slice(0, 1_000)} … ${text.slice(-2_000)}` : text;
  // Without new pictures a click waits for ever for what it presses to stand still.
  const isDrawn = await page
    .waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))), null, {
      timeout: 5_000,
    })
    .then(
      () => '',
      () => ' (draws no pictures)',
    );
  process.stdout.write(`${page.url()}${isDrawn}\n${shown}\n`);
}

async function openApp(
  browser: Browser,
  { device, language, isDark = false, hasWorker = false, signsIn = false, at = origin(), prepare }: OpenOptions,
  onOpened: (context: BrowserContext) => void,
): Promise<App> {
  const context = await browser.newContext({
    viewport: viewports[device],
    hasTouch: device === 'phone',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  onOpened(context);
  await context.addInitScript(shiftDate, Number(process.env['BAHI_E2E_SHIFT'] ?? 0));
  if (language !== undefined) {
    // Only at first: a journey may change it.
    await context.addInitScript(
      (code) => localStorage.getItem('language') ?? localStorage.setItem('language', code),
      language,
    );
  }
  await prepare?.(context);
  const page = await context.newPage();
  keepIntercepting(context, page);
  page.setDefaultTimeout(60_000);
  const slower = Number(process.env['BAHI_E2E_SLOW'] ?? 1);
  if (slower > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  followRequests(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) problems.push(message.text());
  });
  await page.goto(signsIn ? `${at}${EMPTY}` : `${at}/`);
  return {
    page,
    context,
    problems,
    goTo: async (hash) => {
      await page.evaluate((target) => (location.hash = target), hash);
    },
    close: () => close(context),
  };
}

/**
 * From its first route on a context keeps one that meets nothing: Chromium loses a request that is on its way while the last one is
 * taken off (61 of 4,320 in a trial, none where one stayed). So a journey takes off one by its address, never all of them.
 */
function keepIntercepting(context: BrowserContext, page: Page): void {
  const route = context.route.bind(context);
  let kept: Promise<unknown> | null = null;
  for (const target of [context, page]) {
    const add = target.route.bind(target);
    target.route = async (address, handler, options) => {
      await (kept ??= route('https://nowhere.invalid/', (one) => one.abort()));
      return add(address, handler, options);
    };
  }
}

/** A route that still works on a request is no mistake of the journey that ends. */
async function close(context: BrowserContext): Promise<void> {
  if (context.browser()?.contexts().includes(context) !== true) return;
  const targets = [context, ...context.pages()];
  await Promise.all(targets.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

let lastNumber = 0;

/** An account name nobody else of this run has. */
export function freshAccount(prefix = 'kite'): string {
  lastNumber += 1;
  return `${prefix}-${process.pid}-${Date.now() % 100_000_000}-${lastNumber}`;
}

export const PASSWORD = 'four-quiet-lanterns-7';
export const FUND_PASSWORD = '739164';

interface UnlockTexts {
  readonly fundPassword: string;
  readonly unlockAction: string;
}

/** On the sheet that asks for the fund password. */
export async function unlock(page: Page, t: UnlockTexts): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t.fundPassword });
  await sheet.getByLabel(t.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: t.unlockAction }).click();
}

/**
 * A newcomer by the API, at home, whose trading is open for 15 minutes. How one signs up by hand is a journey of its own
 * (first-trade.test.ts).
 */
export async function signUp(
  app: App,
  account = freshAccount(),
  { isGuarded = true, server = '' }: { readonly isGuarded?: boolean; readonly server?: string } = {},
): Promise<string> {
  const { page } = app;
  let who: { readonly token: string; readonly account: string } | null = null;
  // Sent by the page: from elsewhere it would be another device, and the next login one to be confirmed.
  const call = createClient({ origin: server, credentials: () => who, fetch: fetchIn(page) });
  const config = okOf(await call(getConfig, { type: 'all' }));
  const consentVersion = config.find(({ name }) => name === 'consent_version')!.value;
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  const newcomer = { account, ...password, code: 'BAHI-DEMO', consentVersion, hasConsented: true };
  const { token } = okOf(await call(register, newcomer, { idempotencyKey: randomUUID() }));
  who = { token, account };
  okOf(await call(acknowledgeNotice, { notice: 'risk_notice' }, { idempotencyKey: randomUUID() }));
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  if (isGuarded) okOf(await call(setFundPassword, passwords, { idempotencyKey: randomUUID() }));
  await enterAs(app, who);
  return account;
}

/** Home, signed in with a token there is. */
export async function enterAs({ page }: App, who: { readonly token: string; readonly account: string }): Promise<void> {
  await page.evaluate(({ token, account }) => {
    localStorage.setItem('tokend', token);
    localStorage.setItem('account', account);
    // The app that runs would lead a visitor back to the login: it starts anew.
    history.replaceState(null, '', '/#/home/index');
  }, who);
  await page.reload();
  await page.getByText(/^(Total value, INR|總資產（INR）|총 자산, INR)$/).waitFor();
}

function fetchIn(page: Page): typeof fetch {
  return async (input, init) => {
    const url = input as string;
    const answer = await page.evaluate(
      async ([to, headers, body]) => (await fetch(to, { method: 'POST', headers, body })).text(),
      [url, init?.headers as Record<string, string>, init?.body as string] as const,
    );
    return new Response(answer);
  };
}

function okOf<T>(answer: CallResult<T>): T {
  if (answer.kind !== 'ok') throw new Error(`no newcomer: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Signs up as a newcomer does, from the welcome page to home. */
export async function signUpByHand({ page }: App, account = freshAccount(), code = 'BAHI-DEMO'): Promise<string> {
  await page.getByRole('link', { name: 'Open practice account' }).click();
  await page.getByLabel('Phone number or account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel('Institution or invitation code').fill(code);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Open practice account' }).click();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await page.getByLabel('New fund password', { exact: true }).fill(FUND_PASSWORD);
  await page.getByLabel('New fund password again').fill(FUND_PASSWORD);
  await page.getByRole('button', { name: 'Set fund password' }).click();
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
