/** Limit, short, leverage, cancel and close, as a customer with margin enabled does them (screens §5, journeys 3 to 5). */
import { expect, test } from 'vitest';
import { devices, useBrowser, type App } from './app.ts';
import { bidOf, expectBooksToAgree, openTicket, placeButton } from './trading.ts';

const { open } = useBrowser();

/** The seeded customer for whom leverage and short sales are on. */
async function logInAsArjun({ page }: App): Promise<void> {
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Account or phone').fill('arjun');
  await page.getByLabel('Password', { exact: true }).fill('practice-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  const wasMe = page.getByRole('button', { name: 'It was me' });
  await wasMe.or(page.getByText('Total value, INR')).first().waitFor();
  if (await wasMe.isVisible()) await wasMe.click();
  await page.getByText('Total value, INR').waitFor();
}

test.each(devices)('a customer on a %s sells short at a limit with 2× leverage, and cancels the order', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await logInAsArjun(app);
  const symbol = 'SAGR';
  const ticket = await openTicket(app, device, symbol);
  const far = ((Number(await bidOf(app, symbol)) * 103) / 100).toFixed(0);
  await ticket.getByRole('radio', { name: 'Sell short' }).click();
  await ticket.getByRole('radio', { name: 'Limit' }).click();
  await ticket.getByLabel('Limit price').fill(far);
  await ticket.getByRole('radio', { name: '2×' }).click();
  await page.getByText('Closed out at').first().waitFor();
  await placeButton(app).click();
  await page.getByText('Waiting in the book').first().waitFor();

  await app.goTo('#/trade/index?tab=orders');
  const row = page.getByRole('listitem').filter({ hasText: /Sagar Steel/ }).filter({ hasText: new RegExp(`limit ${far}`) }).first();
  await row.getByRole('button', { name: /Cancel/ }).click();
  await row.waitFor({ state: 'detached' });
  await app.goTo('#/trade/index?tab=ended');
  await page.getByRole('radio', { name: 'Orders' }).or(page.getByRole('tab', { name: 'Orders' })).last().click();
  await page.getByText('Cancelled at your request').or(page.getByText('Cancelled')).first().waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});
