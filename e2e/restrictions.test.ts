/**
 * A restriction and what a customer can do about it: the reason in words, an appeal, its answer by another person; and the same
 * for somebody who may not even log in.
 */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { decideAppeal } from '@bahi/contract/staff/reviews.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { expect, afterEach, test } from 'vitest';
import wordsEn from '../web/src/i18n/restrictions.en.ts';
import wordsTw from '../web/src/i18n/restrictions.tw.ts';
import helpEn from '../web/src/identity/help-texts.en.ts';
import helpTw from '../web/src/identity/help-texts.tw.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import loginTw from '../web/src/identity/texts.tw.ts';
import safetyEn from '../web/src/security/texts.en.ts';
import safetyTw from '../web/src/security/texts.tw.ts';
import { type App, openBrowser, PASSWORD, signUp, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { key, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();
const words = {
  en: { w: wordsEn, t: safetyEn, login: loginEn, help: helpEn },
  tw: { w: wordsTw, t: safetyTw, login: loginTw, help: helpTw },
};
const WRITTEN = 'Two people seem to use this account. Please write to us who placed the orders of today.';

let app: App;
afterEach(async () => {
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)(
  'a customer who may not trade reads why, appeals, and is answered ($device, $language)',
  async (look) => {
    const { w, t } = words[look.language];
    app = await open({ device: look.device, language: look.language, signsIn: true });
    const { page } = app;
    const account = await signUp(app);
    await impose('no_trade', 'security_incident');
    await app.goTo('#/information/index');
    await page.getByText(w.reason.security_incident).first().waitFor();
    await app.goTo('#/information/msgInfo');
    // The message says it in the same words, and leads to the case.
    await page.getByRole('link', { name: new RegExp(w.reason.security_incident) }).click();
    await page.waitForURL(/safety\?show=restrictions/);
    await page.getByText(WRITTEN).waitFor();
    await page.getByRole('button', { name: w.appeal, exact: true }).click();
    await page.getByRole('button', { name: w.sendAppeal }).click();
    await page.getByRole('alert').getByText(w.enterAppeal).waitFor();
    await page.getByLabel(w.appealText).fill('Both orders are mine: one from home, one from the office.');
    await expectAccessible();
    await page.getByRole('button', { name: w.sendAppeal }).click();
    await page.getByText(w.steps.pending).waitFor();
    await expectAccessible();

    await answer(account, true, 'Thank you: both addresses are yours. The restriction has ended.');
    await page.reload();
    await page.getByText(t.restrictions.nothingNow).waitFor();
    await page.getByText(w.steps.upheld).waitFor();
    await page.getByText('Thank you: both addresses are yours. The restriction has ended.').waitFor();
  },
);

test.each(looks)(
  'a customer who is barred appeals without a session, and reads the answer ($device, $language)',
  async (look) => {
    const { w, login, help } = words[look.language];
    app = await open({ device: look.device, language: look.language, signsIn: true });
    const { page } = app;
    const account = await signUp(app);
    await impose('banned', 'suspected_fraud');
    await page.waitForURL(/#\/login\/(reLogin|login)/);
    await logIn();
    await page.getByText(w.reason.suspected_fraud).first().waitFor();
    await page.getByRole('button', { name: login.keptOut }).click();
    const sheet = page.getByRole('dialog', { name: help.keptOutTitle });
    await sheet.getByText(WRITTEN).waitFor();
    await sheet.getByLabel(w.appealText).fill('I have sold nothing to anybody; please look at my orders again.');
    await expectAccessible();
    await sheet.getByRole('button', { name: w.sendAppeal }).click();
    await sheet.getByText(w.steps.pending).waitFor();

    await answer(account, false, 'We looked at each order again. The restriction stays until it ends by itself.');
    await sheet.getByRole('button', { name: help.close }).click();
    await logIn();
    await page.getByRole('button', { name: login.keptOut }).click();
    await sheet.getByText(w.steps.rejected).waitFor();
    await sheet.getByText('We looked at each order again.').waitFor();

    async function logIn() {
      if (await page.getByLabel(login.account).isVisible()) await page.getByLabel(login.account).fill(account);
      await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: login.logIn, exact: true }).click();
    }
  },
);

/** At once and for 23 hours, which one person may. */
async function impose(kind: 'no_trade' | 'banned', reason: 'security_incident' | 'suspected_fraud'): Promise<void> {
  const { customerId: customer } = await expectOk((await callAs(app))(getUser, {}));
  const risk = await staffCall('risk');
  const until = Date.now() + 23 * HOUR_MS;
  await expectOk(risk(restrict, { customer, kind, reason, until, message: WRITTEN }, key()));
}

/** Another person than the one who imposed it. */
async function answer(account: string, isUpheld: boolean, text: string): Promise<void> {
  const support = await staffCall('support');
  const { rows } = await expectOk(support(listQueue, { queue: 'appeals', text: account }));
  const { id } = rows[0]!;
  await expectOk(support(claimCase, { queue: 'appeals', case: id }, key()));
  await expectOk(support(decideAppeal, { case: id, isUpheld, answer: text }, key()));
}

async function expectAccessible(): Promise<void> {
  expect(await violationsOf(app, 'here')).toEqual([]);
}
