/**
 * Shares that are lent: too little is refused, three lots are lent with the fund password, somebody sells them short, the fee of the first whole date comes in
 * after its midnight, they are asked back while they are on loan, and are back once the short is closed.
 */
import { randomUUID } from 'node:crypto';
import { texts as refusalsEn } from '@bahi/contract/lending/refusals.en.ts';
import { texts as refusalsTw } from '@bahi/contract/lending/refusals.tw.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition } from '@bahi/contract/orders/positions.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { addDays, localDateOf, midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import lendEn from '../web/src/lending/parts/texts.en.ts';
import lendTw from '../web/src/lending/parts/texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { openConsole } from './console.ts';
import { fill } from './fills.ts';
import { saying } from './refusals.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['lending_fees', 'lending_returns'] });
const words = {
  en: { t: lendEn, stepUp: stepUpEn, refusals: refusalsEn },
  tw: { t: lendTw, stepUp: stepUpTw, refusals: refusalsTw },
};
const key = () => ({ idempotencyKey: randomUUID() });

test.each(looks)(
  'shares are lent, borrowed, paid for after midnight, recalled and back ($device, $language)',
  async ({ device, language }) => {
    const { t, stepUp, refusals } = words[language];
    const { h } = market();
    const symbol = `LND${device === 'phone' ? 'A' : 'B'}${language.toUpperCase()}`;
    h.feed.list(symbol, 500_00, { sharesOutstanding: 20_100 });
    const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    const terms = { symbol, type: 'limit', lots: 4, limitPrice: '500.00' } as const;
    await expectOk(call(placeOrder, { ...terms, direction: 'long' }, key()));
    await fill(h, symbol, 500_00);

    await app.goTo('#/information/pj?tab=lend');
    const lots = page.getByRole('form', { name: t.lend }).getByLabel(t.lots, { exact: true });
    await lots.fill('1');
    await lots.blur();
    // The shares are worth less than the least that may be lent, which only the server knows.
    h.feed.set(symbol, 99_00, { lower: 50_00, upper: 900_00 });
    await page.getByRole('button', { name: t.lendLots('1') }).click();
    await confirm('1');
    await page.getByText(saying(refusals['lending.below_minimum'])).first().waitFor();
    h.feed.set(symbol, 500_00);
    await lots.fill('3');
    await lots.blur();
    await page.reload();
    await expect.poll(() => lots.inputValue()).toBe('3');
    expect(await violationsOf(app, 'lending shares')).toEqual([]);
    await page.getByRole('button', { name: t.lendLots('3') }).click();
    const sheet = page.getByRole('dialog', { name: t.confirmTitle({ lots: '3', symbol }) });
    await sheet.getByText('1,50,000.00', { exact: true }).first().waitFor();
    await sheet.getByText(t.perDayNone).waitFor();
    await confirm('3');
    await page.getByText(t.line.shares_lent, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t.recallLots('3') }).waitFor();

    const seller = `seller.${symbol.toLowerCase()}`;
    const borrower = h.as(await h.trader(seller));
    await h.t.owner.query('update identity.customer set is_margin_enabled = true where account = $1', [seller]);
    const { id: position } = await expectOk(borrower(placeOrder, { ...terms, direction: 'short' }, key()));
    await fill(h, symbol, 500_00);
    await page.reload();
    // All of the lent ones are on loan: none is back at once.
    await rowOf(t.onLoan).getByText('300', { exact: true }).first().waitFor();
    await rowOf(t.free).getByText('0', { exact: true }).first().waitFor();
    await staffSee(symbol);
    const date = addDays(localDateOf(practiceCalendar, h.clock.now()), 1);
    await market().goTo(midnightOf(practiceCalendar, addDays(date, 1)) + 3 * MINUTE_MS, HOUR_MS);
    await page.reload();
    await page.getByText(t.feeOf(formatBusinessDate(date)), { exact: true }).waitFor();
    // 400 of 1,300 are borrowed: 1.58 % a year of 2,00,000.00 are 8.66 a day, and 80 % of what three of four lots pay are the lender's.
    await page.getByText('5.19', { exact: true }).first().waitFor();

    const back = page.getByLabel(t.lotsBack, { exact: true });
    await back.fill('2');
    await back.blur();
    await page.reload();
    await page.getByRole('button', { name: t.recallLots('2') }).waitFor();
    await back.fill('3');
    await back.blur();
    await page.getByRole('button', { name: t.recallLots('3') }).click();
    await page.getByText(t.recalled, { exact: true }).first().waitFor();
    expect(await violationsOf(app, 'shares that come back')).toEqual([]);
    await expectOk(borrower(closePosition, { position, type: 'market' }, key()));
    await fill(h, symbol, 500_00);
    await market().goTo(h.clock.now() + 2 * MINUTE_MS);
    await page.reload();
    await page.getByText(t.line.shares_recalled, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t.lendLots('4') }).waitFor();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();

    function rowOf(label: string) {
      return page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    }

    async function confirm(count: string): Promise<void> {
      const sheet = page.getByRole('dialog', { name: t.confirmTitle({ lots: count, symbol }) });
      await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
      await sheet.getByRole('button', { name: t.lendLots(count) }).click();
    }
  },
);

/** What is lent and borrowed of the share, in the console. */
async function staffSee(symbol: string): Promise<void> {
  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.getByRole('menuitem', { name: 'Lent shares' }).click();
  const row = page.getByRole('row').filter({ hasText: symbol });
  await row.getByText('1.58%', { exact: true }).waitFor();
  expect(await violationsInBothThemes(console, 'lent shares')).toEqual([]);
  expect(console.problems).toEqual([]);
  await console.close();
}
