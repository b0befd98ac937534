/** What a customer sent is seen again: an avatar, chosen and removed, and the picture of a ticket in its thread. */
import { expect, test } from 'vitest';
import { photo } from '../server/src/uploads/testing.ts';
import userInfoEn from '../web/src/account/user-info-texts.en.ts';
import userInfoTw from '../web/src/account/user-info-texts.tw.ts';
import supportEn from '../web/src/support/texts.en.ts';
import supportTw from '../web/src/support/texts.tw.ts';
import { freshAccount, openBrowser, signUp, type App } from './app.ts';
import { violationsOf } from './axe.ts';

const { open } = openBrowser();
const words = {
  en: { info: userInfoEn, support: supportEn },
  tw: { info: userInfoTw, support: supportTw },
};

test.each([
  { device: 'phone', language: 'en' },
  { device: 'desktop', language: 'tw' },
] as const)('an avatar and the picture of a ticket are seen again ($device, $language)', async (look) => {
  const { info, support } = words[look.language];
  const app = await open({ device: look.device, language: look.language, signsIn: true });
  const { page } = app;
  await signUp(app, freshAccount('pictured'), { isGuarded: false });
  await app.goTo('#/information/userInfo');
  await page.getByRole('button', { name: info.avatar.change }).click();
  await choose(app, info.avatar.picture);
  const save = page.getByRole('button', { name: info.avatar.save });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
  expect(await violationsOf(app, 'an avatar')).toEqual([]);
  await save.click();
  await isDrawn(app, info.avatar.alt);
  await page.reload();
  await isDrawn(app, info.avatar.alt);
  expect(await violationsOf(app, 'your details')).toEqual([]);
  await page.getByRole('button', { name: info.avatar.change }).click();
  await page.getByRole('button', { name: info.avatar.remove }).click();
  await page.getByRole('img', { name: info.avatar.alt }).waitFor({ state: 'hidden' });

  await app.goTo('#/home/kefuCenter');
  await page.getByRole('link', { name: support.ask }).click();
  await page.getByLabel(support.form.kind).selectOption('other');
  await page.getByLabel(support.form.text).fill('What is this?');
  await choose(app, support.form.picture(1));
  await page.getByRole('group', { name: support.form.picture(2) }).waitFor();
  await page.getByRole('button', { name: support.form.send }).click();
  await page.getByRole('button', { name: support.thread.open(support.form.picture(1)) }).click();
  await isDrawn(app, support.form.picture(1));
  expect(await violationsOf(app, 'a picture of a ticket')).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

async function choose({ page }: App, label: string): Promise<void> {
  await page
    .getByRole('group', { name: label, exact: true })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) });
}

async function isDrawn({ page }: App, name: string): Promise<void> {
  const picture = page.getByRole('img', { name, exact: true });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
