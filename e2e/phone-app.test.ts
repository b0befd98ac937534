/** The app as it is built for a phone, on a played one: its back button, its secure store, links, the lock, and calls to a server elsewhere. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import accountEn from '../web/src/account/texts.en.ts';
import accountTw from '../web/src/account/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import lockEn from '../web/src/shell/native/texts.en.ts';
import lockTw from '../web/src/shell/native/texts.tw.ts';
import homeEn from '../web/src/home/texts.en.ts';
import homeTw from '../web/src/home/texts.tw.ts';
import { openBrowser, origin, signUp, type App } from './app.ts';
import { buildForPhone, PAGE, PlayedPhone } from './played-phone.ts';

const { open } = openBrowser();
const words = {
  en: { account: accountEn, common: commonEn, home: homeEn, lock: lockEn },
  tw: { account: accountTw, common: commonTw, home: homeTw, lock: lockTw },
};
const languages = ['en', 'tw'] as const;
const KEPT = 'capacitor-storage_tokend';

let built: Awaited<ReturnType<typeof buildForPhone>>;
beforeAll(async () => {
  built = await buildForPhone();
});
afterAll(() => built?.remove());

async function start(
  language: 'en' | 'tw',
  isDark = false,
): Promise<{ readonly app: App; readonly phone: PlayedPhone }> {
  const phone = new PlayedPhone();
  const prepare: NonNullable<Parameters<typeof open>[0]['prepare']> = (context) => phone.play(context, built.files);
  const app = await open({ device: 'phone', language, isDark, at: PAGE, prepare });
  return { app, phone };
}

/** A newcomer whose token the app finds where a browser's build keeps it. */
async function enter({ app, phone }: Awaited<ReturnType<typeof start>>): Promise<void> {
  phone.restart();
  await signUp(app, undefined, { isGuarded: false, server: origin() });
}

const hash = ({ page }: App) => page.evaluate(() => location.hash);
const isAt = ({ page }: App, place: string) => page.waitForFunction((at) => location.hash === at, place);
const standStill = ({ page }: App, ms: number) =>
  page.evaluate((now) => {
    Date.now = () => now;
  }, ms);

test.each(languages)(
  'the back button closes, goes back, and leaves by a second press within 1 s (%s)',
  async (language) => {
    const { account, common } = words[language];
    const { app, phone } = await start(language);
    const { page } = app;
    const press = () => phone.tell(page, 'backButton', { canGoBack: true });
    await enter({ app, phone });
    await app.goTo('#/information/index');
    await page.getByRole('heading', { name: account.account, level: 1 }).waitFor();
    await page.getByRole('button', { name: account.why }).first().click();
    await page.getByRole('dialog').waitFor();
    await press();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hash(app)).toBe('#/information/index');

    await page.getByRole('button', { name: account.logOut }).click();
    await page.getByRole('alertdialog').waitFor();
    await press();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await hash(app)).toBe('#/information/index');

    await app.goTo('#/information/setting');
    await press();
    await isAt(app, '#/information/index');
    await press();
    await isAt(app, '#/home/index');

    const now = await page.evaluate(() => Date.now());
    await standStill(app, now);
    await press();
    await page.getByRole('status').getByText(common.pressBackAgain).waitFor();
    await standStill(app, now + 1_001);
    await press();
    expect(phone.done).not.toContain('App.exitApp');
    await standStill(app, now + 2_001);
    await press();
    await expect.poll(() => phone.done).toContain('App.exitApp');
    expect(await hash(app)).toBe('#/home/index');
    expect(app.problems).toEqual([]);
  },
);

test.each(languages)(
  'the token lies in the secure store alone, over restarts, until the customer logs out (%s)',
  async (language) => {
    const { account, home } = words[language];
    const { app, phone } = await start(language);
    const { page } = app;
    await enter({ app, phone });
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const token = JSON.parse(phone.secrets.get(KEPT)!) as string;
    expect(token).toMatch(/^\S{40,}$/);
    expect(await kept()).not.toContain(token);
    expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull();

    phone.restart();
    await page.reload();
    await page.getByText(home.total('INR')).waitFor();
    expect(await kept()).not.toContain(token);

    await app.goTo('#/information/index');
    await page.getByRole('button', { name: account.logOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: account.logOut }).click();
    await isAt(app, '#/login/login');
    await expect.poll(() => phone.secrets.size).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(app.problems).toEqual([]);
  },
);

test('a link leads to a screen of the app and nowhere else; from there back leads up', async () => {
  const { app, phone } = await start('en');
  const { page } = app;
  await enter({ app, phone });
  const follow = (url: string) => phone.tell(page, 'appUrlOpen', { url });
  await follow('bahi://information/setting');
  await isAt(app, '#/information/setting');
  for (const url of [
    'https://phish.example/#/information/index',
    'bahi://information/nothing',
    'bahi://information/index?token=stolen',
    'javascript:location.hash="#/trade/index"',
  ]) {
    await follow(url);
    expect(await hash(app)).toBe('#/information/setting');
  }
  await follow(`${origin()}/#/information/index`);
  await isAt(app, '#/information/index');

  phone.launchLink = 'bahi://information/setting';
  phone.restart();
  // As the system starts it anew.
  await page.evaluate(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '#/');
  });
  await page.reload();
  await isAt(app, '#/information/setting');
  // The page is loaded again, by the same link, after the reader has gone on.
  await app.goTo('#/trade/index');
  phone.restart();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await hash(app)).toBe('#/trade/index');
  expect(app.problems).toEqual([]);
});

test.each(languages)(
  'who comes back after the chosen minutes shows that the phone is theirs (%s)',
  async (language) => {
    const { account, lock } = words[language];
    const { app, phone } = await start(language, true);
    const { page } = app;
    await enter({ app, phone });
    await app.goTo('#/information/setting');
    const setting = page.getByLabel(account.appLock, { exact: true });
    phone.hasScreenLock = false;
    await setting.selectOption({ label: account.appLockAfter(5) });
    await page.getByText(lock.noScreenLock).waitFor();
    expect(await setting.inputValue()).toBe('off');
    phone.hasScreenLock = true;
    await setting.selectOption({ label: account.appLockAfter(5) });
    await expect.poll(() => setting.inputValue()).toBe('5');

    const now = await page.evaluate(() => Date.now());
    await standStill(app, now);
    const active = (isActive: boolean) => phone.tell(page, 'appStateChange', { isActive });
    const title = page.getByRole('heading', { name: account.settingTitle, level: 1 });
    await active(false);
    await title.waitFor({ state: 'hidden' });
    await standStill(app, now + 299_999);
    await active(true);
    await title.waitFor();

    phone.isOwner = false;
    await active(false);
    await standStill(app, now + 600_000);
    await active(true);
    await page.getByRole('heading', { name: lock.locked }).waitFor();
    await title.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: lock.unlock, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await title.isVisible()).toBe(false);
    // Behind the lock nothing moves.
    await phone.tell(page, 'backButton', { canGoBack: true });
    await expect.poll(() => phone.done).toContain('App.exitApp');
    expect(await hash(app)).toBe('#/information/setting');

    const asked = () => phone.done.filter((call) => call === 'BiometricAuthNative.internalAuthenticate').length;
    const before = asked();
    phone.restart();
    await page.reload();
    await page.getByRole('heading', { name: lock.locked }).waitFor();
    await expect.poll(asked).toBe(before + 1);
    expect(await title.isVisible()).toBe(false);
    phone.isOwner = true;
    await page.getByRole('button', { name: lock.unlock, exact: true }).click();
    await title.waitFor();
    expect(phone.statusBar).toEqual({ style: 'DARK', color: '#0C0F1E' });
    await page.getByRole('radio', { name: account.themes.light }).click();
    await expect.poll(() => phone.statusBar).toEqual({ style: 'LIGHT', color: '#F4F5F2' });
    expect(app.problems).toEqual([]);
  },
);
