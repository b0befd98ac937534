/** A fund on the ordinary ticket: its premium and what it holds, a short that is refused, bought, and sold (desks §6). */
import { texts as refusalsEn } from '@bahi/contract/orders/refusals.en.ts';
import { texts as refusalsTw } from '@bahi/contract/orders/refusals.tw.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { expect, test } from 'vitest';
import { insertFunds } from '../server/src/market/fund-store.ts';
import { found, until } from '../server/src/platform/testing-waits.ts';
import rowsEn from '../web/src/i18n/instruments.en.ts';
import rowsTw from '../web/src/i18n/instruments.tw.ts';
import marketEn from '../web/src/market/texts.en.ts';
import marketTw from '../web/src/market/texts.tw.ts';
import ordersEn from '../web/src/orders/texts.en.ts';
import ordersTw from '../web/src/orders/texts.tw.ts';
import { crossing, openBrowser, signUp } from './app.ts';
import { violationsOf } from './axe.ts';
import { saying } from './refusals.ts';
import { key } from './staff.ts';
import { callAs, expectBooksToAgree, rowOf } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket();
const words = {
  en: { order: ordersEn.ofUnits, rows: rowsEn, market: marketEn, refusals: refusalsEn },
  tw: { order: ordersTw.ofUnits, rows: rowsTw, market: marketTw, refusals: refusalsTw },
};

const NAME = 'Bahi Fifty Tracker';
const TERMS = { category: 'index', expenseBps: 10, units: 10_000_000, cashBps: 100, basketDate: '2026-10-01' } as const;

test.each(looks)(
  'a fund is bought above its basket and sold; a short is refused ($device, $language)',
  async (look) => {
    const { order, rows, market: t, refusals } = words[look.language];
    const { h } = market();
    h.feed.list('FIFTYFUND', 120_00, { name: NAME, kind: 'fund', fund: TERMS });
    await insertFunds(h.t.db, ['FIFTYFUND']);
    const priced = (price: number) => h.feed.set('FIFTYFUND', price, { value: 119_40 });
    priced(120_00);
    const app = await open({ ...look, signsIn: true });
    const { page } = app;
    await signUp(app);

    await app.goTo('#/market/index?tab=funds');
    const row = page.getByRole('main').getByRole('row').filter({ hasText: NAME });
    await row.getByText(rows.premium('0.50%')).waitFor();
    expect(await violationsOf(app, 'a list of funds')).toEqual([]);
    await app.goTo('#/market/stockDetail?symbol=FIFTYFUND');
    await page.getByText(t.fund.apart('0.60', '0.50')).first().waitFor();
    await page.getByText(rows.noShort).first().waitFor();
    expect(await violationsOf(app, 'a fund')).toEqual([]);

    // A link may ask for what the ticket does not offer: the server refuses it, whoever sends it.
    await app.goTo('#/market/marketBuy?symbol=FIFTYFUND&direction=short');
    await page.getByText(saying(refusals['orders.fund_not_shorted'])).first().waitFor();
    const short = { symbol: 'FIFTYFUND', direction: 'short', type: 'market', lots: 1 } as const;
    expect(await (await callAs(app))(placeOrder, short, key())).toMatchObject({
      refusal: { code: 'orders.fund_not_shorted', params: { symbol: 'FIFTYFUND' } },
    });

    await app.goTo('#/market/marketBuy?symbol=FIFTYFUND&direction=long');
    const ticket = page.getByRole('group', { name: order.ticket.title.long(NAME), exact: true });
    await ticket.getByText(rows.noShort).first().waitFor();
    priced(120_00);
    const place = order.ticket.place.long('').trim();
    await page.getByRole('button', { name: new RegExp(`^${place}`) }).click();
    await fill(120_05);
    await page.getByText(order.result.filled.long(100)).first().waitFor();

    priced(119_00);
    await app.goTo('#/trade/index?tab=open');
    const held = rowOf(page.getByRole('main'), NAME);
    await held.getByRole('button', { name: new RegExp(`^${order.trade.close}`) }).click();
    const sell = order.close.confirmPractice.long('').trim();
    await page.getByRole('button', { name: new RegExp(`^${sell}`) }).click();
    await fill(118_95);
    await page.getByText(order.result.closed.long(100)).first().waitFor();
    await app.goTo('#/market/index?tab=funds');
    await row.getByText(rows.discount('0.34%')).waitFor();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** The venue fills the one order that it was given. */
async function fill(price: number): Promise<void> {
  const { h } = market();
  const isOpen = `select id::text from orders.orders where ended_at is null`;
  const read = async () => (await h.t.owner.query<{ id: string }>(isOpen)).rows;
  const given = (id: string) => h.venue.submitted.some(({ orderId }) => orderId === id);
  const [{ id }] = (await found(read, (rows) => rows.length === 1 && given(rows[0]!.id))) as [{ id: string }];
  h.venue.emit(h.venue.execution(id, 100, price, h.clock.now()));
  await until(async () => (await read()).length === 0);
}
