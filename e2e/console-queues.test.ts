/** The console's queues in a browser: identity by keyboard, a field refused, money by two people, two reviewers on one case. */
import { createStaffClient } from '@bahi/contract/client.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { approveIdentity } from '@bahi/contract/staff/reviews.ts';
import { appeal, listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { getDeposit } from '@bahi/contract/deposits/calls.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { getWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { databaseUrl, openBrowser, origin, type App } from './app.ts';
import { violationsOn } from './axe.ts';
import { askWithdrawal, freshPan, newCustomer, sendDeposit, sendIdentity, type Customer } from './console-cases.ts';
import { picturesShown, SIGN_IN, signInAt, signInByHand } from './console.ts';
import { settled } from '../bench/settled.ts';
import { staffCall } from './staff.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

test('a reviewer decides by keyboard alone: approves one, refuses a field of the next, and no note is lost', async () => {
  const [asha, chen] = [await newCustomer(origin(), 'asha'), await newCustomer(origin(), 'chen')];
  await sendIdentity(origin(), asha, { name: 'Asha Raman', pan: freshPan() });
  const chenPan = freshPan();
  await sendIdentity(origin(), chen, { name: 'Chen Wei Ling', pan: chenPan });

  const reviewer = await open({ device: 'desktop', signsIn: true });
  const { page, problems } = reviewer;
  await signInAt(page, 'reviewer');
  await page.getByRole('menuitem', { name: 'Identity' }).click();
  await find(page, asha.account);
  await press(page, 'j');
  await page.getByRole('timer').filter({ hasText: 'Yours for' }).waitFor();
  await picturesShown(page);
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'z');
  await page.getByRole('group', { name: 'ID front. Zoom 2×, turned 0°' }).waitFor();
  // From the heading on the Tab key goes through the photos.
  await press(page, 'Tab', 'Tab', ']');
  await page.getByRole('group', { name: 'ID back. Zoom 1×, turned 90°' }).waitFor();

  // Without an answer nothing typed is lost, and the same decision counts once.
  await press(page, 'n');
  await page.keyboard.type('Compared with both sides');
  await press(page, 'Escape');
  await page.route('**/reviews/identityApprove', (route) => route.abort(), { times: 1 });
  await press(page, 'a');
  await page.getByText('No answer came, so').waitFor();
  expect(await page.getByLabel('Note, for staff').inputValue()).toBe('Compared with both sides');
  // The next one opens by itself, and leaves the keys to who searches meanwhile.
  const next = await caseOf(chen);
  await page.route('**/reviews/identityApprove', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, next } } });
  });
  const { promise: isSearched, resolve: searched } = Promise.withResolvers<void>();
  await page.route('**/reviews/identity', async (route) => {
    await isSearched;
    await route.continue();
  });
  await press(page, 'a');
  await page.getByText(new RegExp(`Approved: ${asha.account}`)).waitFor();
  await page.waitForFunction((id) => new URLSearchParams(location.hash.split('?')[1]).get('case') === id, next);
  await press(page, '/');
  await page.keyboard.press('ControlOrMeta+a');
  searched();
  await page.getByText('Chen Wei Ling').waitFor();
  await page.keyboard.type(chen.account);
  await press(page, 'Enter');
  await page.getByRole('button', { name: chen.account }).waitFor();
  if ((await page.getByRole('button', { name: chen.account }).getAttribute('aria-current')) !== 'true')
    await press(page, 'j');
  await page.getByText('Chen Wei Ling').waitFor();
  await page.getByRole('timer').waitFor();
  await picturesShown(page);
  expect(await page.getByText(chenPan).count()).toBe(0);
  await press(page, 'r');
  await page.getByText(chenPan).first().waitFor();
  await press(page, 'x', 'ArrowDown', 'ArrowDown', 'ArrowDown', '1');
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Enter');
  await page.getByText(`Rejected: ${chen.account}`).waitFor();
  const { state, fields } = await expectOk(chen.call(getVerification, {}));
  expect(state).toBe('failed');
  expect(fields.filter((field) => field.state === 'failed')).toMatchObject([{ field: 'front', reason: 'glare' }]);

  // Decided, its facts stay in sight; the photos are for the auditor.
  await page.goto(`${origin()}/console/#/identity?state=decided&text=${chen.account}&case=${next}`);
  await page.getByText('This case is decided. Only the auditor sees its documents and full numbers.').waitFor();
  await page.getByText('Chen Wei Ling').first().waitFor();
  expect(await page.getByRole('img', { name: 'ID front' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  // The keys can be switched off, and then do nothing.
  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  expect(await violationsOn(page)).toEqual([]);
  await help.getByRole('switch', { name: 'Single keys work' }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await help.waitFor({ state: 'hidden' });
  await press(page, '?');
  expect(await help.count()).toBe(0);
  expect(problems).toEqual([]);

  await aDepositIsCredited(await verified(page));
  // A session that is over leads to the sign-in.
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('bahi.console.session')!) as object;
    sessionStorage.setItem('bahi.console.session', JSON.stringify({ ...session, token: 'ended' }));
  });
  await page.getByLabel(SIGN_IN.en.account).waitFor();
  await page.getByText('The session has ended. Sign in again.').waitFor();
  await reviewer.close();
});

test('a maker and a checker approve a large withdrawal, each typing the amount; one case is one person’s at a time', async () => {
  const customer = await newCustomer(origin(), 'imran');
  const request = { account: customer.account, holder: 'Imran Khan', rupees: 100_000, needsTwo: true };
  const id = await askWithdrawal(databaseUrl(), request);
  const address = `${origin()}/console/#/withdrawals?text=${customer.account}&case=${id}`;
  const statusNow = async () => (await expectOk(customer.call(getWithdrawal, { withdrawal: id }))).status;

  const maker = await open({ device: 'desktop', isDark: true, signsIn: true });
  await signInAt(maker.page, 'maker');
  await maker.page.goto(address);
  await maker.page.getByRole('timer').waitFor();
  expect(await violationsOn(maker.page)).toEqual([]);

  const checker = await open({ device: 'desktop', language: 'tw', signsIn: true });
  await checker.page.setViewportSize({ width: 768, height: 1024 });
  await signInAt(checker.page, 'checker');
  await checker.page.goto(address);
  await checker.page.getByRole('alert').filter({ hasText: 'Mohan Das' }).waitFor();
  expect(await checker.page.getByText('匯往').count()).toBe(0);
  expect(await violationsOn(checker.page)).toEqual([]);
  // Looked at without the claim, the number stays masked.
  await checker.page.getByRole('button', { name: '僅檢視' }).click();
  const withheld = checker.page.getByText('文件與完整號碼僅供接件人員檢視', { exact: false });
  await withheld.waitFor();
  await checker.page.getByText(/^•+ [0-9]{4}$/).waitFor();
  expect(await violationsOn(checker.page)).toEqual([]);

  await press(maker.page, 'a');
  const confirm = maker.page.getByRole('dialog', { name: 'Approve this withdrawal' });
  await confirm.getByLabel('Amount, INR').fill('1,00,001');
  await press(maker.page, 'Enter');
  await confirm.getByText('The amount of this case is 1,00,000.00.').waitFor();
  expect(await violationsOn(maker.page)).toEqual([]);
  await confirm.getByLabel('Amount, INR').fill('1,00,000');
  await press(maker.page, 'Enter');
  await maker.page.getByText('A second person decides').first().waitFor();
  expect(await statusNow()).toBe('pending');
  await maker.page.goto(`${origin()}/console/#/withdrawals`);
  // The search of the address that was left is not made again by the field.
  await expect.poll(() => maker.page.getByLabel('Account or case number').inputValue()).toBe('');
  await maker.page.goto(address);
  await maker.page.getByText('You gave the first approval; a second person decides.').waitFor();
  expect(await maker.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  expect(await maker.page.getByRole('timer').count()).toBe(0);

  // Given back by the decision: the checker takes it, at 768 pixels, in Chinese.
  await checker.page.getByRole('button', { name: '再試一次' }).click();
  await checker.page.getByRole('timer').waitFor();
  await checker.page.getByText(/^Mohan Das，/).waitFor();
  await withheld.waitFor({ state: 'hidden' });
  await checker.page.getByText(/^[0-9]{11}$/).waitFor();
  expect(await checker.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await press(checker.page, 'a');
  await checker.page.getByLabel('金額（INR）').fill('100000');
  await press(checker.page, 'Enter');
  await checker.page.getByText(/^已核准：/).waitFor();
  expect(await statusNow()).toBe('approved');

  // Whoever paid it at the bank says so.
  await maker.page.goto(`${origin()}/console/#/withdrawals`);
  await maker.page.goto(address);
  await maker.page.getByRole('button', { name: 'Record payment' }).and(maker.page.locator(':enabled')).waitFor();
  await press(maker.page, 'a');
  await maker.page.getByLabel('The bank’s reference').fill(`UTR-${id}`);
  await press(maker.page, 'Enter');
  await maker.page.getByText(/^Paid: /).waitFor();
  expect(await statusNow()).toBe('paid');

  // Among the decided ones it says who decided, is found again by a view, and is taken along as a file.
  const { page } = maker;
  await page.getByRole('button', { name: 'Decided', exact: true }).click();
  await find(page, customer.account);
  await page.getByRole('button', { name: new RegExp(`${customer.account}.*Paid.*Chitra Rao`, 's') }).waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Imran');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${origin()}/console/#/withdrawals`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Imran', exact: true }).click();
  await page.getByRole('button', { name: customer.account }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`${id},${customer.account},`);
  expect(rows[1]).toContain(',Chitra Rao,');
  expect([...maker.problems, ...checker.problems]).toEqual([]);
  await maker.close();
  await checker.close();
});

test('an appeal is answered in words by another person, and lifting ends the restriction', async () => {
  const customer = await newCustomer(origin(), 'ravi');
  const { customerId } = await expectOk(customer.call(getUser, {}));
  const risk = await staffCall('risk');
  const message = 'Two payments came from accounts in other names.';
  const until = Date.now() + 20 * 3_600_000;
  const why = { kind: 'no_trade', reason: 'suspected_fraud', until, message } as const;
  const { id } = await expectOk(risk(restrict, { customer: customerId, ...why }, { idempotencyKey: randomUUID() }));
  const text = 'Both payments came from my mother.';
  await expectOk(customer.call(appeal, { restriction: id, text }, { idempotencyKey: randomUUID() }));

  const { page, problems, close } = await open({ device: 'desktop', isDark: true, signsIn: true });
  await signInAt(page, 'support');
  await page.getByRole('menuitem', { name: 'Appeals' }).click();
  await find(page, customer.account);
  // As somebody may type it by hand: what follows a second number sign is not searched for, and holds up no step.
  await page.evaluate(() => void (location.hash += '#note'));
  await press(page, 'j');
  await page.getByText(text).waitFor();
  await page.getByText('Rhea Bose').waitFor();
  await page.getByRole('timer').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'a');
  await page.getByText('Write the answer first').first().waitFor();
  await press(page, 'n');
  await page.keyboard.type('Her statement shows it. Thank you for sending it.');
  await press(page, 'Escape', 'a');
  await page.getByText(`Lifted: ${customer.account}`).waitFor();
  const [restriction] = await expectOk(customer.call(listRestrictions, {}));
  expect(restriction).toMatchObject({ isInForce: false, appeal: { state: 'upheld' } });
  expect(problems).toEqual([]);
  await close();
});

async function aDepositIsCredited(customer: Customer): Promise<void> {
  const id = await sendDeposit(origin(), customer, '6000');
  const { page, problems, close }: App = await open({ device: 'desktop', language: 'ko', isDark: true, signsIn: true });
  await signInByHand(page, 'checker', SIGN_IN.ko);
  await page.goto(`${origin()}/console/#/deposits?text=${customer.account}&case=${id}`);
  await page.getByRole('img', { name: '입금 증빙' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'a');
  await page.getByLabel('금액, INR').fill('6,000');
  await press(page, 'Enter');
  await page.getByText(/^입금 반영됨: /).waitFor();
  expect((await expectOk(customer.call(getDeposit, { deposit: id }))).status).toBe('credited');
  expect(problems).toEqual([]);
  await close();
}

/** Approved by this reviewer; one in ten waits for a second look, and then another customer comes. */
async function verified(page: Page): Promise<Customer> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('bahi.console.session')!) as { token: string }).token,
  );
  const call = createStaffClient({ origin: origin(), token: () => token });
  const key = () => ({ idempotencyKey: randomUUID() });
  for (;;) {
    const customer = await newCustomer(origin(), 'minji');
    await sendIdentity(origin(), customer, { name: 'Min Ji Park', pan: freshPan() });
    const { rows } = await expectOk(call(listQueue, { queue: 'identity', text: customer.account }));
    await expectOk(call(claimCase, { queue: 'identity', case: rows[0]!.id }, key()));
    if (!(await expectOk(call(approveIdentity, { case: rows[0]!.id }, key()))).needsSecond) return customer;
  }
}

async function find(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account or case number').waitFor();
  // What opens by itself takes the focus.
  await settled(page);
  await press(page, '/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account);
  await press(page, 'Enter');
  await page.waitForFunction((text) => location.hash.includes(text), account);
  await page.getByRole('button', { name: account }).waitFor();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function caseOf({ account }: Customer): Promise<string> {
  const reviewer = await staffCall('reviewer');
  const { rows } = await expectOk(reviewer(listQueue, { queue: 'identity', text: account }));
  return rows[0]!.id;
}
