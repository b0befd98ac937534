/**
 * Placements and rights where something stands in the way: an answer that is lost is asked for with the same key and happened once, without
 * a connection nothing is sent, and a frozen account reads why and sends nothing.
 */
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { getRights } from '@bahi/contract/rights/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import restrictionsEn from '../web/src/i18n/restrictions.en.ts';
import t from '../web/src/placements/texts.en.ts';
import { openBrowser, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { publishOpenPlacement } from './placement-offers.ts';
import { buyOneLot, openRights } from './rights-issues.ts';
import { key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { open } = openBrowser();

test('a placement request whose answer is lost is found again; offline it waits; frozen it says why', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page, context } = app;
  const call = await callAs(app);
  const offer = await publishOpenPlacement(app, { price: 2_800n });
  const words = t.ask.sendPractice('5,600.00');
  await app.goTo(`#/home/newStockPsBuy?placement=${offer}`);
  const send = page.getByRole('button', { name: words });
  await send.waitFor();

  // Without a connection it is not sent, and says so.
  const sent = await countCalls(page, '**/placements/request');
  await context.setOffline(true);
  await page.getByText(commonEn.offlineNotSent).waitFor();
  await send.click({ force: true });
  expect(sent.keys).toEqual([]);
  expect(await violationsOf(app, 'a placement offline')).toEqual([]);
  await context.setOffline(false);
  await page.getByText(commonEn.offlineNotSent).waitFor({ state: 'hidden' });

  // Twice the server works on it and nobody hears of it.
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  sent.lose(2);
  const held = () => page.getByRole('heading', { name: t.ask.pendingTitle });
  await page.route('**/placements/requests', (route) => (sent.isLosing() ? route.abort() : route.continue()));
  await send.click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  await page.getByText(words).first().waitFor();
  expect(await violationsOf(app, 'an unknown result')).toEqual([]);
  await held().waitFor();
  expect(new Set(sent.keys).size).toBe(1);
  // It was asked for again at least once; then the list or the next answer tells of it, whichever comes first.
  expect(sent.keys.length).toBeGreaterThanOrEqual(2);
  const { rows } = await expectOk(call(listPlacementRequests, {}));
  expect(rows.map(({ state, lots }) => ({ state, lots }))).toEqual([{ state: 'pending', lots: 2 }]);
  expect((await expectOk(call(getSummary, {}))).held).toBe('5600.00');
  // The button is gone with its form: the focus is where the request stands.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(t.ask.pendingTitle);

  // Taking it back needs a connection as well.
  const cancel = page.getByRole('button', { name: t.request.cancel });
  await context.setOffline(true);
  await page.getByText(requestsEn.cancel.offline).waitFor();
  expect(await cancel.getAttribute('aria-disabled')).toBe('true');
  await context.setOffline(false);
  await page.getByText(requestsEn.cancel.offline).waitFor({ state: 'hidden' });

  // Frozen: what is held may come back, nothing new is asked for.
  await freeze();
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.request.cancel }).click();
  await page.getByText(requestsEn.steps.cancelled).first().waitFor();
  await page.reload();
  await page.getByText(restrictionsEn.reason.security_incident).first().waitFor();
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  const before = sent.keys.length;
  await send.click({ force: true });
  expect(sent.keys.length).toBe(before);
  expect(await violationsOf(app, 'a placement of a frozen account')).toEqual([]);
  expect((await expectOk(call(getSummary, {}))).held).toBe('0.00');
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();

  /** At once and for 23 hours, which one person may. */
  async function freeze(): Promise<void> {
    const { customerId: customer } = await expectOk(call(getUser, {}));
    const risk = await staffCall('risk');
    const message = 'Two people seem to use this account. Please write to us.';
    const until = Date.now() + 23 * HOUR_MS;
    await expectOk(risk(restrict, { customer, kind: 'frozen', reason: 'security_incident', until, message }, key()));
  }
});

test('rights whose answer is lost are taken up once, over a reload, and a number that is typed is never another one', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page, context } = app;
  const call = await callAs(app);
  const issue = await openRights(await buyOneLot(call));
  const before = await expectOk(call(getSummary, {}));
  await app.goTo(`#/home/newStockPsBuy?issue=${issue}`);
  const shares = page.getByRole('spinbutton', { name: t.take.shares });
  await expect.poll(() => shares.inputValue()).toBe('33');

  // 3 and 33 may be taken up, 330 may not: Enter says so instead of taking up what was typed on the way.
  const sent = await countCalls(page, '**/rights/take');
  await shares.fill('');
  await shares.pressSequentially('330');
  await shares.press('Enter');
  await page.getByText(t.take.maximum.own(33)).waitFor();
  expect(await shares.inputValue()).toBe('33');
  expect(sent.keys).toEqual([]);
  await context.setOffline(true);
  await page.getByText(commonEn.offlineNotSent).waitFor();
  await shares.press('Enter');
  expect(sent.keys).toEqual([]);
  await context.setOffline(false);
  await page.getByText(commonEn.offlineNotSent).waitFor({ state: 'hidden' });

  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  await shares.fill('10');
  sent.lose(1_000);
  await page.route('**/rights/detail', (route) => (sent.isLosing() ? route.abort() : route.continue()));
  await shares.press('Enter');
  await page.getByText(commonEn.unknownResult.title).waitFor();
  await page.unroute('**/rights/detail');
  // Who comes back finds it unknown still, and what is asked is the same.
  await page.reload();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  sent.lose(0);
  await page.getByRole('list', { name: t.own.timeline }).getByText(t.own.step.taken(10, 0)).waitFor();
  await page.getByText(commonEn.unknownResult.title).waitFor({ state: 'hidden' });
  expect(new Set(sent.keys).size).toBe(1);
  expect(sent.keys.length).toBeGreaterThanOrEqual(2);
  const { taken, left, takeUps, entries } = await expectOk(call(getRights, { issue }));
  expect({ taken, left, times: takeUps.length }).toEqual({ taken: 10, left: 23, times: 1 });
  const after = await expectOk(call(getSummary, {}));
  expect(Number(before.available) - Number(after.available)).toBeCloseTo(100, 2);

  // What is taken up later has its own entry, and each has its link.
  await page.getByRole('button', { name: t.take.sendPractice('230.00') }).click();
  const steps = page.getByRole('list', { name: t.own.timeline });
  await steps.getByText(t.own.step.taken(23, 0)).waitFor();
  const links = page.locator('a[href*="fundRecord?entry="]');
  await expect.poll(() => links.count()).toBe(entries.length + 1);
  expect(await violationsOf(app, 'rights taken up twice')).toEqual([]);
  await links.last().click();
  await page.getByText('−230.00').first().waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** The keys of the calls that left the page; as many of the next answers as are asked for get lost on their way. */
async function countCalls(page: Page, url: string) {
  const keys: (string | undefined)[] = [];
  let left = 0;
  await page.route(url, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (left <= 0) return route.continue();
    left -= 1;
    await route.fetch();
    await route.abort('timedout');
  });
  return { keys, lose: (count: number) => (left = count), isLosing: () => left > 0 };
}
