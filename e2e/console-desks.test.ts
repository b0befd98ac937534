/**
 * The queues of block trades and mandates without a mouse: a part of a block is approved with its reason and its amount typed, another is
 * rejected by the number of a reason, and a mandate is not passed with a note; each customer has the money back that was held for it.
 */
import { getBlockTerms, listBlockRequests, requestBlock } from '@bahi/contract/block-trades/calls.ts';
import { applyDayMandate, listDayMandates } from '@bahi/contract/day-trading/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { expect, test } from 'vitest';
import { databaseUrl, FUND_PASSWORD, openBrowser, type App } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { publishOpenBlock } from './block-offers.ts';
import { openConsole, press, takeCase } from './console.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { open } = openBrowser();
/** Whom the reviewers read the name of. */
const NAME = 'Asha Devi Rao';
const NOTE = 'Your last three mandates ended in losses.';

test('a block is approved in part by the keyboard, and another customer’s is rejected by the number of a reason', async () => {
  const [{ app, account }, other] = [await asking(), await asking()];
  const { offer, price } = await publishOpenBlock(app, { lots: 6, maximumLots: 5, symbol: 'SRTH' });
  const call = await callAs(app);
  const otherCall = await callAs(other.app);
  for (const one of [call, otherCall]) await expectOk(one(requestBlock, { offer, lots: 4 }, key()));

  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.getByRole('menuitem', { name: 'Block trades' }).click();
  await takeCase(page, account, NAME);
  expect(await violationsInBothThemes(console, 'a block case')).toEqual([]);
  // More is asked for than there is.
  await page.getByText('more than available').waitFor();
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Approve the block' });
  await dialog.waitFor();
  // The lots come first.
  await page.keyboard.type('3');
  const three = formatMoney(price * 300n);
  await dialog.getByText(`comes to ${formatAmount(three)}, without charges`).waitFor();
  await dialog.getByText('Why not all of it?').waitFor();
  expect(await violationsInBothThemes(console, 'approving a part of a block')).toEqual([]);
  const amount = dialog.getByLabel('Amount, INR');
  await amount.fill(three);
  await press(page, 'Enter');
  await dialog.getByText('Choose why, then send it again.').waitFor();
  await dialog.getByRole('radio', { name: 'More requested than available' }).check();
  await amount.fill('1');
  await press(page, 'Enter');
  await dialog.getByRole('alert').filter({ hasText: 'The amount of this case is' }).waitFor();
  await amount.fill(three);
  await press(page, 'Enter');
  await page.getByText(`Approved 3 lots: ${NAME}`).waitFor();
  const [approved] = (await expectOk(call(listBlockRequests, {}))).rows;
  expect(approved).toMatchObject({ state: 'approved', approvedLots: 3, reason: 'oversubscribed' });

  // Until it is gone, keys are the dialog's.
  await dialog.waitFor({ state: 'hidden' });
  await takeCase(page, other.account, NAME);
  await press(page, 'x', '3', 'Enter');
  await page.getByText(`Rejected: ${NAME}`).waitFor();
  const [rejected] = (await expectOk(otherCall(listBlockRequests, {}))).rows;
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'concentration' });
  for (const one of [call, otherCall]) expect((await expectOk(one(getSummary, {}))).held).toBe('0.00');
  // Another request may be sent.
  expect(await expectOk(otherCall(getBlockTerms, { offer, lots: 2 }))).toMatchObject({ pending: null, refusal: null });
  await page.getByRole('button', { name: 'Decided' }).click();
  await page.getByRole('button', { name: NAME }).first().waitFor();
  expect(await violationsInBothThemes(console, 'decided blocks')).toEqual([]);
  for (const one of [app, other.app]) await expectBooksToAgree(one);
  await ended([app, other.app, console]);
});

test('a mandate is rejected by the number of a reason with a note, and nothing stays on hold', async () => {
  const { app, account } = await asking();
  await enableMargin(account);
  const call = await callAs(app);
  await expectOk(call(applyDayMandate, { amount: '100000' }, key()));

  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.getByRole('menuitem', { name: 'Day trading' }).click();
  await takeCase(page, account, NAME);
  expect(await violationsInBothThemes(console, 'a mandate case')).toEqual([]);
  await press(page, 'n');
  await page.keyboard.type(NOTE);
  await press(page, 'Escape', 'x', '2', 'Enter');
  await page.getByText(`Rejected: ${NAME}`).waitFor();
  const [mandate] = (await expectOk(call(listDayMandates, {}))).rows;
  expect(mandate).toMatchObject({ state: 'rejected', reason: 'losses', note: NOTE });
  expect((await expectOk(call(getSummary, {}))).held).toBe('0.00');
  await ended([app, console]);
});

/** Verified, and unlocked for trading. */
async function asking(): Promise<{ readonly app: App; readonly account: string }> {
  const signedUp = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  await expectOk((await callAs(signedUp.app))(unlockTrading, { fundPassword: FUND_PASSWORD }));
  return signedUp;
}

async function enableMargin(account: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl(), role: 'owner', poolSize: 1 });
  await db.query('update identity.customer set is_margin_enabled = true where account = $1', [account]);
  await db.close();
}

async function ended(apps: readonly App[]): Promise<void> {
  expect(apps.flatMap(({ problems }) => problems)).toEqual([]);
  for (const app of apps) await app.close();
}
