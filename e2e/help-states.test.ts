/**
 * The screens of help and of one's own details in every state: with answers, while they are awaited (L), when none comes (X), of a newcomer
 * who has nothing yet (E, U), and without a connection (O). Each can be read, and nothing on it lies where it should not.
 */
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import commonKo from '../web/src/i18n/common.ko.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import supportEn from '../web/src/support/texts.en.ts';
import { quiet, settled } from '../bench/settled.ts';
import { crossing, openBrowser, signUp, type App } from './app.ts';
import { violationsOn, violationsWhileAwaiting } from './axe.ts';
import { misplacedOn } from './misplaced.ts';
import { logIn } from './practice.ts';

const isEverywhere = process.env['BAHI_EVERYWHERE'] === '1';
const { devices, languages, themes } = crossing();
const { open } = openBrowser();
const words = { en: commonEn, tw: commonTw, ko: commonKo };

/** The newest one of the customer. */
const TICKET = '/home/kefuCenter?ticket=';

/** `reads`: it asks for more than its files and the configuration, so it can fail. */
const SCREENS = [
  { screen: '/home/kefuCenter', reads: true },
  { screen: TICKET, reads: true },
  { screen: '/home/kefuCenter?ask=other', reads: false },
  { screen: '/information/aboutUs', reads: true },
  { screen: '/information/agreement', reads: true },
  { screen: '/information/faq', reads: true },
  { screen: '/information/faq?tab=learn', reads: true },
  { screen: '/information/userInfo', reads: true },
  { screen: '/information/setting', reads: false },
  { screen: '/home/index', reads: true },
];

const looks = devices.flatMap((device) =>
  (isEverywhere ? (['en', 'tw', 'ko'] as const) : languages).flatMap((language) =>
    themes.map((isDark) => ({ device, language, isDark })),
  ),
);

test.each(looks)('answered, awaited and failed ($device, $language, dark: $isDark)', async (look) => {
  const app = await open(look);
  const { page } = app;
  if (look.device === 'phone') await page.setViewportSize({ width: 360, height: 844 });
  await logIn(app, 'arjun');
  // What was read on the visit before would be shown meanwhile.
  await page.addInitScript(() => localStorage.removeItem('bahi.kept'));
  let answer: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route(/\/api\/vue\/(?!common\/config)/, (route) => answer(route));
  const found: string[] = [];
  const ticket = await newestTicket(app);
  for (const { screen: path, reads } of SCREENS) {
    const screen = path === TICKET ? ticket : path;
    answer = (route) => route.continue();
    await show(app, screen);
    await settled(page);
    found.push(...(await wrongOn(app, screen, violationsOn)));

    answer = () => new Promise(() => undefined);
    await show(app, screen);
    await quiet(page);
    found.push(...(await wrongOn(app, `${screen}, awaited`, violationsWhileAwaiting)));

    answer = (route) => route.fulfill({ status: 502, body: '' });
    await show(app, screen);
    const retry = page.locator('[role=main]').getByRole('button', { name: words[look.language].retry, exact: true });
    if (reads) await retry.first().waitFor();
    await settled(page);
    found.push(...(await wrongOn(app, `${screen}, failed`, violationsOn)));
  }
  expect(found).toEqual([]);
  await app.close();
});

test.each(looks)('of a newcomer ($device, $language, dark: $isDark)', async (look) => {
  const app = await open({ ...look, language: 'en' });
  const { page } = app;
  if (look.device === 'phone') await page.setViewportSize({ width: 360, height: 844 });
  await signUp(app, undefined, { isGuarded: false });
  await page.evaluate((language) => localStorage.setItem('language', language), look.language);
  await page.reload();
  const found: string[] = [];
  for (const { screen } of SCREENS) {
    await show(app, screen);
    await settled(page);
    found.push(...(await wrongOn(app, screen, violationsOn)));
  }
  expect(found).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('without a connection the support centre has its numbers, and a ticket that is written is not sent', async () => {
  const app = await open({ device: 'phone', hasWorker: true });
  const { page, context } = app;
  await signUp(app, undefined, { isGuarded: false });
  await app.goTo('#/home/kefuCenter?ask=other');
  const text = page.getByLabel(supportEn.form.text);
  await text.waitFor();
  await page.reload();
  await text.fill('Where is my deposit?');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  const bar = page.locator('header').getByText(/^Offline\./);
  await bar.waitFor();
  const send = page.getByRole('button', { name: supportEn.form.send });
  await page.getByText(commonEn.offlineNotSent).waitFor();
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  expect(await wrongOn(app, 'a ticket offline', violationsWhileAwaiting)).toEqual([]);

  await app.goTo('#/home/kefuCenter');
  await page.getByText('000 000 0002').waitFor();
  expect(await wrongOn(app, 'the centre offline', violationsWhileAwaiting)).toEqual([]);
  await page.reload();
  await page.getByText('000 000 0002').waitFor();

  await context.setOffline(false);
  await bar.waitFor({ state: 'hidden' });
  await page.getByText(supportEn.noTickets).waitFor();
  await app.close();
});

async function newestTicket({ page, goTo }: App): Promise<string> {
  await goTo('#/home/kefuCenter');
  const link = page.locator(`a[href^="#${TICKET}"]`).first();
  return (await link.getAttribute('href'))!.slice(1);
}

/** Read anew: what another screen has asked for is not known yet. */
async function show({ page, goTo }: App, screen: string): Promise<void> {
  await goTo(`#${screen}`);
  await page.reload();
  await page.locator('h1:visible').first().waitFor();
}

async function wrongOn(
  { page }: App,
  name: string,
  violations: (page: App['page']) => Promise<string[]>,
): Promise<string[]> {
  const found = [...(await violations(page)), ...(await misplacedOn(page, { forFingers: true }))];
  return found.map((what) => `${name}: ${what}`);
}
