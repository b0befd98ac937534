/** What a sale brought, told where it happened and kept on the position's slip: at which price, the profit after charges, what reached the cash. */
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { formatAmount, formatPrice, formatSigned } from '@bahi/core/format.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import orderWords from '../web/src/orders/texts.en.ts';
import { crossing, openBrowser, signUp } from './app.ts';
import { callAs, expectBooksToAgree, expectOk, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();
const { sale: t, position, result } = orderWords;

test.each(devices)(
  'a customer on a %s reads at once and later what selling brought, and the slip adds up',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await openTicket(app, device, 'ROHN');
    await placeButton(app).click();
    await page.getByText('Bought 100 shares').first().waitFor();

    await page.getByRole('link', { name: 'View', exact: true }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Exit/ }).first().click();
    await page.getByRole('button', { name: /^Practice sell, receive/ }).click();
    const placed = page.getByRole('region', { name: /^Order \d+$/ });
    await placed.getByText('Sold 100 shares').waitFor();
    const { rows } = await expectOk((await callAs(app))(listOrders, { state: 'ended', page: 1, pageSize: 10 }));
    const { sale, averagePrice, positionId } = rows.find(({ kind }) => kind === 'close')!;
    const told = {
      [position.buyPrice]: formatPrice(sale!.openedAt),
      [position.closePrice.long]: formatPrice(averagePrice),
      [t.gross]: formatSigned(sale!.gross),
      [t.charges]: formatAmount(sale!.charges),
      [t.received]: formatAmount(sale!.received),
    };
    for (const [label, value] of Object.entries(told)) expect(await valueOf(placed, label)).toBe(value);
    await placed.getByText(formatSigned(sale!.net)).first().waitFor();
    // What reached the cash is the value less what this order cost.
    const [value, charges] = [await valueOf(placed, result.value), await valueOf(placed, result.charges)];
    expect(paise(value) - paise(charges)).toBe(paise(sale!.received));

    await app.goTo(`#/trade/positionDetail?position=${positionId}`);
    const slip = page.getByRole('region', { name: position.slip, exact: true });
    for (const [label, value] of Object.entries(told)) expect(await valueOf(slip, label)).toBe(value);
    expect(await valueOf(slip, position.realisedProfit)).toBe(formatSigned(sale!.net));
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** What stands beside a label. */
async function valueOf(slip: Locator, label: string): Promise<string> {
  const row = slip.locator('dl > div').filter({ has: slip.page().getByText(label, { exact: true }) });
  return (await row.locator('dd [aria-hidden="true"]').first().innerText()).trim();
}

function paise(text: string): bigint {
  return BigInt(text.replaceAll(/[.,]/g, ''));
}
