/** A newcomer: sign-up to the first practice trade, and every paisa of it in the records (screens §5, journey 2). */
import { expect, test } from 'vitest';
import { openBrowser, signUpByHand, crossing } from './app.ts';
import { expectBooksToAgree, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a newcomer on a %s signs up, buys one lot and finds every paisa in the records', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await signUpByHand(app);
  await page.getByText('10,00,000.00').first().waitFor();

  await page.getByRole('link', { name: 'Search instruments' }).first().click();
  await page.getByLabel('Name or code').fill('varuna');
  await page
    .getByRole('link', { name: /Varuna Motors/ })
    .first()
    .click();
  await page.waitForURL(/stockDetail\?symbol=VRM/);
  await openTicket(app, device, 'VRM');
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();

  await app.goTo('#/information/fundRecord');
  await page
    .getByText(/Practice grant/i)
    .first()
    .waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});
