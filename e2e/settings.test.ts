/** Language, theme and palette; logging out and back in; a reload keeps the place. */
import { expect, test } from 'vitest';
import { PASSWORD, signUp, openBrowser, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a reader on a %s changes language, theme and palette, and a reload keeps them', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/information/changeLang');
  await page.getByRole('radio', { name: '繁體中文' }).click();
  await page.getByRole('heading', { name: '語言', level: 1 }).waitFor();
  expect(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['palette']]),
  ).toEqual(['zh-Hant', 'red-up']);

  await app.goTo('#/information/setting');
  await page.getByRole('radio', { name: '深色' }).click();
  await page.getByLabel('漲跌顏色').selectOption({ label: '色弱友善' });
  await page.reload();
  await page.getByRole('heading', { name: '設定', level: 1 }).waitFor();
  const { theme, palette } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect([theme, palette]).toEqual(['dark', 'colour-blind']);

  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.reload();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('a customer on a %s logs out and back in', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  await app.goTo('#/information/index');
  // As answers that were read and forms that were typed are kept some time after they were.
  await page.evaluate((account) => {
    localStorage.setItem('bahi.kept', JSON.stringify({ account, queries: [] }));
    sessionStorage.setItem('bahi.typed', JSON.stringify({ account, forms: {} }));
  }, account);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/#\/login\/login/);
  // A device is known by its marks after a logout too (decision 0040).
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage })),
  );
  expect(left.map(([name]) => name)).not.toContain('tokend');
  expect(left.map(([, value]) => value).join('\n')).not.toContain('/funds/summary');
  expect(left.filter(([name, value]) => name !== 'bahi.devices' && value.includes(account))).toEqual([]);

  await page.getByLabel('Account or phone').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('Account or password is wrong.').waitFor();
  expect(await page.getByLabel('Account or phone').inputValue()).toBe(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Total value, INR').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)(
  'a session that ended elsewhere leads a reader on a %s to the password, and back to the same screen',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/market/stockDetail?symbol=NEEM');
    await page
      .getByRole('heading', { name: /Neem Bank/ })
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('heading', { name: /Neem Bank/ })
      .first()
      .waitFor();

    await page.evaluate(async () => {
      const headers = {
        token: localStorage.getItem('tokend')!,
        account: localStorage.getItem('account')!,
        'content-type': 'application/json',
      };
      await fetch('/api/vue/user/logout', { method: 'POST', headers, body: '{}' });
    });
    await page.waitForURL(/#\/login\/reLogin/);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/stockDetail\?symbol=NEEM/);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('a reader on a %s who chose dark sees no light page while the app is on its way', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await page.evaluate(() => localStorage.setItem('bahi.settings', '{"theme":"dark"}'));
  // Nothing of the app comes: what is seen is the page's own.
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(12, 15, 30)');
  expect(app.problems).toEqual([]);
  await app.close();
});
