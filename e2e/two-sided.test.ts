/**
 * The whole way of a customer's money, with customer and staff each at their own screen (screens §5): verified after one photo was
 * refused, paid in, traded, paid out by two people, and at the end a statement that proves it anywhere, until one sign is changed.
 */
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import depositWords from '../web/src/deposits/texts.en.ts';
import destinationWords from '../web/src/destinations/texts.en.ts';
import requestWords from '../web/src/i18n/requests.en.ts';
import stateWords from '../web/src/i18n/verification.en.ts';
import stepUpWords from '../web/src/i18n/step-up.en.ts';
import recordWords from '../web/src/records/texts.en.ts';
import verifyWords from '../web/src/records/verify-texts.en.ts';
import fundWords from '../web/src/i18n/fund-password.en.ts';
import safetyWords from '../web/src/security/texts.en.ts';
import identityWords from '../web/src/verification/texts.en.ts';
import withdrawWords from '../web/src/withdrawals/texts.en.ts';
import { photo } from '../server/src/uploads/testing.ts';
import { openBrowser, origin, PASSWORD, signUp, type App, FUND_PASSWORD, freshAccount } from './app.ts';
import { isFocusLost } from './axe.ts';
import { takeCase, openConsole, picturesShown, press } from './console.ts';
import { quiet, settled } from '../bench/settled.ts';
import { aDayAgo } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk, openTicket, placeButton } from './trading.ts';

const { open } = openBrowser();
/** Of nobody else in the queues. */
const NAME = `Asha Devi ${freshSurname()}`;
const folder = mkdtempSync(join(tmpdir(), 'bahi-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('from the first photo to a proven statement, customer and staff', async () => {
  const app = await open({ device: 'phone', language: 'en', signsIn: true });
  const account = await signUp(app, freshAccount(), { isGuarded: false });
  await verifyIdentity(app, account);
  await guardMoney(app);
  await payIn(app, account);
  await tradeAndClose(app);
  await takeOut(app, account);
  await proveStatement(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** One photo is refused for its reason, by keyboard; that one alone is sent again. */
async function verifyIdentity(app: App, account: string): Promise<void> {
  const { page } = app;
  const t = identityWords;
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: `${stateWords.label}: ${stateWords.state.not_verified}` }).click();
  await page.getByLabel(t.name).fill(NAME);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.practice.numbers }).click();
  await expect.poll(() => page.getByLabel(t.fields.pan).inputValue()).not.toBe('');
  await page.getByRole('button', { name: t.next }).click();
  for (const side of ['front', 'back'] as const) await addSpecimen(app, side);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.send }).click();
  await page.getByRole('main').getByText(t.underReview, { exact: true }).waitFor();

  const reviewer = await openConsole(open, 'reviewer');
  await takeIdentity(reviewer, account);
  await press(reviewer.page, 'x', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', '2', 'Enter');
  await reviewer.page.getByText(`Rejected: ${account}`).waitFor();
  // Nothing that was searched for, which is not to say that nothing waits.
  await reviewer.page.getByRole('button', { name: 'Clear the search' }).waitFor();
  expect(await reviewer.page.getByText('Nothing waiting', { exact: true }).count()).toBe(0);

  await page.getByText(t.notAccepted(t.reasons.blurred)).waitFor();
  expect(await isFocusLost(app)).toBe(false);
  expect(await page.getByText(t.acceptedBefore, { exact: true }).count()).toBe(4);
  expect(await page.getByRole('group', { name: t.fields.front }).count()).toBe(0);
  await addSpecimen(app, 'back');
  await page.getByRole('button', { name: t.sendAgain }).click();
  await page.getByRole('main').getByText(t.underReview, { exact: true }).waitFor();

  await takeIdentity(reviewer, account);
  await press(reviewer.page, 'a');
  await reviewer.page.getByText(`Approved: ${account}`).waitFor();
  // One approval in ten is for a second person, who is not told so.
  if (await reviewer.page.getByText('A second person decides').isVisible()) {
    const second = await openConsole(open, 'reviewer2');
    await takeIdentity(second, account);
    await press(second.page, 'a');
    await second.page.getByText(`Approved: ${account}`).waitFor();
    await closed(second);
  }
  await closed(reviewer);
  await page.getByRole('main').getByText(t.verified, { exact: true }).waitFor();
}

async function addSpecimen(app: App, side: 'front' | 'back'): Promise<void> {
  const t = identityWords;
  const { page } = app;
  await page.getByRole('button', { name: `${t.practice.photo}: ${t.fields[side]}` }).click();
  // It has arrived: before, nothing goes on with it.
  await page.getByRole('group', { name: t.fields[side] }).getByText(t.received, { exact: true }).waitFor();
  expect(await isFocusLost(app)).toBe(false);
}

/** Nothing is decided before both sides were on the screen. */
async function takeIdentity({ page }: App, account: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Identity' }).click();
  await takeCase(page, account);
  await picturesShown(page);
}

/** A fund password, and with it a card that waits its day. */
async function guardMoney(app: App): Promise<void> {
  const { page } = app;
  const t = destinationWords;
  await app.goTo('#/information/safety');
  await page.getByRole('link', { name: safetyWords.fundPassword }).click();
  await page.getByLabel(safetyWords.loginPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(fundWords.new, { exact: true }).fill(FUND_PASSWORD);
  await page.getByLabel(fundWords.confirm).fill(FUND_PASSWORD);
  await page.getByRole('button', { name: fundWords.set }).click();
  await page.waitForURL(/information\/safety/);

  await app.goTo('#/information/bankList');
  await page.getByRole('link', { name: t.addCard }).click();
  await page.getByLabel(t.number, { exact: true }).fill('3010 0123 4500 01');
  await page.getByLabel(t.confirmNumber, { exact: true }).fill('30100123450001');
  await page.getByLabel(t.ifsc, { exact: true }).fill('sbin0001234');
  await expect.poll(() => page.getByLabel(t.bank, { exact: true }).inputValue()).toBe('State Bank of India');
  await page.getByLabel(t.branch, { exact: true }).fill('Anna Nagar');
  await page.getByRole('button', { name: t.addCard, exact: true }).click();
  await enterFundPassword(app, t.addCard);
  await page.getByText(t.usableIn).waitFor();
}

async function enterFundPassword({ page }: App, action: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(stepUpWords.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: action, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Credited by whoever read the receipt and typed its amount. */
async function payIn(app: App, account: string): Promise<void> {
  const { page } = app;
  const t = depositWords;
  const next = page.getByRole('button', { name: t.next });
  await app.goTo('#/information/recharge');
  await page.getByLabel(t.amount, { exact: true }).waitFor();
  await page.route('**/withdrawals/terms', async (route) => {
    await quiet(page);
    await route.continue();
  });
  await page.reload();
  await page.getByLabel(t.amount, { exact: true }).fill('6,000');
  // What comes late does not move the button from under the finger.
  const { y } = (await next.boundingBox())!;
  await settled(page);
  expect((await next.boundingBox())!.y).toBe(y);
  await page.unroute('**/withdrawals/terms');
  await next.click();
  const buffer = await photo(900, 600);
  const receipt = page.getByRole('group', { name: t.receiptLabel });
  await receipt.locator('input[type=file]').last().setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer });
  const send = page.getByRole('button', { name: t.sendPractice('6,000.00') });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  await send.click();
  const steps = page.getByRole('list', { name: requestWords.timeline });
  await steps.getByText(requestWords.steps.sent).waitFor();

  const maker = await openConsole(open, 'maker');
  await maker.page.getByRole('menuitem', { name: 'Deposits' }).click();
  await takeCase(maker.page, account, NAME);
  await picturesShown(maker.page, 'Proof of payment');
  await press(maker.page, 'a');
  const confirm = maker.page.getByRole('dialog', { name: 'Credit this deposit' });
  const typed = confirm.getByLabel('Amount, INR');
  await typed.fill('60,000');
  await press(maker.page, 'Enter');
  await confirm.getByText('The amount of this case is 6,000.00.').waitFor();
  await typed.fill('6,000');
  await press(maker.page, 'Enter');
  await maker.page.getByText(/^Credited: /).waitFor();
  await closed(maker);
  await steps.getByText(requestWords.steps.credited).waitFor();
}

/** While something is held no money goes out, and the screen says so. */
async function tradeAndClose(app: App): Promise<void> {
  const { page } = app;
  await openTicket(app, 'phone', 'VRM');
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();

  await app.goTo('#/information/cashOut');
  const gates = page.getByRole('list', { name: requestWords.gatesLabel });
  await gates.getByRole('link', { name: requestWords.fixes['no_position']! }).click();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Varuna Motors' })
    .getByRole('button', { name: /^Exit/ })
    .click();
  await page.getByRole('button', { name: /^Practice sell, receive/ }).click();
  await page.getByText('Sold 100 shares').first().waitFor();
  await expectBooksToAgree(app);
}

/** Two people type the amount, one of them cannot be both; then it is paid at the bank. */
async function takeOut(app: App, account: string): Promise<void> {
  const { page } = app;
  const t = withdrawWords;
  const action = t.sendAmount('1,50,000.00');
  await app.goTo('#/information/cashOut');
  // The new card is there and cannot be used yet, which is one of the conditions.
  const gates = page.getByRole('list', { name: requestWords.gatesLabel });
  await gates.getByText(requestWords.gates.destination(24)).waitFor();
  const call = await callAs(app);
  const { cards } = await expectOk(call(listDestinations, {}));
  await aDayAgo(cards[0]!.id);
  await page.reload();
  await page.getByLabel(t.amount, { exact: true }).fill('150000');
  await page.getByRole('button', { name: action }).click();
  await enterFundPassword(app, action);
  await page.getByText(t.openTitle).first().waitFor();
  const { rows } = await expectOk(call(listWithdrawals, { status: 'pending' }));
  const { id } = rows[0]!;
  const address = `${origin()}/console/#/withdrawals?text=${account}&case=${id}`;

  const maker = await openConsole(open, 'maker');
  await maker.page.getByRole('menuitem', { name: 'Withdrawals' }).click();
  await takeCase(maker.page, account, NAME);
  await approveTyped(maker);
  await maker.page.getByText('A second person decides').first().waitFor();
  await maker.page.goto(`${origin()}/console/#/withdrawals`);
  await maker.page.goto(address);
  await maker.page.getByText('You gave the first approval; a second person decides.').first().waitFor();
  await press(maker.page, 'a');
  expect(await maker.page.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(false);
  expect(await maker.page.getByRole('dialog').count()).toBe(0);
  await page.getByText(requestWords.steps.approved).waitFor();
  const checker = await openConsole(open, 'checker');
  await checker.page.getByRole('menuitem', { name: 'Withdrawals' }).click();
  await takeCase(checker.page, account, NAME);
  await approveTyped(checker);
  await checker.page.getByText(/^Approved: /).waitFor();
  await closed(checker);
  await page.getByText(t.approvedBody).waitFor();

  await maker.page.goto(`${origin()}/console/#/withdrawals`);
  await maker.page.goto(address);
  await maker.page.getByRole('button', { name: 'Record payment' }).and(maker.page.locator(':enabled')).waitFor();
  await press(maker.page, 'a');
  await maker.page.getByLabel('The bank’s reference').fill(`UTR-${id}`);
  await press(maker.page, 'Enter');
  await maker.page.getByText(/^Paid: /).waitFor();
  await closed(maker);
  await app.goTo(`#/information/fundRecord?tab=withdrawals&withdrawal=${id}`);
  await page.getByRole('list', { name: requestWords.timeline }).getByText(requestWords.steps.paid).waitFor();
  await page.getByText(`UTR-${id}`).waitFor();
}

async function approveTyped({ page }: App): Promise<void> {
  await press(page, 'a');
  await page.getByRole('dialog', { name: 'Approve this withdrawal' }).getByLabel('Amount, INR').fill('1,50,000');
  await press(page, 'Enter');
}

/** By a command that knows the file alone, and by the page; then one digit of it is another. */
async function proveStatement(app: App): Promise<void> {
  const { page } = app;
  await app.goTo('#/information/fundRecord');
  await page.getByRole('button', { name: recordWords.save.action }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: recordWords.save.statement }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const { lines } = JSON.parse(text) as { lines: { seq: number; kind: string; amount: string }[] };
  const holds = verifyOffline(text);
  expect(holds.said).toContain(`${lines.length} lines and the closing balances hold.`);
  expect(holds.status).toBe(0);
  await page.getByRole('link', { name: recordWords.save.verify }).click();
  await verifyInBrowser(app, text);
  await page
    .getByText(verifyWords.agrees)
    .or(page.getByText(verifyWords.unchangedUntil('')))
    .first()
    .waitFor();

  const out = lines.find(({ amount }) => amount === '-15000000')!;
  const changed = text.replace('"-15000000"', '"-25000000"');
  const differs = verifyOffline(changed);
  expect(differs.said).toContain(`WRONG  line ${out.seq} was changed in "amount"`);
  expect(differs.status).toBe(1);
  await verifyInBrowser(app, changed);
  await page.getByText(verifyWords.finding.field_changed(String(out.seq), verifyWords.field.amount)).waitFor();
}

function verifyOffline(text: string): { readonly said: string; readonly status: number | null } {
  const file = join(folder, 'statement.json');
  writeFileSync(file, text);
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'verify', '--', file], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

async function verifyInBrowser({ page }: App, text: string): Promise<void> {
  const file = { name: 'statement.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function closed(staff: App): Promise<void> {
  expect(staff.problems).toEqual([]);
  await staff.close();
}

function freshSurname(): string {
  return `R${Array.from({ length: 7 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
}
