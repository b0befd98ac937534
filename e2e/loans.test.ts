/**
 * A credit loan of customer and staff: above the limit, rejected with its reason, asked for again and paid out in the console by the keyboard,
 * interest over three dates, a part repaid, then all of it, each with its line of the ledger.
 */
import { randomUUID } from 'node:crypto';
import { getLoanTerms, listLoanLines, listLoans, requestLoan } from '@bahi/contract/loans/calls.ts';
import { midnightOf, localDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import loansEn from '../web/src/loans/texts.en.ts';
import loansTw from '../web/src/loans/texts.tw.ts';
import repayEn from '../web/src/loans/parts/repay-texts.en.ts';
import repayTw from '../web/src/loans/parts/repay-texts.tw.ts';
import askEn from '../web/src/support/parts/ask-texts.en.ts';
import askTw from '../web/src/support/parts/ask-texts.tw.ts';
import supportEn from '../web/src/support/texts.en.ts';
import supportTw from '../web/src/support/texts.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { openConsole, press, takeCase } from './console.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['loans_progress'] });
const words = {
  en: { t: loansEn, repayment: repayEn, stepUp: stepUpEn, request: requestsEn },
  tw: { t: loansTw, repayment: repayTw, stepUp: stepUpTw, request: requestsTw },
};
const asks = { en: askEn, tw: askTw };
const support = { en: supportEn, tw: supportTw };
const BORROWER = 'Asha Devi Rao';
const NOTE = 'Please ask for less.';

test.each(looks)(
  'a loan is refused, rejected, paid out, costs interest on three dates and is repaid in two parts ($device, $language)',
  async ({ device, language }) => {
    const { t, repayment, request } = words[language];
    const { app, account } = await signUpVerified(() => open({ device, language, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const interestNow = async () => (await expectOk(call(getLoanTerms, {}))).current!.interest;

    // A score of 650, with the verification: of what is above 550 each point is good for 2,000.
    await app.goTo('#/information/loan');
    await page.getByLabel(t.amount, { exact: true }).fill('200001');
    await page.getByRole('button', { name: t.askAmount('2,00,001.00') }).click();
    await page.getByText(t.tooMuch('2,00,000.00')).first().waitFor();
    expect(await violationsOf(app, 'asking for a loan')).toEqual([]);
    await ask(page, language, '60000', '60,000.00');
    const again = { amount: '1000', termDays: 30, fundPassword: FUND_PASSWORD };
    const key = () => ({ idempotencyKey: randomUUID() });
    expect(await call(requestLoan, again, key())).toMatchObject({ refusal: { code: 'loans.pending' } });
    await decideByKeyboard(account, reject);
    await page.getByRole('button', { name: t.ask, exact: true }).waitFor();
    await app.goTo('#/information/jkjl');
    await page.getByText(t.states.rejected).first().click();
    await page.getByText(request.note(NOTE)).waitFor();
    expect(await violationsOf(app, 'a rejected loan')).toEqual([]);
    const [about] = (await expectOk(call(listLoans, {}))).rows;
    await page.getByRole('link', { name: asks[language].ask }).click();
    await page.getByText(support[language].aboutOf.loan(about!.id)).waitFor();
    await page.getByLabel(support[language].form.text).fill('What can I afford?');
    await page.getByRole('button', { name: support[language].form.send }).click();
    await page.getByRole('log').getByText('What can I afford?').waitFor();
    await page.getByRole('link', { name: support[language].about.loan }).click();
    await page.getByText(request.note(NOTE)).waitFor();

    await app.goTo('#/information/loan');
    await ask(page, language, '50000', '50,000.00');
    await decideByKeyboard(account, approve);
    await page.getByRole('heading', { name: t.openTitle }).waitFor();
    expect(await violationsOf(app, 'an open loan')).toEqual([]);
    expect(await call(requestLoan, again, key())).toMatchObject({ refusal: { code: 'loans.repay_first' } });

    for (const interest of ['16.44', '32.88', '49.32']) {
      await goToNextDate();
      expect(await interestNow()).toBe(interest);
    }
    await page.reload();
    await page.getByText('49.32', { exact: true }).first().waitFor();

    const amount = page.getByLabel(repayment.repayAmount, { exact: true });
    await amount.fill('50049.33');
    await page.getByRole('button', { name: repayment.repaySome('50,049.33') }).click();
    await page.getByText(repayment.aboveOwed('50,049.32')).first().waitFor();
    await amount.fill('20049.32');
    await page.getByRole('button', { name: repayment.repaySome('20,049.32') }).click();
    await page.getByText('30,000.00', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: repayment.allLabel }).click();
    await page.getByRole('button', { name: repayment.repaySome('30,000.00') }).click();
    await page.getByRole('button', { name: t.ask, exact: true }).waitFor();

    await app.goTo('#/information/jkjl');
    await page.getByText(t.states.ended).first().click();
    await page.getByText(t.line.loan_paid_out, { exact: true }).waitFor();
    expect(await violationsOf(app, 'a repaid loan')).toEqual([]);
    const [ended, rejected] = (await expectOk(call(listLoans, {}))).rows;
    expect([ended, rejected]).toMatchObject([
      { state: 'ended', amount: '50000.00' },
      { state: 'rejected', reason: 'unaffordable', note: NOTE },
    ]);
    const lines = (await expectOk(call(listLoanLines, { loan: ended!.id }))).rows;
    expect(lines.map(({ kind }) => kind).toReversed()).toEqual([
      'loan_paid_out',
      'loan_interest',
      'loan_interest',
      'loan_interest',
      'loan_repaid',
      'loan_repaid',
    ]);
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

async function ask(page: Page, language: 'en' | 'tw', amount: string, shown: string): Promise<void> {
  const { t, stepUp } = words[language];
  await page.getByLabel(t.amount, { exact: true }).fill(amount);
  await page.getByRole('button', { name: t.askAmount(shown) }).click();
  const sheet = page.getByRole('dialog', { name: t.confirmTitle(shown) });
  await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: t.askAmount(shown) }).click();
  await page.getByRole('heading', { name: t.pendingTitle }).waitFor();
}

/** Books take the interest of the date that has ended. */
async function goToNextDate(): Promise<void> {
  const date = localDateOf(practiceCalendar, market().h.clock.now() + DAY_MS);
  await market().goTo(midnightOf(practiceCalendar, date) + 2 * MINUTE_MS, DAY_MS);
}

/** In the queue of risk, without a mouse. */
async function decideByKeyboard(account: string, decide: (page: Page) => Promise<void>): Promise<void> {
  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.getByRole('menuitem', { name: 'Loans' }).click();
  await takeCase(page, account, BORROWER);
  expect(await violationsInBothThemes(console, 'a loan case')).toEqual([]);
  await decide(page);
  expect(console.problems).toEqual([]);
  await console.close();
}

async function reject(page: Page): Promise<void> {
  await press(page, 'n');
  await page.keyboard.type(NOTE);
  await press(page, 'Escape', 'x', '1', 'Enter');
  await page.getByText(`Rejected: ${BORROWER}`).waitFor();
}

async function approve(page: Page): Promise<void> {
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Pay out loan' });
  const amount = dialog.getByLabel('Amount, INR');
  await page.keyboard.type('5000');
  await press(page, 'Enter');
  await dialog.getByText('The amount of this case is 50,000.00.').waitFor();
  await amount.fill('50000');
  await press(page, 'Enter');
  await page.getByText(`Loan paid out: ${BORROWER}`).waitFor();
}
