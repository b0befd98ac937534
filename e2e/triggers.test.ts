/**
 * Trigger orders: a stop set from a position fires and leads to its sale, by message and by slip; of two prices the one that is reached first ends
 * the other; one whose order is refused says why; one is changed and cancelled.
 */
import { randomUUID } from 'node:crypto';
import { listOrders, placeOrder } from '@bahi/contract/orders/calls.ts';
import { listTriggers } from '@bahi/contract/triggers/calls.ts';
import { expect, test } from 'vitest';
import { found } from '../server/src/platform/testing-waits.ts';
import ordersEn from '../web/src/orders/texts.en.ts';
import ordersTw from '../web/src/orders/texts.tw.ts';
import triggersEn from '../web/src/triggers/parts/texts.en.ts';
import triggersTw from '../web/src/triggers/parts/texts.tw.ts';
import { crossing, openBrowser, signUp, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { fill } from './fills.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['triggers_ended'] });
const words = { en: { t: triggersEn, order: ordersEn }, tw: { t: triggersTw, order: ordersTw } };
type Look = (typeof looks)[number];

test.each(looks)('a stop set from a position fires and leads to its sale ($device, $language)', async (look) => {
  const { t, order } = words[look.language];
  const { app, symbol, position } = await holder(look, 'STP');
  const { page } = app;
  const { h } = market();

  await app.goTo(`#/trade/positionDetail?position=${position}`);
  await page.getByRole('button', { name: t.set, exact: true }).click();
  const form = page.getByRole('form', { name: t.title });
  await form.getByRole('radio', { name: t.kind.stop, exact: true }).click();
  const price = form.getByRole('textbox', { name: t.price.stop });
  await page.getByRole('button', { name: t.setPractice }).click();
  await form.getByRole('alert').waitFor();
  await price.fill('505');
  await price.blur();
  // Not above the mark price.
  await form
    .getByText(/500\.00/)
    .first()
    .waitFor();
  await form.getByRole('button', { name: '475.00 −5%' }).click();
  await form.getByText(t.below('5.00', '500.00')).waitFor();
  await form.getByRole('radio', { name: t.part }).click();
  await form.getByText(t.sentence.once(true, '475.00', { act: 'sell', lots: 1, limit: null })).waitFor();
  await form.getByText(t.cost.at('475.00')).waitFor();
  expect(await violationsOf(app, 'a trigger order of a position')).toEqual([]);
  await page.getByRole('button', { name: t.setPractice }).click();

  const list = page.getByRole('list', { name: t.position.title });
  await list.getByText(t.status.active).waitFor();
  await list.getByRole('link').click();
  await page.getByText(t.sentence.once(true, '475.00', { act: 'sell', lots: 1, limit: null })).waitFor();
  expect(await violationsOf(app, 'a trigger order')).toEqual([]);

  h.feed.set(symbol, 474_90);
  await fill(h, symbol, 474_90);
  // What is shown learns of it by itself.
  await page.getByText(t.status.placed).first().waitFor();
  await page.getByText(t.step.seen('474.90')).waitFor();
  await app.goTo('#/information/msgInfo');
  await page
    .getByRole('link', { name: new RegExp(`${symbol}.*475\\.00`) })
    .first()
    .click();
  await page.waitForURL(/positionDetail\?trigger=/);
  await page.getByRole('link', { name: t.slip.order }).click();
  await page.getByText(order.result.closed.long(100)).first().waitFor();
  await app.goTo('#/trade/index?tab=triggers');
  await page.getByText(t.list.emptyOpen).waitFor();
  await page.getByRole('radio', { name: t.list.ended }).click();
  await page.getByRole('main').getByRole('list', { name: t.position.title }).getByText(t.status.placed).waitFor();
  expect(await violationsOf(app, 'trigger orders that have ended')).toEqual([]);
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)('of a stop and a target the one reached first ends the other ($device, $language)', async (look) => {
  const { t } = words[look.language];
  const { app, symbol, position } = await holder(look, 'OCO');
  const { page } = app;
  const { h } = market();
  const call = await callAs(app);

  await app.goTo(`#/trade/positionDetail?position=${position}`);
  await page.getByRole('button', { name: t.set, exact: true }).click();
  const form = page.getByRole('form', { name: t.title });
  await form.getByRole('textbox', { name: t.price.stop }).fill('480');
  await form.getByRole('textbox', { name: t.price.target }).fill('520');
  await page.getByRole('button', { name: t.setPractice }).click();
  const list = page.getByRole('list', { name: t.position.title });
  await list.getByText('≤ 480.00 / ≥ 520.00').waitFor();

  h.feed.set(symbol, 520_00);
  await fill(h, symbol, 520_00);
  const trigger = await ended(app);
  expect(trigger).toMatchObject({ status: 'placed', fired: { by: 'target', mark: '520.00' } });
  h.feed.set(symbol, 470_00);
  await app.goTo(`#/trade/positionDetail?trigger=${trigger.id}`);
  await page.getByText(t.status.placed).first().waitFor();
  const { rows } = await expectOk(call(listOrders, { state: 'all', symbol, page: 1, pageSize: 10 }));
  expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
    ['close', 'filled'],
    ['open', 'filled'],
  ]);
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)(
  'one from the ticket is changed, fires, and its order is refused with the reason ($device, $language)',
  async (look) => {
    const { t, order } = words[look.language];
    const { h } = market();
    const symbol = symbolOf('REF', look);
    h.feed.list(symbol, 500_00);
    const app = await open({ ...look, signsIn: true });
    const { page } = app;
    await signUp(app);

    await app.goTo(`#/market/marketBuy?symbol=${symbol}&direction=long`);
    await page.getByRole('radio', { name: order.orderType.trigger, exact: true }).click();
    const form = page.getByRole('form', { name: t.title });
    await form.getByRole('spinbutton').fill('40');
    await form.getByRole('textbox', { name: t.price.stop }).fill('495');
    await form.getByRole('textbox', { name: t.limit.stop, exact: true }).fill('496');
    const told = { act: 'buy', lots: 40, limit: '496.00' } as const;
    await form.getByText(t.sentence.once(true, '495.00', told)).waitFor();
    await form.getByText(t.cost.short).waitFor();
    expect(await violationsOf(app, 'a trigger order in the ticket')).toEqual([]);
    await page.getByRole('button', { name: t.setPractice }).click();
    await page.getByRole('link', { name: t.view }).click();
    await page.getByRole('button', { name: t.slip.change, exact: true }).click();
    await form.getByRole('textbox', { name: t.price.stop }).fill('490');
    await page.getByRole('button', { name: t.save }).click();
    await page.getByText(t.sentence.once(true, '490.00', told)).waitFor();

    h.feed.set(symbol, 494_00);
    h.feed.set(symbol, 489_95);
    await page.getByText(t.status.failed).first().waitFor();
    await page.getByText(t.step.seen('489.95')).waitFor();
    expect(await ended(app)).toMatchObject({ status: 'failed', reason: { code: 'orders.insufficient_funds' } });
    expect(await violationsOf(app, 'a trigger order that was refused')).toEqual([]);
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(looks)('one that follows the price moves up with it and is cancelled ($device, $language)', async (look) => {
  const { t } = words[look.language];
  const { app, symbol, position } = await holder(look, 'TRL');
  const { page } = app;
  const { h } = market();

  await app.goTo(`#/trade/positionDetail?position=${position}`);
  await page.getByRole('button', { name: t.set, exact: true }).click();
  const form = page.getByRole('form', { name: t.title });
  await form.getByRole('radio', { name: t.kind.trailing, exact: true }).click();
  await form.getByRole('textbox', { name: t.trail, exact: true }).fill('5');
  await form.getByText(t.sentence.trailing(true, '5%', { act: 'sell', lots: null, limit: null }, '475.00')).waitFor();
  await page.getByRole('button', { name: t.setPractice }).click();
  const link = page.getByRole('list', { name: t.position.title }).getByRole('link');
  await link.waitFor();
  h.feed.set(symbol, 540_00);
  await link.click();
  await page.getByText(t.sentence.trailing(true, '5%', { act: 'sell', lots: null, limit: null }, '513.00')).waitFor();

  await page.getByRole('button', { name: t.slip.cancel }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: t.slip.cancel }).click();
  await page.getByText(t.status.cancelled).first().waitFor();
  expect(await ended(app)).toMatchObject({ status: 'cancelled', reason: null });
  expect(app.problems).toEqual([]);
  await app.close();
});

function symbolOf(prefix: string, { device, language }: Look): string {
  return `${prefix}${device === 'phone' ? 'A' : 'B'}${language.toUpperCase()}`;
}

/** Somebody with two lots bought at 500. */
async function holder(look: Look, prefix: string) {
  const { h } = market();
  const symbol = symbolOf(prefix, look);
  h.feed.list(symbol, 500_00);
  const app = await open({ device: look.device, signsIn: true });
  await signUp(app);
  await app.page.evaluate((code) => localStorage.setItem('language', code), look.language);
  await app.page.reload();
  const terms = { symbol, direction: 'long', type: 'limit', lots: 2, limitPrice: '500.00' } as const;
  const { id: position } = await expectOk((await callAs(app))(placeOrder, terms, { idempotencyKey: randomUUID() }));
  await fill(h, symbol, 500_00);
  return { app, symbol, position };
}

/** The one trigger order, once it has ended. */
async function ended(app: App) {
  const call = await callAs(app);
  const read = async () => (await expectOk(call(listTriggers, { state: 'ended', page: 1, pageSize: 10 }))).rows;
  const rows = await found(read, (all) => all.length === 1);
  return rows[0]!;
}
