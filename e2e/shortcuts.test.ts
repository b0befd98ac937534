/** Single keys on a desktop: B buys, S sells, / searches, ? lists them; never while somebody types, and not once they are switched off. */
import { expect, test } from 'vitest';
import accountEn from '../web/src/account/texts.en.ts';
import shortcutsEn from '../web/src/shortcuts/texts.en.ts';
import { openBrowser, signUp } from './app.ts';
import { violationsOn } from './axe.ts';

const { open } = openBrowser();

test('whoever trades by keyboard searches, buys, lists the keys and switches them off', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  const sheet = page.getByRole('dialog', { name: shortcutsEn.title });
  // They come once the first screen stands.
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return sheet.isVisible();
    })
    .toBe(true);
  await sheet.getByText(shortcutsEn.keys.b).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // What stands in front takes no keys.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('#/home/index');

  await page.keyboard.press('/');
  const field = page.getByLabel('Name or code');
  await field.waitFor();
  // Typed, and not taken for shortcuts; nor is the key itself.
  await page.keyboard.type('bs/?');
  expect(await field.inputValue()).toBe('bs/?');
  await app.goTo('#/market/stockDetail?symbol=VRM');
  await page.getByRole('heading', { level: 1, name: /Varuna/ }).waitFor();
  await page.keyboard.press('b');
  await page.waitForURL(/marketBuy\?symbol=VRM&direction=long/);
  await page.keyboard.press('s');
  await page.waitForURL(/marketBuy\?symbol=VRM&direction=short/);

  await app.goTo('#/information/setting');
  await page.getByRole('switch', { name: accountEn.shortcuts }).click();
  await app.goTo('#/market/stockDetail?symbol=VRM');
  await page.getByRole('heading', { level: 1, name: /Varuna/ }).waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('b');
  await page.getByRole('heading', { level: 1, name: /Varuna/ }).waitFor();
  expect(page.url()).toContain('stockDetail');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});
