/** The placements queue without a mouse: a case is taken, a part is allotted with its reason and its amount typed, and the customer sees it. */
import { randomUUID } from 'node:crypto';
import { listPlacementRequests, requestPlacement } from '@bahi/contract/placements/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole, press, takeCase } from './console.ts';
import { publishOpenPlacement } from './placement-offers.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();

test('a reviewer allots a part by the keyboard, and cannot without the reason or with another amount', async () => {
  const { app, account } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const call = await callAs(app);
  const offer = await publishOpenPlacement(app, { price: 2_800n, lots: 5 });
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  await expectOk(call(requestPlacement, { offer, lots: 4 }, { idempotencyKey: randomUUID() }));

  const console = await openConsole(open, 'maker');
  const { page } = console;
  await page.goto(`${new URL(page.url()).origin}/console/#/placements`);
  await takeCase(page, account, 'Asha Devi Rao');
  expect(await violationsOf(console, 'a placement case')).toEqual([]);
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Allot shares' });
  await dialog.waitFor();
  // The lots come first.
  await page.keyboard.type('3');
  await dialog.getByText('comes to 8,400.00').waitFor();
  await dialog.getByText('Why not all of it?').waitFor();
  expect(await violationsOf(console, 'allotting a part')).toEqual([]);
  const amount = dialog.getByLabel('Amount, INR');
  await amount.fill('8400');
  await press(page, 'Enter');
  await dialog.getByText('Choose why, then send it again.').waitFor();
  expect(
    await dialog
      .getByRole('radio')
      .first()
      .evaluate((input) => input === document.activeElement),
  ).toBe(true);
  expect((await expectOk(call(listPlacementRequests, {}))).rows[0]!.state).toBe('pending');
  await dialog.getByRole('radio', { name: 'Too much of one company' }).check();
  await amount.fill('8500');
  await press(page, 'Enter');
  await dialog.getByRole('alert').filter({ hasText: 'The amount of this case is' }).waitFor();
  await amount.fill('8400');
  await press(page, 'Enter');
  await page.getByText('Allotted 3 lots: Asha Devi Rao').waitFor();
  expect((await expectOk(call(listPlacementRequests, {}))).rows[0]).toMatchObject({
    state: 'allotted',
    allottedLots: 3,
    reason: 'concentration',
    paid: '8400.00',
    released: '2800.00',
  });
  expect(console.problems).toEqual([]);
  await console.close();
  await app.close();
});
