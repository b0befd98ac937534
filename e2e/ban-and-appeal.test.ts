/**
 * A restriction from both sides: imposed in the console while the customer is in the app, felt there at once, objected to without a
 * session, answered by another person, read after the next login. And a freeze of more than a day, which one person cannot make.
 */
import { API_BASE } from '@bahi/contract/client.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import loginWords from '../web/src/identity/texts.en.ts';
import helpWords from '../web/src/identity/help-texts.en.ts';
import restrictionEn from '../web/src/i18n/restrictions.en.ts';
import restrictionTw from '../web/src/i18n/restrictions.tw.ts';
import { openBrowser, origin, PASSWORD, signUp, type App } from './app.ts';
import { findCase, findCustomer, openConsole, press } from './console.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();
test('a ban ends the session at once; an appeal is upheld by somebody else, and its answer is read', async () => {
  const w = restrictionEn;
  const app = await open({ device: 'phone', language: 'en', signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  const told = 'Orders of today came from two places at once. Tell us which are yours.';
  await app.goTo('#/information/fundRecord');
  const stream = await listen(app);

  const risk = await openConsole(open, 'risk');
  await openCaseFile(risk, app);
  await impose(risk, { kind: w.kind.banned, reason: w.reason.suspected_fraud, message: told });
  await risk.page.getByText(`${account} is restricted.`).waitFor();
  await expect.poll(() => stream.goodbye).toBe('session.ended');
  await page.waitForURL(/#\/login\/reLogin/);
  expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull();

  const logIn = async () => {
    await page.getByLabel(loginWords.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: loginWords.logIn, exact: true }).click();
  };
  await logIn();
  await page.getByRole('alert').getByText(w.reason.suspected_fraud).first().waitFor();
  await page.getByRole('button', { name: loginWords.keptOut }).click();
  const sheet = page.getByRole('dialog', { name: helpWords.keptOutTitle });
  await sheet.getByText(told).waitFor();
  await sheet.getByText('Case', { exact: true }).waitFor();
  await sheet.getByLabel(w.appealText).fill('Both are mine: I trade on the train, and at home.');
  await sheet.getByRole('button', { name: w.sendAppeal }).click();
  await sheet.getByText(w.steps.pending).waitFor();

  // Whoever imposed it reads the appeal and cannot answer it.
  await risk.page.getByRole('menuitem', { name: 'Appeals' }).click();
  await findCase(risk.page, account);
  await risk.page.getByText('another person answers').first().waitFor();
  expect(await risk.page.getByRole('button', { name: 'Lift it' }).isEnabled()).toBe(false);
  await closed(risk);

  const support = await openConsole(open, 'support');
  await support.page.getByRole('menuitem', { name: 'Appeals' }).click();
  await stepsToWhatIsSearched(support, account);
  await support.page.getByText('Both are mine').waitFor();
  await support.page.getByRole('timer').waitFor();
  const answer = 'The tickets of the train show it. Thank you, and sorry.';
  await press(support.page, 'n');
  await support.page.keyboard.type(answer);
  await press(support.page, 'Escape', 'a');
  await support.page.getByText(`Lifted: ${account}`).waitFor();
  await closed(support);

  await sheet.getByRole('button', { name: helpWords.close }).click();
  await logIn();
  // Back where the ban came in.
  await page.waitForURL(/#\/information\/fundRecord/);
  await app.goTo('#/information/msgInfo');
  await page.getByText(answer).waitFor();
  expect((await expectOk((await callAs(app))(getUser, {}))).restrictions).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a freeze of a week holds for a day until a second person approves it', async () => {
  const w = restrictionTw;
  const app = await open({ device: 'desktop', language: 'tw', signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  const call = await callAs(app);
  const daysLeft = async () => {
    const { restrictions } = await expectOk(call(getUser, {}));
    return Math.round(((restrictions[0]?.until ?? 0) - Date.now()) / 86_400_000);
  };

  const risk = await openConsole(open, 'risk');
  await openCaseFile(risk, app);
  const message = `Please send us the statement of your bank, ${account}.`;
  const { kind, reason } = restrictionEn;
  await impose(risk, { kind: kind.frozen, reason: reason.identity_doubt, end: 'In 7 days', message });
  await risk.page.getByText('A second person approves it under Changes.').waitFor();
  await risk.page.getByText('A second person has to approve it, or it ends').waitFor();
  expect(await daysLeft()).toBe(1);
  await app.goTo('#/information/index');
  await page.getByText(w.reason.identity_doubt).first().waitFor();

  await openChange(risk, message);
  expect(await risk.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await closed(risk);
  const support = await openConsole(open, 'support');
  await openChange(support, message);
  await support.page.getByRole('button', { name: 'Approve' }).click();
  await support.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await closed(support);
  expect(await daysLeft()).toBe(7);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** While a search is under way the list is that of before: its first row would be another person's case. */
async function stepsToWhatIsSearched({ page }: App, account: string): Promise<void> {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const isAbout = (request: Request) => request.postData()?.includes(account) === true;
  await page.getByText(/ · oldest/).waitFor();
  await page.route('**/queues/list', async (route) => {
    if (isAbout(route.request())) await isAnswered;
    await route.continue();
  });
  const asked = page.waitForRequest(isAbout);
  await press(page, '/');
  await page.keyboard.type(account);
  await press(page, 'Enter');
  await asked;
  await press(page, 'j');
  expect(page.url()).not.toContain('case=');
  answer();
  await page.getByRole('link', { name: account }).waitFor();
  await page.unroute('**/queues/list');
}

/** The stream of this page's session, beside the page's own. */
async function listen({ page }: App): Promise<{ readonly goodbye: string | undefined }> {
  const token = await page.evaluate(() => localStorage.getItem('tokend'));
  const socket = new WebSocket(`${origin().replace('http', 'ws')}${API_BASE}/stream`);
  const heard: { goodbye: string | undefined } = { goodbye: undefined };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { type: string; code?: string };
    if (message.type === 'bye') heard.goodbye = message.code;
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(JSON.stringify({ token }));
  return heard;
}

async function openCaseFile({ page }: App, customer: App): Promise<void> {
  const { account } = await expectOk((await callAs(customer))(getUser, {}));
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await findCustomer(page, account);
  await page.getByRole('cell', { name: account }).click();
  await page.getByRole('button', { name: 'Restrict', exact: true }).waitFor();
}

interface Imposed {
  readonly kind: string;
  readonly reason: string;
  readonly end?: string;
  readonly message: string;
}

async function impose({ page }: App, { kind, reason, end = 'In 24 hours', message }: Imposed): Promise<void> {
  await page.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, option] of [
    ['Kind', kind],
    ['Reason', reason],
    ['End', end],
  ] as const) {
    await dialog.getByLabel(label).click();
    await page.getByRole('option', { name: option }).press('Enter');
  }
  await dialog.getByLabel('Message to the customer').fill(message);
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function openChange({ page }: App, reason: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await page.getByRole('cell', { name: reason }).click();
  await page.getByRole('dialog').getByText(reason).first().waitFor();
}

async function closed(staff: App): Promise<void> {
  expect(staff.problems).toEqual([]);
  await staff.close();
}
