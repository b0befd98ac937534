/** One lot in three taps from the watchlist: row, Buy, place (screens §5, journey 1). */
import { expect, test } from 'vitest';
import { signUp, openBrowser } from './app.ts';
import { buyButton, placeButton, watch } from './trading.ts';

const { open } = openBrowser();

test('a customer on a phone buys one lot in three taps from the watchlist', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await watch(app, 'NEEM');
  await page.reload();
  const row = page.getByRole('link', { name: /Neem Bank/ }).first();
  await row.waitFor();

  await row.tap();
  await buyButton(app).tap();
  await placeButton(app).tap();
  await page.getByText('Bought 100 shares').first().waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a customer on a desktop buys one lot in two clicks: the ticket is docked beside the list', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  await watch(app, 'NEEM');
  await page.reload();
  await page
    .getByRole('link', { name: /Neem Bank/ })
    .first()
    .click();
  const ticket = page.getByRole('heading', { name: 'Buy Neem Bank' });
  await ticket.waitFor();
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();

  // It belongs to the page of its stock: beside other screens nothing can be bought by a slip of the hand.
  for (const [tab, title] of [
    ['Home', 'Total value, INR'],
    ['Trade', 'Open profit, INR'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('main').getByText(title).waitFor();
    await ticket.waitFor({ state: 'detached' });
    expect(await placeButton(app).count()).toBe(0);
  }
  expect(app.problems).toEqual([]);
  await app.close();
});
