/**
 * Money in and out with staff on the other side: a deposit with its receipt is taken up and credited, another is refused with
 * its reason; a withdrawal waits behind its fund password, is cancelled, asked for again, approved and paid.
 */
import { listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { en as practiceEn } from '@bahi/contract/practice-texts/en.ts';
import { tw as practiceTw } from '@bahi/contract/practice-texts/tw.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { approveDeposit, approveWithdrawal, payWithdrawal, rejectDeposit } from '@bahi/contract/staff/reviews.ts';
import { listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { expect, test } from 'vitest';
import { photo } from '../server/src/uploads/testing.ts';
import depositsEn from '../web/src/deposits/texts.en.ts';
import depositsTw from '../web/src/deposits/texts.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import verificationEn from '../web/src/i18n/verification.en.ts';
import recordsEn from '../web/src/records/texts.en.ts';
import recordsTw from '../web/src/records/texts.tw.ts';
import accountEn from '../web/src/account/texts.en.ts';
import accountTw from '../web/src/account/texts.tw.ts';
import withdrawalsEn from '../web/src/withdrawals/texts.en.ts';
import withdrawalsTw from '../web/src/withdrawals/texts.tw.ts';
import { type App, openBrowser, signUp, crossing, FUND_PASSWORD, freshAccount } from './app.ts';
import { violationsOf } from './axe.ts';
import { claimed, key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: {
    account: accountEn,
    deposit: depositsEn,
    withdraw: withdrawalsEn,
    request: requestsEn,
    records: recordsEn,
    stepUp: stepUpEn,
    practice: practiceEn,
  },
  tw: {
    account: accountTw,
    deposit: depositsTw,
    withdraw: withdrawalsTw,
    request: requestsTw,
    records: recordsTw,
    stepUp: stepUpTw,
    practice: practiceTw,
  },
};
type Words = (typeof words)['en'];

test('before anything is paid in, a newcomer sees each condition of getting money out, and what comes first', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, freshAccount(), { isGuarded: false });
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await page.getByText(verificationEn.card.not_verified.title).first().waitFor();
  const gates = page.getByRole('list', { name: requestsEn.gatesLabel });
  await expect.poll(() => gates.getByRole('listitem').count()).toBe(Object.keys(requestsEn.gates).length);
  await gates.getByText(requestsEn.gates.identity).waitFor();
  await gates.getByRole('button', { name: requestsEn.fixes['fund_password']! }).click();
  await page.getByRole('dialog').getByLabel('Login password', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: verificationEn.card.not_verified.action, exact: true }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)('a deposit and a withdrawal from the first look to the books ($device, $language)', async (look) => {
  const w: Words = words[look.language];
  const { app } = await signUpVerified(() => open({ device: look.device, language: look.language, signsIn: true }));

  await sendDeposit(app, w);
  await creditDeposit(app, w);
  await refusedDeposit(app, w);
  await withdraw(app, w);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a withdrawal whose answer is lost says so, finds out by itself, and is one withdrawal', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const w = words.en;
  // The first attempt never arrives; of the second the answer is lost, and the stream tells of the withdrawal.
  let attempts = 0;
  await page.route('**/withdrawals/create', async (route) => {
    attempts += 1;
    if (attempts > 1) await route.fetch();
    await route.abort('connectionfailed');
  });
  await app.goTo('#/information/cashOut');
  await page.getByLabel(w.withdraw.amount, { exact: true }).fill('500');
  await page.getByRole('button', { name: w.withdraw.sendAmount('500.00') }).click();
  const sheet = page.getByRole('dialog', { name: w.withdraw.confirmTitle('500.00') });
  await sheet.getByLabel(w.stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: w.withdraw.sendAmount('500.00') }).click();
  await page.getByText('We do not know yet').first().waitFor();
  await page.getByText(w.withdraw.openTitle).first().waitFor();
  const call = await callAs(app);
  expect((await expectOk(call(listWithdrawals, {}))).total).toBe(1);
  expect(Number((await expectOk(call(getSummary, {}))).held)).toBe(500);
  await app.close();
});

/** From the account to the timeline: a pressed amount, a receipt, one press. */
async function sendDeposit(app: App, w: Words): Promise<void> {
  const { page } = app;
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: w.account.deposit, exact: true }).click();
  const next = page.getByRole('button', { name: w.deposit.next });
  await next.waitFor();
  // In the window, though before a first deposit the conditions of a withdrawal are open.
  const { y, height } = (await next.boundingBox())!;
  expect(y + height).toBeLessThan(page.viewportSize()!.height);
  await next.click();
  await page.getByRole('alert').getByText(w.deposit.enterAmount).waitFor();
  await page.getByRole('radio', { name: '5,000', exact: true }).click();
  await page.getByRole('button', { name: w.deposit.next }).click();
  await page.getByRole('radio', { name: w.practice.bankChannel }).waitFor();
  const payee = page.getByRole('region', { name: w.deposit.payee }).first();
  await payee.getByText('Bahi Practice Clients', { exact: true }).waitFor();
  await payee.getByText(w.deposit.matchPayer('Asha Devi Rao')).waitFor();
  expect(await violationsOf(app, 'the payee')).toEqual([]);
  await page.getByRole('button', { name: w.deposit.sendPractice('5,000.00') }).click();
  await page.getByRole('alert').getByText(w.deposit.addReceipt).waitFor();
  await page
    .getByRole('group', { name: w.deposit.receiptLabel })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) });
  const send = page.getByRole('button', { name: w.deposit.sendPractice('5,000.00') });
  // The receipt is on its way: the button says so until it is there.
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  await send.click();
  const steps = page.getByRole('list', { name: w.request.timeline }).getByRole('listitem');
  await steps.getByText(w.request.steps.sent).waitFor();
  // What is promised is no step after the credit.
  expect(await steps.last().innerText()).toMatch(
    new RegExp(`^${w.request.stepsAhead['credited']}[^]*${w.request.latest('')}`),
  );
}

/** Taken up, then credited: both appear by themselves, and the entry is one press away. */
async function creditDeposit(app: App, w: Words): Promise<void> {
  const { page } = app;
  const [maker, call] = await Promise.all([staffCall('maker'), callAs(app)]);
  const before = await expectOk(call(getSummary, {}));
  const { rows } = await expectOk(call(listDeposits, { status: 'pending' }));
  const { id } = rows[0]!;
  // One at a time: the deposit's own page shows this one instead of its form.
  await app.goTo('#/information/recharge');
  await page.getByText(w.deposit.pendingTitle).first().waitFor();
  expect(await violationsOf(app, 'a pending deposit')).toEqual([]);
  await expectOk(maker(claimCase, { queue: 'deposits', case: id }, key()));
  await page.getByText(w.request.steps.claimed).waitFor();
  await app.goTo(`#/information/fundRecord?tab=deposits&deposit=${id}`);
  await page.getByRole('button', { name: w.request.cancel.deposit }).waitFor();
  await expectOk(maker(approveDeposit, { case: id, amount: '5000' }, key()));
  await page.getByRole('link', { name: w.request.openEntry }).click();
  await page.getByRole('region', { name: w.records.slip.title }).getByText('+5,000.00').first().waitFor();
  const after = await expectOk(call(getSummary, {}));
  expect(Number(after.cash) - Number(before.cash)).toBe(5_000);
}

/** A refusal's message leads to the request, which says why and what to do. */
async function refusedDeposit(app: App, w: Words): Promise<void> {
  const { page } = app;
  await sendDeposit(app, w);
  const [maker, call] = await Promise.all([staffCall('maker'), callAs(app)]);
  const { rows } = await expectOk(call(listDeposits, { status: 'pending' }));
  const { id } = rows[0]!;
  await claimed(maker, 'deposits', id, () =>
    maker(rejectDeposit, { case: id, reason: 'proof_unreadable', note: 'The amount is cut off.' }, key()),
  );
  await app.goTo('#/information/msgInfo');
  await page.locator(`a[href*="deposit=${id}"]`).first().click();
  await page.getByText(w.request.note('The amount is cut off.')).waitFor();
  expect(await page.getByRole('button', { name: w.request.cancel.deposit }).count()).toBe(0);
}

async function withdraw(app: App, w: Words): Promise<void> {
  const { page } = app;
  const [maker, call] = await Promise.all([staffCall('maker'), callAs(app)]);
  await ask(app, w);
  expect(await violationsOf(app, 'an open withdrawal')).toEqual([]);
  await page.getByRole('button', { name: w.request.cancel.withdrawal }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.request.cancel.withdrawal }).click();
  await page.getByLabel(w.withdraw.amount, { exact: true }).waitFor();
  expect(Number((await expectOk(call(getSummary, {}))).held)).toBe(0);

  await ask(app, w);
  const { rows } = await expectOk(call(listWithdrawals, { status: 'pending' }));
  const { id } = rows[0]!;
  await claimed(maker, 'withdrawals', id, () => maker(approveWithdrawal, { case: id, amount: '2500.50' }, key()));
  await page.getByText(w.withdraw.approvedBody).waitFor();
  expect(await page.getByRole('button', { name: w.request.cancel.withdrawal }).count()).toBe(0);
  await expectOk(maker(payWithdrawal, { case: id, bankReference: `UTR-${id}` }, key()));
  await app.goTo(`#/information/fundRecord?tab=withdrawals&withdrawal=${id}`);
  await page.getByRole('list', { name: w.request.timeline }).getByText(w.request.steps.paid).waitFor();
  await page.getByRole('link', { name: w.request.openEntry }).click();
  await page.getByRole('region', { name: w.records.slip.title }).getByText('−2,500.50').first().waitFor();
}

/** The arrival is promised before the fund password is asked for; a wrong one loses nothing of the form. */
async function ask(app: App, w: Words): Promise<void> {
  const { page } = app;
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: w.account.withdraw, exact: true }).click();
  const amount = page.getByLabel(w.withdraw.amount, { exact: true });
  await page.getByRole('button', { name: w.withdraw.allLabel }).click();
  expect(await amount.inputValue()).toBe('10,00,000.00');
  await amount.fill('50');
  await amount.blur();
  await page.getByText(w.withdraw.tooLittle('100.00')).waitFor();
  await amount.fill('2500.50');
  await page.getByRole('button', { name: w.withdraw.sendAmount('2,500.50') }).click();
  const sheet = page.getByRole('dialog', { name: w.withdraw.confirmTitle('2,500.50') });
  await sheet.getByText(w.withdraw.arrives).waitFor();
  await sheet
    .getByText(/HDFC Bank/)
    .first()
    .waitFor();
  await sheet.getByLabel(w.stepUp.fundPassword, { exact: true }).fill('402857');
  await sheet.getByRole('button', { name: w.withdraw.sendAmount('2,500.50') }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByLabel(w.stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: w.withdraw.sendAmount('2,500.50') }).click();
  await page.getByText(w.withdraw.openTitle).first().waitFor();
  await page.getByText(w.request.usuallyIn).waitFor();
}
