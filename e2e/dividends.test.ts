/**
 * A dividend at its position: the slip says what it brings and when it comes at the latest; it is applied for, not passed with a reason,
 * applied for again, approved, and paid to the paisa.
 */
import { randomUUID } from 'node:crypto';
import { listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { approveDividend, rejectDividend } from '@bahi/contract/corporate-actions/staff-calls.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { expect, test } from 'vitest';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import actionsEn from '../web/src/orders/action-texts.en.ts';
import actionsTw from '../web/src/orders/action-texts.tw.ts';
import { openBrowser, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { declareDividend, payApproved, reviewed } from './dividend-actions.ts';
import { buyOneLot } from './rights-issues.ts';
import { signUpVerified, staffCall } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();
const key = () => ({ idempotencyKey: randomUUID() });
const words = { en: { t: actionsEn, request: requestsEn }, tw: { t: actionsTw, request: requestsTw } };

test.each(looks)(
  'a dividend is applied for, refused, applied for again and paid ($device, $language)',
  async ({ device, language }) => {
    const { t, request } = words[language];
    const { app } = await signUpVerified(() => open({ device, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const symbol = await buyOneLot(call);
    await declareDividend(symbol);
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const [position] = (await expectOk(call(listPositions, { state: 'open' }))).rows;
    const before = await expectOk(call(getSummary, {}));
    const staff = await staffCall('maker');
    const applied = async () => {
      const [dividend] = (await expectOk(call(listDividends, {}))).rows;
      await expectOk(staff(claimCase, { queue: 'dividends', case: dividend!.application!.id }, key()));
      return dividend!.application!.id;
    };

    await app.goTo(`#/trade/positionDetail?position=${position!.id}`);
    const slip = page.getByRole('region', { name: t.title.dividend('4.50') });
    await slip.getByText(t.state.to_apply).waitFor();
    await slip.getByText(t.paidByHint).waitFor();
    await slip.getByRole('button', { name: t.apply('450.00') }).click();
    await slip.getByText(t.state.under_review).waitFor();
    const first = await applied();
    await expectOk(staff(rejectDividend, { case: first, reason: 'tax_details', note: 'PAN is missing.' }, key()));
    await slip.getByText(t.state.refused, { exact: true }).waitFor();
    await slip.getByRole('note').getByText('PAN is missing.').waitFor();
    expect(await violationsOf(app, 'a position with a dividend')).toEqual([]);

    await slip.getByRole('button', { name: t.applyAgain('450.00') }).click();
    await slip.getByText(t.state.under_review).waitFor();
    await expectOk(staff(approveDividend, { case: await applied(), amount: '450.00' }, key()));
    await reviewed(slip, t).waitFor();
    await payApproved(symbol);
    await page.reload();
    await slip.getByRole('link', { name: request.openEntry }).waitFor();
    await slip.getByRole('list', { name: request.timeline }).getByText(t.state.paid).waitFor();
    const after = await expectOk(call(getSummary, {}));
    expect(Number(after.available) - Number(before.available)).toBeCloseTo(450, 2);
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
