/**
 * The screens of help and of one's own details in every state: with answers, while they are awaited (L), when none comes (X), of a newcomer
 * who has nothing yet (E, U), without a connection (O), of a frozen account (F), with as many tickets as may be open (R), over the end of a
 * session (S) and with an answer that is lost (K). Each can be read, and nothing on it lies where it should not.
 */
import { getUser, logout } from '@bahi/contract/identity/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { closeTicket, listTickets, openTicket } from '@bahi/contract/support/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import commonKo from '../web/src/i18n/common.ko.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import learnEn from '../web/src/education/texts.en.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import seatEn from '../web/src/institutions/parts/texts.en.ts';
import signInEn from '../web/src/sign-in/texts.en.ts';
import supportEn from '../web/src/support/texts.en.ts';
import supportKo from '../web/src/support/texts.ko.ts';
import supportTw from '../web/src/support/texts.tw.ts';
import { quiet, settled } from '../bench/settled.ts';
import { PASSWORD, crossing, openBrowser, signUp, type App } from './app.ts';
import { violationsOn, violationsWhileAwaiting } from './axe.ts';
import { misplacedOn } from './misplaced.ts';
import { logIn } from './practice.ts';
import { openScreen } from './screens.ts';
import { key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

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
  const app = await open({ ...look, signsIn: true });
  const { page } = app;
  if (look.device === 'phone') await page.setViewportSize({ width: 360, height: 844 });
  await logIn(app, 'arjun');
  // What was read on the visit before would be shown meanwhile.
  await page.addInitScript(() => localStorage.removeItem('bahi.kept'));
  let answer: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route(/\/api\/vue\/(?!common\/config)/, (route) => answer(route));
  const found: string[] = [];
  const ticket = await newestTicket(app);
  const screens = SCREENS.map(({ screen, reads }) => ({ screen: screen === TICKET ? ticket : screen, reads }));
  for (const { screen } of screens) {
    await openScreen(app, screen);
    found.push(...(await wrongOn(app, screen, violationsOn)));
  }
  for (const { screen, reads } of screens) {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    answer = async (route) => {
      await isOver;
      await route.fulfill({ status: 502, body: '' });
    };
    await show(app, screen);
    await quiet(page);
    found.push(...(await wrongOn(app, `${screen}, awaited`, violationsWhileAwaiting)));

    end();
    const retry = page.locator('[role=main]').getByRole('button', { name: words[look.language].retry, exact: true });
    if (reads) await retry.first().waitFor();
    await settled(page);
    found.push(...(await wrongOn(app, `${screen}, failed`, violationsOn)));
  }
  expect(found).toEqual([]);
  await app.close();
});

test.each(looks)('of a newcomer ($device, $language, dark: $isDark)', async (look) => {
  const app = await open({ ...look, signsIn: true });
  const { page } = app;
  if (look.device === 'phone') await page.setViewportSize({ width: 360, height: 844 });
  await signUp(app, undefined, { isGuarded: false });
  const found: string[] = [];
  for (const { screen } of SCREENS) {
    await openScreen(app, screen);
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

test('a frozen account asks for help; its exam, its seat and its sign-in say why they wait', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }), { isReady: false });
  const { page } = app;
  const call = await callAs(app);
  const { customerId: customer } = await expectOk(call(getUser, {}));
  const risk = await staffCall('risk');
  const message = 'Two people seem to use this account. Please write to us.';
  const until = Date.now() + 23 * HOUR_MS;
  await expectOk(risk(restrict, { customer, kind: 'frozen', reason: 'security_incident', until, message }, key()));
  for (const [screen, name] of [
    ['/home/index', signInEn.signIn],
    ['/information/faq?tab=learn', learnEn.start],
    ['/information/userInfo', seatEn.request],
  ] as const) {
    await show(app, screen);
    // Home's end is drawn once it is near.
    await page.locator('[data-scroll=main]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    const button = page.getByRole('button', { name, exact: true });
    const around = button.locator('xpath=..');
    await around.getByText(/^This account has been frozen since/).waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await settled(page);
    expect(await wrongOn(app, screen, violationsOn)).toEqual([]);
  }
  await app.goTo('#/home/kefuCenter?ask=account');
  await page.getByLabel(supportEn.form.text).fill('Why is my account frozen?');
  await page.getByRole('button', { name: supportEn.form.send }).click();
  await page.getByRole('log').getByText('Why is my account frozen?').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)(
  'as many tickets as may be open stand where another one would be written ($device, $language, dark: $isDark)',
  async (look) => {
    const app = await open({ ...look, signsIn: true });
    const { page } = app;
    if (look.device === 'phone') await page.setViewportSize({ width: 360, height: 844 });
    await signUp(app, undefined, { isGuarded: false });
    await page.evaluate((language) => localStorage.setItem('language', language), look.language);
    const t = { en: supportEn, tw: supportTw, ko: supportKo }[look.language];
    const call = await callAs(app);
    const { openMaximum } = await expectOk(call(listTickets, {}));
    const given = { kind: 'deposit', about: null } as const;
    for (let count = 0; count < openMaximum; count += 1)
      await expectOk(call(openTicket, { ...given, text: `Where is deposit ${count}?` }, key()));
    await show(app, '/home/kefuCenter?ask=other');
    await page.getByText(t.form.full(openMaximum)).waitFor();
    const links = page.locator('[role=main]').locator(`a[href^="#${TICKET}"]`);
    await expect.poll(() => links.count()).toBe(openMaximum);
    expect(await page.getByLabel(t.form.text).count()).toBe(0);
    expect(await wrongOn(app, 'a full list', violationsOn)).toEqual([]);
    const [first] = (await expectOk(call(listTickets, {}))).rows;
    await expectOk(call(closeTicket, { ticket: first!.id }, key()));
    await show(app, '/home/kefuCenter?ask=other');
    await page.getByLabel(t.form.text).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('a ticket is written on after the session ended, and opened once though its answers are lost', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  await app.goTo('#/home/kefuCenter?ask=deposit');
  const text = page.getByLabel(supportEn.form.text);
  await text.fill('Where is my deposit?');
  await expectOk((await callAs(app))(logout, {}));
  // Whatever is asked for next is told that it ended.
  await page.reload();
  await page.waitForURL(/#\/login\/reLogin/);
  await page.getByLabel(loginEn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: loginEn.logIn, exact: true }).click();
  await page.waitForURL(/#\/home\/kefuCenter\?ask=deposit/);
  await expect.poll(() => text.inputValue()).toBe('Where is my deposit?');

  const keys = new Set<string | undefined>();
  let lost = 0;
  await page.route('**/api/vue/support/open', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (lost >= 2) return route.continue();
    lost += 1;
    // The server works on it; the answer never arrives.
    await route.fetch();
    await route.abort('timedout');
  });
  await page.getByRole('button', { name: supportEn.form.send }).click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  expect(await wrongOn(app, 'a ticket whose answer is lost', violationsWhileAwaiting)).toEqual([]);
  await page.getByRole('log').getByText('Where is my deposit?').waitFor();
  expect(lost).toBe(2);
  expect(keys.size).toBe(1);
  expect((await expectOk((await callAs(app))(listTickets, {}))).total).toBe(1);
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
