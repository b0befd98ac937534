/** Digital currencies and forex are traded like shares, counted in units, and have sections of their own (spec §2 Trade). */
import { expect, test } from 'vitest';
import { crossing, figureIn, openBrowser, signUp } from './app.ts';
import { expectBooksToAgree, openTicket, placeButton, rowOf } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

const kinds = [
  { symbol: 'JUGNU', name: 'Jugnu Grid', tab: 'digital', other: 'forex' },
  { symbol: 'USDINR', name: 'US dollar / Indian rupee', tab: 'forex', other: 'digital' },
] as const;

test.each(devices.flatMap((device) => kinds.map((kind) => ({ device, ...kind }))))(
  'a customer on a $device buys $name, finds it in its section and closes it',
  async ({ device, symbol, name, tab, other }) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await openTicket(app, device, symbol);
    await placeButton(app).click();
    await page.getByText('Bought 100 units').first().waitFor();

    await app.goTo(`#/trade/index?tab=${other}`);
    await page.getByRole('main').getByText('No open positions.').waitFor();
    // Above each section stands its own sum.
    const invested = page.getByRole('main').locator('dl > div').filter({ hasText: 'Invested' }).locator('dd');
    await expect.poll(() => figureIn(invested)).toBe('0.00');
    await app.goTo(`#/trade/index?tab=${tab}`);
    const row = rowOf(page.getByRole('main'), name);
    await row.waitFor();
    expect(['0.00', '—']).not.toContain(await figureIn(invested));
    await row.getByRole('button', { name: /^Exit/ }).click();
    await page.getByRole('button', { name: /^Practice sell, receive/ }).click();
    await page.getByText('Sold 100 units').first().waitFor();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('what is not traded says so where the ticket would be', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  await app.goTo('#/market/marketBuy?symbol=USDHKD&direction=long');
  await app.page.getByText('US dollar / Hong Kong dollar is not traded here.').waitFor();
  expect(await placeButton(app).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});
