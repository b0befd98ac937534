/** "Why this number?" of what an account is worth: the parts on the screen add up to the total on the screen, on home and on the account's page. */
import { randomUUID } from 'node:crypto';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import accountWords from '../web/src/account/texts.en.ts';
import homeWords from '../web/src/home/texts.en.ts';
import partWords from '../web/src/portfolio/parts/total-texts.en.ts';
import { crossing, openBrowser, signUp } from './app.ts';
import { violationsOn } from './axe.ts';
import { bidOf, callAs, expectOk, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a customer on a %s finds the total explained by parts that add up to it', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await openTicket(app, device, 'ROHN');
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();
  // And cash on hold for an order that waits.
  const limitPrice = (Number(await bidOf(app, 'ROHN')) * 0.97).toFixed(0);
  const waiting = { symbol: 'ROHN', direction: 'long', type: 'limit', lots: 1, limitPrice } as const;
  await expectOk((await callAs(app))(placeOrder, waiting, { idempotencyKey: randomUUID() }));

  await app.goTo('#/home/index');
  const value = page.getByRole('region', { name: homeWords.total('INR') });
  await value.getByRole('button', { name: homeWords.whyTotal }).click();
  // The large figure and the last row of the sum.
  await expectToAddUp(value, 2);
  expect(await violationsOn(page)).toEqual([]);

  await app.goTo('#/information/index');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(`^${accountWords.total}`) }).click();
  const sheet = page.getByRole('dialog', { name: accountWords.total });
  await expectToAddUp(sheet, 1);
  expect(await violationsOn(page)).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** All read at one moment, for prices move; `times`: how often the total stands there. */
async function expectToAddUp(place: Locator, times: number): Promise<void> {
  await place.getByText(partWords.byMark).waitFor();
  const { rows, figures } = await place.evaluate((shown) => ({
    figures: [...shown.querySelectorAll('span[aria-hidden="true"]')].map(({ textContent }) => textContent),
    rows: [...shown.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd [aria-hidden="true"]')!.textContent,
    ]),
  }));
  const labels = rows.map(([label]) => label);
  const { cash, held, shares } = partWords.parts;
  expect(labels).toEqual([cash, held, shares, partWords.total]);
  const total = rows.at(-1)![1]!;
  expect(rows.slice(0, -1).reduce((sum, [, amount]) => sum + paise(amount!), 0n)).toBe(paise(total));
  expect(figures.filter((each) => each === total).length).toBe(times);
}

function paise(text: string): bigint {
  return BigInt(text.replaceAll(/[.,]/g, '').replace('−', '-'));
}
