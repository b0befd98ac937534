/**
 * The dividends queue with a customer on a phone and two reviewers: applied for at the position, not passed for a numbered reason with a
 * note, applied for again, approved by another reviewer with the amount typed, and paid to the paisa.
 */
import { getSummary } from '@bahi/contract/records/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { expect, test } from 'vitest';
import requestsEn from '../web/src/i18n/requests.en.ts';
import t from '../web/src/orders/action-texts.en.ts';
import { openBrowser, origin } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { openConsole, press, signInAt, takeCase } from './console.ts';
import { declareDividend, payApproved, reviewed } from './dividend-actions.ts';
import { buyOneLot } from './rights-issues.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { open } = openBrowser();
/** Whom the reviewers read the name of. */
const HOLDER = 'Asha Devi Rao';
const NOTE = 'Please add your tax residency.';

test('not passed, applied for again, approved with its amount typed, and paid', async () => {
  const { app, account } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const call = await callAs(app);
  const symbol = await buyOneLot(call);
  await declareDividend(symbol);
  const [position] = (await expectOk(call(listPositions, { state: 'open' }))).rows;
  const before = await expectOk(call(getSummary, {}));
  await app.goTo(`#/trade/positionDetail?position=${position!.id}`);
  const slip = app.page.getByRole('region', { name: t.title.dividend('4.50') });
  await slip.getByRole('button', { name: t.apply('450.00') }).click();
  await slip.getByText(t.state.under_review).waitFor();

  const first = await openConsole(open, 'maker');
  const { page } = first;
  await page.getByRole('menuitem', { name: 'Dividends' }).click();
  await takeCase(page, account, HOLDER);
  const dividend = page.getByRole('region', { name: 'The dividend' });
  await dividend.getByText(symbol).waitFor();
  await dividend.getByText('4.50 INR').waitFor();
  await page.getByRole('region', { name: 'The application' }).getByText('None: this is the first.').waitFor();
  expect(await violationsInBothThemes(first, 'a dividend case')).toEqual([]);
  await press(page, 'n');
  await page.keyboard.type(NOTE);
  await press(page, 'Escape', 'x', '2', 'Enter');
  await page.getByText(`Not passed: ${HOLDER}`).waitFor();
  await slip.getByText(t.state.refused, { exact: true }).waitFor();
  await slip.getByRole('note').getByText(NOTE).waitFor();

  await slip.getByRole('button', { name: t.applyAgain('450.00') }).click();
  await slip.getByText(t.state.under_review).waitFor();
  const second = await openConsole(open, 'checker');
  await second.page.getByRole('menuitem', { name: 'Dividends' }).click();
  await takeCase(second.page, account, HOLDER);
  const application = second.page.getByRole('region', { name: 'The application' });
  await application
    .getByText(/^Tax details are missing/)
    .getByText(NOTE)
    .waitFor();
  await press(second.page, 'a');
  const dialog = second.page.getByRole('dialog', { name: 'Approve this dividend' });
  const amount = dialog.getByLabel('Amount, INR');
  expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true);
  await second.page.keyboard.type('4 50');
  await press(second.page, 'Backspace', 'Enter');
  await dialog.getByRole('alert').waitFor();
  expect(await violationsInBothThemes(second, 'a dividend with another amount')).toEqual([]);
  await amount.fill('450');
  await press(second.page, 'Enter');
  await second.page.getByText(`Approved: ${HOLDER}`).waitFor();
  await reviewed(slip, t).waitFor();
  await payApproved(symbol);
  await app.page.reload();
  await slip.getByRole('link', { name: requestsEn.openEntry }).waitFor();
  const after = await expectOk(call(getSummary, {}));
  expect(Number(after.available) - Number(before.available)).toBeCloseTo(450, 2);
  await expectBooksToAgree(app);

  await second.page.getByRole('button', { name: 'Decided' }).click();
  await second.page.getByRole('button', { name: HOLDER }).first().waitFor();
  await second.page.getByRole('menuitem', { name: 'Corporate actions' }).click();
  const processing = second.page.getByRole('progressbar', { name: `Processing: ${symbol}` });
  // Under way, or done when the clock has been there already.
  await expect
    .poll(async () => {
      for (const stage of ['Today and under way', 'Done']) {
        await second.page.getByRole('button', { name: stage }).click();
        const words = await processing.getAttribute('aria-valuetext', { timeout: 3_000 }).catch(() => null);
        if (words !== null) return words;
      }
      return null;
    })
    .toMatch(/^1 of \d+ positions paid$/);
  const apps = [app, first, second];
  expect(apps.flatMap(({ problems }) => problems)).toEqual([]);
  for (const one of apps) await one.close();
});

test('who may only look decides nothing, narrow and in Chinese', async () => {
  const reader = await open({ device: 'desktop', language: 'tw', signsIn: true });
  await signInAt(reader.page, 'auditor');
  await reader.page.setViewportSize({ width: 768, height: 1024 });
  await reader.page.goto(`${origin()}/console/#/dividends`);
  await reader.page.reload();
  await reader.page.getByRole('group', { name: '案件範圍' }).waitFor();
  expect(await violationsInBothThemes(reader, 'the dividends queue, narrow')).toEqual([]);
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(reader.problems).toEqual([]);
  await reader.close();
});
