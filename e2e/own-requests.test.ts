/**
 * What a customer sends besides money, when its answer fails or is lost: the daily sign-in, an avatar, a rating and a reopened ticket are
 * said to have failed and sent once; and the pictures of a ticket outlive the end of the session.
 */
import { logout } from '@bahi/contract/identity/calls.ts';
import { getSignIn } from '@bahi/contract/sign-in/calls.ts';
import { closeTicket, listTickets, openTicket } from '@bahi/contract/support/calls.ts';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { photo } from '../server/src/uploads/testing.ts';
import userInfoEn from '../web/src/account/user-info-texts.en.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import uploadsEn from '../web/src/i18n/uploads.en.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import signInEn from '../web/src/sign-in/texts.en.ts';
import supportEn from '../web/src/support/texts.en.ts';
import { PASSWORD, openBrowser, signUp, type App } from './app.ts';
import { violationsOf, violationsWhileAwaiting } from './axe.ts';
import { key } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();

test('a daily sign-in that fails says so and is sent again with its key', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  const keys = await interrupted(page, '**/api/vue/signIn/today', 1, (route) =>
    route.fulfill({ status: 502, body: '' }),
  );
  await app.goTo('#/home/index');
  await page.locator('[data-scroll=main]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  const row = page.getByRole('region', { name: signInEn.title });
  await row.getByRole('button', { name: signInEn.signIn }).click();
  const failure = row.getByRole('alert');
  await failure.getByText(commonEn.unknownResult.failedBody).waitFor();
  expect(await violationsOf(app, 'a sign-in that failed')).toEqual([]);
  await failure.getByRole('button', { name: commonEn.retry }).click();
  await row.getByText(signInEn.done).waitFor();
  await failure.waitFor({ state: 'hidden' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await expectOk((await callAs(app))(getSignIn, {}))).counted).toBe(1);
  await app.close();
});

test('an avatar whose answer is lost is changed once; one that cannot be removed says so', async () => {
  const t = userInfoEn.avatar;
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  await app.goTo('#/information/userInfo');
  await page.getByRole('button', { name: t.change }).click();
  await choose(page, t.picture);
  const save = page.getByRole('button', { name: t.save });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
  const saved = await interrupted(page, '**/api/vue/user/avatar', 2, loseAnswer);
  await save.click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  expect(await violationsWhileAwaiting(page)).toEqual([]);
  await page.getByRole('img', { name: t.alt }).waitFor();
  expect(saved).toHaveLength(3);
  expect(new Set(saved).size).toBe(1);

  const removed = await interrupted(page, '**/api/vue/user/avatarRemove', 1, (route) =>
    route.fulfill({ status: 502, body: '' }),
  );
  await page.getByRole('button', { name: t.change }).click();
  await page.getByRole('button', { name: t.remove }).click();
  await page.getByRole('alert').getByRole('button', { name: commonEn.retry }).click();
  await page.getByRole('img', { name: t.alt }).waitFor({ state: 'hidden' });
  expect(new Set(removed).size).toBe(1);
  await app.close();
});

test('a rating and a reopening whose answers are lost are sent once', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  const call = await callAs(app);
  const asked = { kind: 'other', about: null, text: 'What is a lot?' } as const;
  const { id: ticket } = await expectOk(call(openTicket, asked, key()));
  await expectOk(call(closeTicket, { ticket }, key()));
  await app.goTo(`#/home/kefuCenter?ticket=${ticket}`);

  const rated = await interrupted(page, '**/api/vue/support/rate', 2, loseAnswer);
  await page.getByRole('radio', { name: supportEn.rating.scores[4] }).click();
  await page.getByRole('button', { name: supportEn.rating.send }).click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  await page.getByText(supportEn.rating.given(4)).waitFor();
  expect(rated).toHaveLength(3);
  expect(new Set(rated).size).toBe(1);

  const reopened = await interrupted(page, '**/api/vue/support/reopen', 2, loseAnswer);
  await page.getByLabel(supportEn.closed.reopenText).fill('Still not clear.');
  await page.getByRole('button', { name: supportEn.closed.reopen }).click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  await page.getByRole('log').getByText('Still not clear.').waitFor();
  expect(reopened).toHaveLength(3);
  expect(new Set(reopened).size).toBe(1);
  expect(await page.getByRole('log').getByText('Still not clear.').count()).toBe(1);
  await app.close();
});

test('pictures of a ticket that was not sent outlive a reload and the end of the session', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  await app.goTo('#/home/kefuCenter?ask=deposit');
  await page.getByLabel(supportEn.form.text).fill('Where is my deposit?');
  await choose(page, supportEn.form.picture(1));
  const first = page.getByRole('group', { name: supportEn.form.picture(1), exact: true });
  await first.getByText(uploadsEn.kept, { exact: true }).waitFor();
  await expectOk((await callAs(app))(logout, {}));
  await page.reload();
  await page.waitForURL(/#\/login\/reLogin/);
  await page.getByLabel(loginEn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: loginEn.logIn, exact: true }).click();
  await page.waitForURL(/#\/home\/kefuCenter\?ask=deposit/);
  await first.getByText(uploadsEn.kept, { exact: true }).waitFor();
  expect(await violationsOf(app, 'pictures that were kept')).toEqual([]);
  await page.getByRole('group', { name: supportEn.form.picture(2), exact: true }).waitFor();
  await page.getByRole('button', { name: supportEn.form.send }).click();
  await page.getByRole('list', { name: supportEn.thread.pictures(1) }).waitFor();
  expect((await expectOk((await callAs(app))(listTickets, {}))).total).toBe(1);

  await app.goTo('#/home/kefuCenter?ask=deposit');
  await first.waitFor();
  expect(await first.getByText(uploadsEn.kept, { exact: true }).count()).toBe(0);
  await app.close();
});

/** The keys of what is sent, of which so many get no good answer. */
async function interrupted(
  page: Page,
  path: string,
  times: number,
  meanwhile: (route: Route) => Promise<void>,
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length <= times ? meanwhile(route) : route.continue());
  });
  return keys;
}

/** The server works on it; the answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('timedout');
}

async function choose(page: App['page'], label: string): Promise<void> {
  await page
    .getByRole('group', { name: label, exact: true })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) });
}
