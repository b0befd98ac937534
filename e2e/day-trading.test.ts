/** Day trading from the request to the record, of customer and staff: a mandate, three day orders, the square-off and what it came to. */
import { texts as refusalsEn } from '@bahi/contract/day-trading/refusals.en.ts';
import { texts as refusalsTw } from '@bahi/contract/day-trading/refusals.tw.ts';
import { getDayMandate, getRunningDayMandate } from '@bahi/contract/day-trading/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { found, until } from '../server/src/platform/testing-waits.ts';
import dayEn from '../web/src/day-trading/texts.en.ts';
import dayTw from '../web/src/day-trading/texts.tw.ts';
import marketEn from '../web/src/market/texts.en.ts';
import marketTw from '../web/src/market/texts.tw.ts';
import choiceEn from '../web/src/orders/day-texts.en.ts';
import choiceTw from '../web/src/orders/day-texts.tw.ts';
import ordersEn from '../web/src/orders/texts.en.ts';
import ordersTw from '../web/src/orders/texts.tw.ts';
import { FUND_PASSWORD, openBrowser, type App, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole, press, takeCase } from './console.ts';
import { saying } from './refusals.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['day_trading_progress'] });
const words = {
  en: { day: dayEn, choice: choiceEn, order: ordersEn, figures: marketEn.figures, refusals: refusalsEn },
  tw: { day: dayTw, choice: choiceTw, order: ordersTw, figures: marketTw.figures, refusals: refusalsTw },
};

type Words = (typeof words)['en'];

test.each(looks)('a mandate, three day orders, a square-off and its record ($device, $language)', async (look) => {
  const w = words[look.language];
  const { day } = w;
  const { h } = market();
  h.feed.list('DAYA', 500_00);
  const { app, account } = await signUpVerified(() => open({ ...look, signsIn: true }));
  const call = await callAs(app);
  await h.t.owner.query('update identity.customer set is_margin_enabled = true where account = $1', [account]);
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));

  await app.goTo('#/home/dayTrading');
  const { page } = app;
  const amount = page.getByLabel(day.amount);
  await amount.fill('9000');
  await page.getByRole('button', { name: day.sendAmount('9,000.00') }).click();
  await page.getByText(day.tooLittle('10,000.00')).first().waitFor();
  await amount.fill('300000');
  await page.getByText('60,060.00').first().waitFor();
  expect(await violationsOf(app, 'asking for a mandate')).toEqual([]);
  await page.getByRole('button', { name: day.sendAmount('3,00,000.00') }).click();
  await page.getByText(day.openTitle.pending).waitFor();

  await approve(account);
  await page.getByText(day.openTitle.running).waitFor();
  expect(await violationsOf(app, 'a running mandate')).toEqual([]);
  const { id } = (await expectOk(call(getRunningDayMandate, {})))!;
  await isRefused(app, w);
  for (const [count, direction] of (['long', 'short', 'long'] as const).entries())
    await orderByTicket(app, w, { direction, count: count + 1 });
  await fillAll(500_00);

  const { squareOffAt } = await expectOk(call(getDayMandate, { mandate: id }));
  await market().goTo(squareOffAt - 1_000, HOUR_MS);
  h.feed.set('DAYA', 503_00);
  await market().goTo(squareOffAt);
  await fillAll(503_00);
  await market().goTo(squareOffAt + MINUTE_MS);
  const { settlement } = await expectOk(call(getDayMandate, { mandate: id }));
  // Two long and one short: what the third lost is what one of them won.
  expect(settlement).toMatchObject({ gross: '300.00', fee: '30.00', mostUsed: '150000.00' });
  await app.goTo(`#/home/dayTrading?mandate=${id}`);
  await page.getByText(day.record.settled).first().waitFor();
  await page.getByText(formatAmount(settlement!.charges)).first().waitFor();
  expect(await violationsOf(app, 'the record of a mandate')).toEqual([]);
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** By the keyboard, in the queue of risk. */
async function approve(account: string): Promise<void> {
  const console = await openConsole(open, 'risk');
  const { page } = console;
  await page.goto(`${new URL(page.url()).origin}/console/#/mandates`);
  await takeCase(page, account, 'Asha Devi Rao');
  expect(await violationsOf(console, 'a mandate case')).toEqual([]);
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Approve the mandate' });
  await dialog.getByLabel('Amount, INR').fill('300000');
  await press(page, 'Enter');
  await page.getByText('Approved: Asha Devi Rao').waitFor();
  expect(console.problems).toEqual([]);
  await console.close();
}

/** Of a share that cannot be sold on the day. */
async function isRefused({ goTo, page }: App, { choice, figures, refusals }: Words): Promise<void> {
  market().h.feed.list('DAYL', 500_00, { lockDays: 1 });
  await goTo('#/market/marketBuy?symbol=DAYL');
  await page.getByRole('radio', { name: choice.day, exact: true }).click();
  await page.getByText(saying(refusals['day_trading.symbol_not_allowed'])).first().waitFor();
  // The lock stands on the instrument too, for whoever looks before.
  await goTo('#/market/stockDetail?symbol=DAYL');
  await page.getByText(figures.lockDays(1)).first().waitFor();
}

async function orderByTicket(
  app: App,
  { choice, day, order }: Words,
  { direction, count }: { readonly direction: 'long' | 'short'; readonly count: number },
): Promise<void> {
  const { goTo, page } = app;
  const { h } = market();
  h.feed.set('DAYA', 500_00);
  // The ticket before is gone: its choice is no longer there to be made.
  await goTo('#/home/dayTrading');
  await page.getByRole('heading', { name: day.title, level: 1 }).waitFor();
  await goTo(`#/market/marketBuy?symbol=DAYA&direction=${direction}`);
  const ticket = page.getByRole('group', { name: order.ticket.title[direction]('DAYA Limited'), exact: true });
  await ticket.getByRole('radio', { name: choice.day, exact: true }).click();
  await ticket.getByText(choice.buyingPower).waitFor();
  if (count === 1) expect(await violationsOf(app, 'a day order')).toEqual([]);
  h.feed.set('DAYA', 500_00);
  const place = order.ticket.place[direction]('').trim();
  await page.getByRole('button', { name: new RegExp(`^${place}`) }).click();
  const placed = `select 1 from orders.orders where origin = 'day' and ended_at is null`;
  await until(async () => (await h.t.owner.query(placed)).rows.length === count);
}

/** The venue fills the three orders it was given, at this price. */
async function fillAll(price: number): Promise<void> {
  const { h } = market();
  const text = `select id::text, quantity - filled as quantity from orders.orders where ended_at is null and symbol = 'DAYA' order by id`;
  const rows = await found(
    async () => (await h.t.owner.query<{ id: string; quantity: number }>(text)).rows,
    (open) => open.length === 3,
  );
  for (const { id, quantity } of rows) h.venue.emit(h.venue.execution(id, quantity, price, h.clock.now()));
  await until(async () => (await h.t.owner.query(text)).rows.length === 0);
}
