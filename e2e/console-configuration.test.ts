/** The operator's settings: one person proposes a limit, another approves it, customers see it before; then it is called off. */
import { listAnnounced } from '@bahi/contract/configuration/calls.ts';
import { proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange, listChanges } from '@bahi/contract/staff/operations.ts';
import { expect, test } from 'vitest';
import { openBrowser, origin } from './app.ts';
import { violationsOf } from './axe.ts';
import { newCustomer } from './console-cases.ts';
import { openConsole, signInAt } from './console.ts';
import { key, staffCall } from './staff.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

test('two people change a limit, customers see it announced, and two people call it off again', async () => {
  const customer = await newCustomer(origin(), 'lamp');
  const announced = async () =>
    (await expectOk(customer.call(listAnnounced, {}))).changes.filter(({ key }) => key === 'depositMaximum');

  const maker = await openConsole(open, 'maker');
  const { page } = maker;
  await page.getByRole('menuitem', { name: 'Configuration' }).click();
  await page.getByRole('button', { name: 'Change: Maximum deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: Maximum deposit' });
  await dialog.getByLabel('Amount, INR').fill('lots');
  await dialog.getByText('This is not a value of this kind.').waitFor();
  await dialog.getByLabel('Amount, INR').fill('40,00,000');
  await dialog.getByRole('region', { name: 'What changes' }).getByText('40,00,000.00').waitFor();
  await dialog.getByRole('region', { name: 'What customers see' }).getByText('Until then:').waitFor();
  await dialog.getByLabel('Reason').fill('A smaller bank from next month on');
  expect(await violationsOf(maker, 'propose')).toEqual([]);
  // Too soon: the server says from when on, and what was typed stays.
  const moment = await dialog.getByLabel('Takes effect').inputValue();
  await dialog.getByLabel('Takes effect').fill(`2026-01-01${moment.slice(10)}`);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.getByText('so that customers see it before').waitFor();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('A smaller bank from next month on');
  await dialog.getByLabel('Takes effect').fill(moment);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Proposed by Mohan Das').waitFor();
  expect(await announced()).toEqual([]);

  const checker = await openConsole(open, 'checker');
  await checker.page.getByRole('menuitem', { name: 'Changes' }).click();
  await checker.page.getByRole('cell', { name: 'A smaller bank' }).click();
  const change = checker.page.getByRole('dialog', { name: /Configuration · Maximum deposit/ });
  await change.getByText('40,00,000.00').waitFor();
  expect(await violationsOf(checker, 'change')).toEqual([]);
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
  await expect.poll(announced).toMatchObject([{ value: '5000000.00', coming: '4000000.00' }]);
  const app = await open({ device: 'phone', language: 'en' });
  await app.goTo('#/information/status');
  await app.page.getByRole('heading', { name: 'Maximum deposit' }).waitFor();
  await app.close();

  await page.reload();
  await page.getByRole('button', { name: 'Call off: Maximum deposit' }).click();
  const off = page.getByRole('dialog', { name: 'Call off: Maximum deposit' });
  await off.getByLabel('Reason').fill('The bank stays');
  await off.getByRole('button', { name: 'Propose' }).click();
  await off.waitFor({ state: 'hidden' });
  await checker.page
    .getByRole('cell', { name: 'The bank stays' })
    .or(checker.page.getByRole('button', { name: 'Refresh' }))
    .first()
    .click();
  await checker.page.getByRole('cell', { name: 'The bank stays' }).click();
  await checker.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await checker.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(announced).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'History: Maximum deposit' }).click();
  const history = page.getByRole('dialog', { name: 'History: Maximum deposit' });
  await history.getByRole('cell', { name: 'Replaced' }).waitFor();
  expect(await violationsOf(maker, 'history')).toEqual([]);
  expect([...maker.problems, ...checker.problems]).toEqual([]);
  await maker.close();
  await checker.close();
});

test('of two announced changes the later is called off by what the earlier one sets, and both are shown', async () => {
  const [maker, checker] = [await staffCall('maker'), await staffCall('checker')];
  const hour = 3_600_000;
  const soon = Math.ceil((Date.now() + 25 * hour) / hour) * hour;
  async function announce(value: string, effectiveFrom: number): Promise<void> {
    const given = {
      key: 'withdrawalMaximum' as const,
      value,
      effectiveFrom,
      reason: 'The bank lowers it in two steps',
    };
    const change = await expectOk(maker(proposeConfig, given, key()));
    await expectOk(checker(approveChange, { change: change.id }, key()));
  }
  await announce('800000.00', soon);
  await announce('600000.00', soon + hour);

  const app = await openConsole(open, 'maker');
  const { page } = app;
  await page.getByRole('menuitem', { name: 'Configuration' }).click();
  // Something before both: they come all the same.
  await page.getByRole('button', { name: 'Change: Maximum withdrawal' }).click();
  const change = page.getByRole('dialog', { name: 'Change: Maximum withdrawal' });
  await change.getByLabel('Takes effect').fill('2026-01-01T12:00');
  await change.getByRole('region', { name: 'Still to come after it' }).getByText('6,00,000.00').waitFor();
  await change.getByRole('button', { name: 'Cancel' }).click();
  await change.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Call off: Maximum withdrawal' }).last().click();
  const off = page.getByRole('dialog', { name: 'Call off: Maximum withdrawal' });
  const differs = off.getByRole('region', { name: 'What changes' });
  await differs.locator('del').getByText('6,00,000.00').waitFor();
  await differs.locator('ins').getByText('8,00,000.00').waitFor();
  expect(await violationsOf(app, 'call off')).toEqual([]);
  await off.getByLabel('Reason').fill('One step is enough');
  await off.getByRole('button', { name: 'Propose' }).click();
  await off.waitFor({ state: 'hidden' });
  const { rows } = await expectOk(checker(listChanges, { kind: 'config', state: 'proposed' }));
  const proposed = rows.find(({ subject }) => subject === 'withdrawalMaximum')!;
  expect(proposed.after).toEqual({ value: '800000.00' });
  await expectOk(checker(approveChange, { change: proposed.id }, key()));
  // As it was: both steps are called off.
  await announce('1000000.00', soon);
  await announce('1000000.00', soon + hour);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a way to pay in is a form: a payee is added, its password is asked for once and never shown, at 768, dark, in Chinese', async () => {
  const app = await open({ device: 'desktop', language: 'tw', isDark: true, signsIn: true });
  const { page } = app;
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAt(page, 'maker');
  await page.getByRole('menuitem', { name: '設定' }).click();
  await page.getByRole('button', { name: /^變更：.*入金方式/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '新增入金方式' }).click();
  const channel = dialog.getByRole('group', { name: /入金方式 / }).last();
  await channel.getByLabel('客戶看到的名稱').fill('演練銀行二');
  const named = dialog.getByRole('group', { name: '演練銀行二' });
  await named.getByLabel('紀錄用名稱').fill('practice-bank-2');
  await named.getByLabel('內容').fill('Bahi Practice Clients 2');
  await named.getByRole('checkbox', { name: '需要密碼' }).click();
  await dialog.getByLabel('原因').fill('第二個演練帳戶');
  const propose = dialog.getByRole('button', { name: '提出', exact: true });
  expect(await propose.isDisabled()).toBe(true);
  await named.getByLabel('密碼，至少 4 個字元').fill('open-sesame');
  expect(await violationsOf(app, 'channels')).toEqual([]);
  await propose.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('演練銀行二 (practice-bank-2)').first().waitFor();
  expect(await page.content()).not.toContain('open-sesame');
  expect(await violationsOf(app, 'configuration')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('menuitem', { name: '變更' }).click();
  await page.getByRole('cell', { name: '第二個演練帳戶' }).click();
  await page.getByRole('dialog').getByText('Bahi Practice Clients 2').waitFor();
  expect(await page.content()).not.toContain('open-sesame');
  await page.getByLabel('撤回原因').fill('這只是演練');
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(app.problems).toEqual([]);
  await app.close();
});
