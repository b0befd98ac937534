/**
 * Shares that are pledged, of customer and staff: above the limit, asked for with the fund password, paid out in the console by the keyboard,
 * blocked from sale; the price falls, notice is given, a day later shares are sold in the book; the rest is repaid and the shares are free.
 */
import { randomUUID } from 'node:crypto';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition } from '@bahi/contract/orders/positions.ts';
import { getPledge, getPledgeTerms } from '@bahi/contract/pledges/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import repayEn from '../web/src/loans/parts/repay-texts.en.ts';
import repayTw from '../web/src/loans/parts/repay-texts.tw.ts';
import pledgesEn from '../web/src/pledges/parts/texts.en.ts';
import pledgesTw from '../web/src/pledges/parts/texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { openConsole, press, takeCase } from './console.ts';
import { fill } from './fills.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['pledges_progress'] });
const words = {
  en: { t: pledgesEn, repayment: repayEn, stepUp: stepUpEn },
  tw: { t: pledgesTw, repayment: repayTw, stepUp: stepUpTw },
};
const HOLDER = 'Asha Devi Rao';
/** It falls further than a band lets it in a day. */
const WIDE = { lower: 100_00, upper: 900_00 };

test.each(looks)(
  'shares are pledged, blocked, warned of, sold in part after a day, and free once all is repaid ($device, $language)',
  async ({ device, language }) => {
    const { t, repayment, stepUp } = words[language];
    const { h } = market();
    const symbol = `PLG${device === 'phone' ? 'A' : 'B'}${language.toUpperCase()}`;
    h.feed.list(symbol, 500_00);
    const { app, account } = await signUpVerified(() => open({ device, signsIn: true }));
    const { page } = app;
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const call = await callAs(app);
    const key = () => ({ idempotencyKey: randomUUID() });
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    const terms = { symbol, direction: 'long', type: 'limit', lots: 4, limitPrice: '500.00' } as const;
    const { id: position } = await expectOk(call(placeOrder, terms, key()));
    await fill(h, symbol, 500_00);

    await app.goTo('#/information/pj?tab=pledge');
    const amount = page.getByLabel(t.amount, { exact: true });
    await amount.fill('100001');
    await page.getByRole('button', { name: t.askAmount('1,00,001.00') }).click();
    await page.getByText(t.tooMuch('1,00,000.00')).first().waitFor();
    expect(await violationsOf(app, 'pledging shares')).toEqual([]);
    await amount.fill('100000');
    await amount.blur();
    // What was typed is still there.
    await page.reload();
    await expect.poll(() => amount.inputValue()).toBe('1,00,000');
    await page.getByRole('button', { name: t.askAmount('1,00,000.00') }).click();
    const sheet = page.getByRole('dialog', { name: t.confirmTitle('1,00,000.00') });
    await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
    await sheet.getByRole('button', { name: t.askAmount('1,00,000.00') }).click();
    await page.getByRole('heading', { name: t.pendingTitle }).waitFor();
    const blocked = { refusal: { code: 'orders.pledged' } };
    expect(await call(closePosition, { position, type: 'market' }, key())).toMatchObject(blocked);

    await approve(account);
    await page.getByRole('heading', { name: t.openTitle(symbol) }).waitFor();
    expect(await violationsOf(app, 'an open pledge')).toEqual([]);
    const [lending] = (await expectOk(call(getPledgeTerms, {}))).standing;
    expect(lending).toMatchObject({ state: 'lending', owedBps: 5000, pledged: 400 });
    const pledge = lending!.id;

    h.feed.set(symbol, 290_00, WIDE);
    const noticed = h.clock.now() + 2 * MINUTE_MS;
    await market().goTo(noticed);
    const { saleFrom } = await expectOk(call(getPledge, { pledge }));
    expect(saleFrom).toBeGreaterThan(h.clock.now());
    await page.reload();
    await page.getByText(t.ofValue, { exact: true }).first().waitFor();
    expect(await violationsOf(app, 'a pledge with a notice')).toEqual([]);
    await market().goTo(saleFrom! + 2 * MINUTE_MS, HOUR_MS);
    await fill(h, symbol, 290_00);
    // The notice ends with the next look.
    await market().goTo(h.clock.now() + 2 * MINUTE_MS);
    const sold = await expectOk(call(getPledge, { pledge }));
    // Of 1,00,027.40 of 1,16,000: two of four lots would leave 72 %.
    expect(sold).toMatchObject({ state: 'lending', pledged: 100, soldShares: 300, saleFrom: null });

    await page.reload();
    await page.getByText(t.sold, { exact: true }).first().waitFor();
    const owed = formatAmount(sold.principal);
    await page.getByRole('button', { name: repayment.allLabel }).click();
    await page.getByRole('button', { name: repayment.repaySome(owed) }).click();
    await page.getByText(t.outcomes.repaid, { exact: true }).first().waitFor();
    await page.getByText(t.outcomes.repaid, { exact: true }).first().click();
    await page.getByText(t.line.pledge_paid_out, { exact: true }).waitFor();
    expect(await violationsOf(app, 'a repaid pledge')).toEqual([]);
    // A day has passed since the fund password was typed.
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    await expectOk(call(closePosition, { position, type: 'market' }, key()));
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** In the queue of risk, without a mouse. */
async function approve(account: string): Promise<void> {
  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.getByRole('menuitem', { name: 'Pledges' }).click();
  await takeCase(page, account, HOLDER);
  expect(await violationsInBothThemes(console, 'a pledge case')).toEqual([]);
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Pay out pledge' });
  const amount = dialog.getByLabel('Amount, INR');
  await page.keyboard.type('10000');
  await press(page, 'Enter');
  await dialog.getByText('The amount of this case is 1,00,000.00.').waitFor();
  await amount.fill('100000');
  await press(page, 'Enter');
  await page.getByText(`Pledge paid out: ${HOLDER}`).waitFor();
  expect(console.problems).toEqual([]);
  await console.close();
}
