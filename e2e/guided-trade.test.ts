/** Who has never traded is led through the first order: by keyboard alone, over a reload, and the guide is gone with the order; or it is skipped. */
import { expect, test } from 'vitest';
import guideEn from '../web/src/first-trade/texts.en.ts';
import { openBrowser, signUp, type App } from './app.ts';
import { violationsOn } from './axe.ts';
import { placeButton } from './trading.ts';

const { open } = openBrowser();

test('a newcomer on a phone is led to the first order, over a reload, and the guide is gone with it', async () => {
  const app = await openNewcomer();
  const { page } = app;
  const guide = page.getByRole('region', { name: guideEn.title });
  await guide.getByText(guideEn.find.title).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await guide.getByRole('button', { name: guideEn.find.action }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name or code').fill('varuna');
  await page
    .getByRole('link', { name: /Varuna Motors/ })
    .first()
    .click();
  await guide.getByText(guideEn.read.title).waitFor();
  await page.reload();
  await guide.getByText(guideEn.read.title).waitFor();
  await guide.getByRole('button', { name: guideEn.read.action }).focus();
  await page.keyboard.press('Enter');
  await guide.getByText(guideEn.size.title).waitFor();
  await guide.getByRole('button', { name: guideEn.size.action }).click();
  await guide.getByText(guideEn.confirm.title).waitFor();
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();
  await guide.waitFor({ state: 'detached' });
  await app.goTo('#/home/index');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: guideEn.start }).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('whoever skips the guide is not offered it again', async () => {
  const app = await openNewcomer();
  const { page } = app;
  const guide = page.getByRole('region', { name: guideEn.title });
  await guide.getByRole('button', { name: guideEn.skip }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await page
    .getByRole('link', { name: /Varuna|Find companies|Search/ })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: guideEn.start }).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

async function openNewcomer(): Promise<App> {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  await app.page.getByRole('button', { name: guideEn.start }).click();
  return app;
}
