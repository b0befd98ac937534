/**
 * A block from the list to the sale: requested with the fund password, approved in part by a reviewer, locked; one without a lock sold in the book;
 * rejected with its reason; who is not verified is told what comes first.
 */
import { listBlockRequests } from '@bahi/contract/block-trades/calls.ts';
import { closePosition, listPositions } from '@bahi/contract/orders/positions.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import blockEn from '../web/src/block-trades/texts.en.ts';
import blockTw from '../web/src/block-trades/texts.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import { crossing, openBrowser, signUp, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { decideBlock, publishOpenBlock } from './block-offers.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { looks } = crossing();
const { open } = openBrowser();

const words = {
  en: { t: blockEn, request: requestsEn, stepUp: stepUpEn },
  tw: { t: blockTw, request: requestsTw, stepUp: stepUpTw },
};

test.each(looks)(
  'a block is asked for, approved in part, locked, and another is sold in the book ($device, $language)',
  async ({ device, language }) => {
    const { t, request, stepUp } = words[language];
    const { app } = await signUpVerified(() => open({ device, signsIn: true }));
    const { page } = app;
    const { offer, price } = await publishOpenBlock(app, { maximumLots: 5 });
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const call = await callAs(app);

    await app.goTo('#/home/blockTrade');
    await page.locator(`a[href="#/home/blockTradeDetail?id=${offer}"]`).click();
    const lots = page.getByRole('spinbutton', { name: t.ask.lots(100) });
    await lots.fill('99');
    await lots.blur();
    await page.getByText(t.ask.maximum.own(5)).waitFor();
    await lots.fill('3');
    await lots.blur();
    expect(await violationsOf(app, 'a block')).toEqual([]);
    await page.locator('button[type="submit"]').click();
    await unlock(page, stepUp);

    await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
    const [asked] = (await expectOk(call(listBlockRequests, {}))).rows;
    expect(asked).toMatchObject({ lots: 3, state: 'pending', held: asked!.total });
    expect((await expectOk(call(getSummary, {}))).held).toBe(asked!.total);

    const two = formatMoney(price * 200n);
    await decideBlock(asked!, { lots: 2, amount: two, reason: 'oversubscribed', note: 'Two thirds each.' });
    await page.getByText(t.reason.oversubscribed).waitFor();
    await page.getByText(request.note('Two thirds each.')).waitFor();
    const slip = page.getByRole('region', { name: t.request.title });
    await slip.getByText(t.request.partly).waitFor();
    const [decided] = (await expectOk(call(listBlockRequests, {}))).rows;
    await slip.getByText(formatAmount(decided!.paid)).first().waitFor();
    expect((await expectOk(call(getSummary, {}))).held).toBe('0.00');
    await expectBooksToAgree(app);

    await app.goTo('#/home/blockTrade2');
    await page.getByText(t.holding.state.locked).waitFor();
    expect(await violationsOf(app, 'block holdings')).toEqual([]);
    const [locked] = (await expectOk(call(listPositions, { origin: 'block' }))).rows;
    const key = { idempotencyKey: randomUUID() };
    expect(await call(closePosition, { position: locked!.id }, key)).toMatchObject({
      refusal: { code: 'orders.locked_days' },
    });
    await app.goTo('#/home/blockTrade1');
    await page.getByText(t.request.partly).waitFor();
    expect(await violationsOf(app, 'block requests')).toEqual([]);

    // Without a lock it is sold in the book like any other.
    const free = await publishOpenBlock(app, { lockDays: 0 });
    await app.goTo(`#/home/blockTradeDetail?id=${free.offer}`);
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
    const [again] = (await expectOk(call(listBlockRequests, {}))).rows;
    await decideBlock(again!, { lots: 2, amount: formatMoney(free.price * 200n) });
    await slip.getByRole('link', { name: t.request.position }).click();
    await page.waitForFunction(() => location.hash.includes('positionDetail'));
    const bought = (await expectOk(call(listBlockRequests, {}))).rows[0]!.position!;
    await expectOk(call(closePosition, { position: bought }, { idempotencyKey: randomUUID() }));
    await app.goTo('#/home/blockTrade2');
    await page.getByText(t.holding.state.closed).waitFor();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(looks)(
  'a rejected request says why and frees everything, and the next one can be cancelled ($device, $language)',
  async ({ device, language }) => {
    const { t, stepUp, request } = words[language];
    const { app } = await signUpVerified(() => open({ device, signsIn: true }));
    const { page } = app;
    const { offer } = await publishOpenBlock(app);
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const call = await callAs(app);
    await app.goTo(`#/home/blockTradeDetail?id=${offer}`);
    await page.locator('button[type="submit"]').click();
    await unlock(page, stepUp);
    await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
    const [asked] = (await expectOk(call(listBlockRequests, {}))).rows;
    await decideBlock(asked!, 'concentration');
    await page.getByText(t.reason.concentration).waitFor();
    expect((await expectOk(call(getSummary, {}))).held).toBe('0.00');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
    await page.getByRole('button', { name: t.request.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.request.cancel }).click();
    await page.getByRole('list', { name: request.timeline }).getByText(request.steps.cancelled).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('who is not verified sees what comes first, and sends nothing', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  const { offer } = await publishOpenBlock(app);
  await app.goTo(`#/home/blockTradeDetail?id=${offer}`);
  await app.page.getByRole('link', { name: 'Verify', exact: true }).waitFor();
  const send = app.page.locator('button[type="submit"]');
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await app.goTo('#/home/blockTradeDetail?id=999999999');
  await app.page.getByText(blockEn.missing).waitFor();
  await app.close();
});
