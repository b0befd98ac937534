/** A newcomer finds a company and follows it. */
import { expect, test } from 'vitest';
import { signUp, openBrowser, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)(
  'a newcomer follows a company found by its code, and the star is remembered (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/market/index');
    await page.getByText('You follow no stock yet.').first().waitFor();
    await app.goTo('#/favorite/search');
    const field = page.getByRole('textbox', { name: 'Name or code' });
    await page.locator('input:focus').waitFor();
    await field.fill('vrm');
    await page.getByRole('button', { name: 'Add Varuna Motors to the watchlist' }).first().click();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Varuna Motors' }).waitFor();
    await page.reload();
    await app.goTo('#/market/index');
    const row = page.getByRole('row', { name: /Varuna Motors/ }).first();
    await row.waitFor();
    await row.getByRole('button', { name: 'Actions for Varuna Motors' }).click();
    await page.getByRole('menuitem', { name: 'Remove from watchlist' }).click();
    await page.getByText('You follow no stock yet.').first().waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
