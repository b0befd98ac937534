/** A fund on the ordinary ticket: what it holds and its premium, bought, not sold short, and sold (desks §6). */
import { expect, test } from 'vitest';
import { crossing, openBrowser, signUp } from './app.ts';
import { expectBooksToAgree, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();
const { open } = openBrowser();

test.each(devices)(
  'a customer on a %s buys a fund at its basket’s price and sells it; a short is refused',
  async (device) => {
    const app = await open({ device });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/market/index?tab=funds');
    const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Bahi Fifty Tracker' });
    await row.getByText(/(Premium|Discount) [+−-]?0\.\d\d%/).waitFor();

    await app.goTo('#/market/stockDetail?symbol=FIFTYFUND');
    await page.getByText('Value of the basket').first().waitFor();
    await page.getByText('Funds cannot be sold short.').first().waitFor();

    await openTicket(app, device, 'FIFTYFUND');
    await placeButton(app).click();
    await page.getByText('Bought 100 units').first().waitFor();
    await app.goTo('#/trade/index?tab=open');
    const held = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bahi Fifty Tracker' });
    await held.getByRole('button', { name: /^Exit/ }).click();
    await page.getByRole('button', { name: /^Practice sell, receive/ }).click();
    await page.getByText('Sold 100 units').first().waitFor();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
