/**
 * A withdrawal to a wallet: what it pays out in USDT stands before the confirmation with rate, source, validity and fees; a rate that is over
 * under the open form, and one that no longer holds when it arrives, are told with what holds now and lose nothing; what was confirmed is what
 * staff see and pay, and what the records show.
 */
import { addWallet } from '@bahi/contract/destinations/calls.ts';
import { approveWithdrawal, getWithdrawalCase, payWithdrawal } from '@bahi/contract/staff/reviews.ts';
import { listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import recordsEn from '../web/src/records/texts.en.ts';
import recordsTw from '../web/src/records/texts.tw.ts';
import payoutEn from '../web/src/withdrawals/payout-texts.en.ts';
import payoutTw from '../web/src/withdrawals/payout-texts.tw.ts';
import withdrawalsEn from '../web/src/withdrawals/texts.en.ts';
import withdrawalsTw from '../web/src/withdrawals/texts.tw.ts';
import { crossing, FUND_PASSWORD, openBrowser } from './app.ts';
import { violationsOf } from './axe.ts';
import { aDayAgo, claimed, key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const words = {
  en: { withdraw: withdrawalsEn, payout: payoutEn, request: requestsEn, records: recordsEn, stepUp: stepUpEn },
  tw: { withdraw: withdrawalsTw, payout: payoutTw, request: requestsTw, records: recordsTw, stepUp: stepUpTw },
};
type Words = (typeof words)['en'];

test.each(looks)('a payout to a wallet is what was confirmed, in every record ($device, $language)', async (look) => {
  const w: Words = words[look.language];
  const { app } = await signUpVerified(() => open({ device: look.device, signsIn: true }));
  const { page } = app;
  await page.evaluate((code) => localStorage.setItem('language', code), look.language);
  const [maker, call] = await Promise.all([staffCall('maker'), callAs(app)]);
  const wallet = await expectOk(call(addWallet, { type: 'TRC20', address: TRON, fundPassword: FUND_PASSWORD }, key()));
  await aDayAgo(wallet.id);
  await page.reload();

  await app.goTo('#/information/cashOut');
  await page.getByRole('radio', { name: /TRC20/ }).click();
  await page.getByText(w.payout.noAmount).first().waitFor();
  await page.getByLabel(w.withdraw.amount, { exact: true }).fill('100');
  await page.getByRole('alert').getByText(formatAmount('100.00')).first().waitFor();
  await page.getByLabel(w.withdraw.amount, { exact: true }).fill('10000');
  const terms = page.getByRole('region', { name: w.withdraw.terms });
  await terms
    .getByText(/ USDT$/)
    .first()
    .waitFor();
  await terms.getByText('9,900.00 INR').first().waitFor();
  await terms.getByText(w.payout.sourceOf('USD/INR')).first().waitFor();
  await terms.getByRole('timer').waitFor();
  expect(await violationsOf(app, 'a quote of a payout')).toEqual([]);

  // What was shown is over by the time it arrives.
  let attempts = 0;
  await page.route('**/withdrawals/create', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, quote: '1' }) });
  });
  const send = page.getByRole('button', { name: w.withdraw.sendAmount('10,000.00') });
  const sheet = page.getByRole('dialog', { name: w.withdraw.confirmTitle('10,000.00') });
  const password = sheet.getByLabel(w.stepUp.fundPassword, { exact: true });
  const usdtIn = (where: Locator) => where.getByText(/ USDT$/).first();
  const ask = async () => {
    await send.click();
    await usdtIn(sheet).waitFor();
    await password.fill(FUND_PASSWORD);
  };
  const confirm = () => sheet.getByRole('button', { name: w.withdraw.sendAmount('10,000.00') }).click();
  // What would renew the rate gets lost: it is over under the open sheet, and one press brings another.
  let isLost = true;
  await page.route('**/withdrawals/quote', (route) => (isLost ? undefined : route.continue()));
  await ask();
  await sheet.getByText(w.payout.over).waitFor();
  await usdtIn(sheet).waitFor({ state: 'detached' });
  expect(await violationsOf(app, 'a quote that is over')).toEqual([]);
  isLost = false;
  await sheet.getByRole('button', { name: w.payout.refresh }).click();
  await usdtIn(sheet).waitFor();
  expect(await password.inputValue()).toBe(FUND_PASSWORD);
  await confirm();
  await page
    .getByRole('alert')
    .getByText(/USDT.*INR/)
    .first()
    .waitFor();
  expect(await page.getByLabel(w.withdraw.amount, { exact: true }).inputValue()).toBe('10,000');
  await usdtIn(terms).waitFor();
  await ask();
  await confirm();
  await page.getByText(w.withdraw.openTitle).first().waitFor();
  await page.getByText(w.payout.fixed).first().waitFor();

  const { rows } = await expectOk(call(listWithdrawals, { status: 'pending' }));
  const { id, payout } = rows[0]!;
  const usdt = w.payout.usdt(formatAmount(payout!.usdt, 6));
  await page.getByText(usdt).first().waitFor();
  const seen = await claimed(maker, 'withdrawals', id, () => maker(getWithdrawalCase, { case: id }));
  expect(seen.withdrawal.payout).toEqual(payout);
  await expectOk(maker(approveWithdrawal, { case: id, amount: '10000' }, key()));
  await expectOk(maker(payWithdrawal, { case: id, bankReference: id.padStart(64, '0') }, key()));
  await app.goTo(`#/information/fundRecord?tab=withdrawals&withdrawal=${id}`);
  await page.getByRole('list', { name: w.request.timeline }).getByText(w.request.steps.paid).first().waitFor();
  await page.getByText(usdt).first().waitFor();
  expect(await violationsOf(app, 'a payout that was paid')).toEqual([]);
  await page.getByRole('link', { name: w.request.openEntry }).click();
  const slip = page.getByRole('region', { name: w.records.slip.title });
  await slip.getByText('−10,000.00').first().waitFor();
  await slip
    .getByText(w.records.payout(formatAmount(payout!.usdt, 6), formatAmount(payout!.rate, 4)))
    .first()
    .waitFor();
  await slip.getByText(w.records.slip.postings, { exact: true }).click();
  await slip.getByText('+100.00').first().waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
