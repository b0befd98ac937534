/** Home's task: identity before the first trade, and a restriction before everything, which still hides nothing that has a deadline. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import taskEn from '../web/src/home/task-texts.en.ts';
import taskTw from '../web/src/home/task-texts.tw.ts';
import restrictionEn from '../web/src/i18n/restrictions.en.ts';
import restrictionTw from '../web/src/i18n/restrictions.tw.ts';
import { type App, openBrowser, signUp, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { key, staffCall } from './staff.ts';
import { callAs, expectOk, watch } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();
const words = { en: { task: taskEn, restriction: restrictionEn }, tw: { task: taskTw, restriction: restrictionTw } };

test.each(looks)('a newcomer verifies first, and then trades ($device, $language)', async ({ device, language }) => {
  const { task } = words[language];
  const app = await open({ device, language, signsIn: true });
  const { page } = app;
  await signUp(app);
  const next = page.getByRole('region', { name: task.next, exact: true });
  await next.getByText(task.verify.title).waitFor();
  await next.getByRole('link', { name: task.verify.action }).click();
  await page.waitForURL(/authInfo/);

  // Sent: nothing to do about it, and so the first trade is next.
  await page.route('**/api/vue/verification/state', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, state: 'under_review' } } });
  });
  await watch(app, 'VRM');
  await app.goTo('#/home/index');
  await page.reload();
  await next.getByText(task.trade.title).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)('a restriction stands first on home ($device, $language)', async ({ device, language }) => {
  const { restriction, task } = words[language];
  const app = await open({ device, language, signsIn: true });
  const { page } = app;
  await signUp(app);
  const call = await callAs(app);
  await expectOk(call(placeOrder, { symbol: 'VRM', direction: 'long', type: 'market', lots: 1, leverage: 1 }, key()));
  await expect.poll(async () => (await expectOk(call(listPositions, { state: 'open' }))).total).toBe(1);
  await impose(app, 'no_trade');
  await impose(app, 'no_withdrawal');
  await page.reload();
  const notes = page.getByRole('region', { name: restriction.title });
  await notes.getByText(restriction.kind.no_trade).waitFor();
  await notes.getByText(restriction.kind.no_withdrawal).waitFor();
  await notes.getByText(restriction.reason.security_incident).first().waitFor();
  // Nothing that can wait is asked beside it.
  expect(await page.getByRole('region', { name: task.next, exact: true }).count()).toBe(0);
  expect(await violationsOf(app, 'home under restrictions')).toEqual([]);

  // What a deadline ends still is.
  await page.route('**/api/vue/trade/positions', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: { rows: object[] } };
    const rows = body.data.rows.map((row) => ({ ...row, isWarned: true }));
    await route.fulfill({ json: { ...body, data: { ...body.data, rows } } });
  });
  await page.reload();
  await page.getByRole('region', { name: task.next, exact: true }).getByText(task.warned.title).waitFor();
  await page.unroute('**/api/vue/trade/positions');
  await notes.getByRole('link', { name: restriction.seeIt }).first().click();
  await page.waitForURL(/safety\?show=restrictions/);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** At once and for 23 hours, which one person may. */
async function impose(app: App, kind: 'no_trade' | 'no_withdrawal'): Promise<void> {
  const { customerId: customer } = await expectOk((await callAs(app))(getUser, {}));
  const risk = await staffCall('risk');
  const message = 'Two people seem to use this account. Please write to us who placed the orders of today.';
  const until = Date.now() + 23 * HOUR_MS;
  await expectOk(risk(restrict, { customer, kind, reason: 'security_incident', until, message }, key()));
}
