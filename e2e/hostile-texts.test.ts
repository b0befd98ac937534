/**
 * Stored texts in a real browser: every screen of the app and of the console with markup, scripts and script links in every text of
 * every answer, and what a customer and staff wrote to each other by the doors there are. All of it is text.
 */
import { randomInt } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { listOffers } from '@bahi/contract/new-shares/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { listNews } from '@bahi/contract/news/calls.ts';
import { listPlacements, requestPlacement } from '@bahi/contract/placements/calls.ts';
import { appeal, listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { requestCode, unlockTrading } from '@bahi/contract/security/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { saveView } from '@bahi/contract/staff/operations.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { createWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { createWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, origin, FUND_PASSWORD } from './app.ts';
import { sendDeposit } from './console-cases.ts';
import { signInAt } from './console.ts';
import { expectOnlyText, expectOnlyTextIn, HOSTILE, madeOf, poison, watchFor } from './hostile-texts.ts';
import { publishOpenPlacement } from './placement-offers.ts';
import { logIn } from './practice.ts';
import { settled } from '../bench/settled.ts';
import { key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();

/** With what stands there for the seeded customer. */
async function screensOf(call: Call): Promise<readonly string[]> {
  const firstOf = async (rows: Promise<{ kind: string; data?: { rows: readonly { id: string }[] } }>) =>
    (await expectOk(rows)).rows[0]?.id;
  return [
    '/home/index',
    '/home/market',
    '/home/newsList?tab=news',
    '/home/newsList?tab=notice',
    `/home/newsDetail?id=${await firstOf(call(listNews, {}))}`,
    '/home/newStock?tab=closed',
    `/home/newStockBuy?id=${await firstOf(call(listOffers, {}))}`,
    '/home/newStockRecord',
    '/home/newStockps?tab=placement',
    '/home/newStockps?tab=rights',
    '/home/newStockps?tab=requests',
    `/home/newStockPsBuy?placement=${await firstOf(call(listPlacements, {}))}`,
    `/home/newStockPsBuy?issue=${await firstOf(call(listRights, {}))}`,
    '/market/index',
    '/market/index?tab=quotes',
    '/market/index?tab=funds',
    '/market/index?tab=forex',
    '/market/optionList',
    '/market/stockDetail?symbol=VRM',
    '/market/marketBuy?symbol=VRM',
    '/market/marketTeshe',
    '/market/marketZhiBiao',
    '/market/marketQuestion',
    '/trade/index',
    '/trade/index?tab=holdings',
    `/trade/positionDetail?position=${await firstOf(call(listPositions, {}))}`,
    '/favorite/index',
    // Of what is found: beside it stands what was looked at before, if that had come.
    '/favorite/search?text=v',
    '/information/index',
    '/information/userInfo',
    '/information/bankList',
    '/information/addBankCard',
    '/information/usdtAddress',
    '/information/cashOut',
    '/information/exChange',
    '/information/recharge',
    '/information/authInfo',
    '/information/loginPass',
    '/information/fundPass',
    '/information/setting',
    '/information/fundRecord',
    '/information/msgInfo',
    '/information/msgInfo?tab=alerts',
    '/information/safety?show=devices',
    '/information/safety?show=logins',
    '/information/status',
  ];
}

test('no screen of the app makes anything of a text but text, and no link leads to a script', async () => {
  const app = await open({ device: 'desktop', language: 'en', signsIn: true });
  const seen = watchFor(app);
  await poison(app);
  await logIn(app, 'priya');
  for (const address of await screensOf(await callAs(app))) await expectOnlyText(app, address);
  expect(seen).toEqual([]);
  expect(app.problems).toEqual([]);
});

type Queue = InputOf<typeof listQueue>['queue'];
const LISTS = [
  'configuration',
  'orders',
  'positions',
  'products',
  'draws',
  'actions',
  'changes',
  'health',
  'staff',
  'audit',
];

test('what customer and staff wrote to each other is text on both sides, as is all else that the console shows', async () => {
  const { app, account } = await signUpVerified(() => open({ device: 'desktop', language: 'en', signsIn: true }));
  const call = await callAs(app);
  const name = '<img src=x onerror=__ran=1>';
  await expectOk(call(createWatchlist, { type: 'stock', name }, key()));
  const { cards } = await expectOk(call(listDestinations, {}));
  const out = { destination: cards[0]!.id, amount: '100.00', fundPassword: FUND_PASSWORD };
  await expectOk(call(createWithdrawal, out, key()));
  const token = (await app.page.evaluate(() => localStorage.getItem('tokend')))!;
  await sendDeposit(origin(), { account, token, call }, '5000');
  const offer = await publishOpenPlacement(app, { price: 2_430n });
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }, key()));
  await expectOk(call(requestPlacement, { offer, lots: 3 }, key()));
  await expectOk(call(requestCode, { purpose: 'bind_phone', phone: `+9198${randomInt(10 ** 7, 10 ** 8)}` }, key()));
  const risk = await staffCall('risk');
  const caseOf = async (queue: Queue, state: 'waiting' | 'decided') =>
    (await expectOk(risk(listQueue, { queue, state, text: account }))).rows[0]!;
  const { customer } = await caseOf('withdrawals', 'waiting');
  const seen = watchFor(app);
  await app.goTo('#/information/msgInfo');
  await settled(app.page);
  const restriction = { kind: 'no_trade', reason: 'suspected_fraud', until: null, message: HOSTILE } as const;
  await expectOk(risk(restrict, { customer: customer.id, ...restriction }, key()));
  await expectOnlyTextIn(app.page, 'main, [role=main]', 'the message as it comes');
  const [restricted] = await expectOk(call(listRestrictions, {}));
  await expectOk(call(appeal, { restriction: restricted!.id, text: HOSTILE }, key()));
  const auditor = await staffCall('auditor');
  await expectOk(auditor(saveView, { list: 'audit', name, filter: {} }, key()));

  await app.page.reload();
  await expectOnlyText(app, '/information/safety?show=restrictions');
  await app.goTo('#/market/optionList');
  await app.page.getByText(name).first().waitFor();
  expect(await madeOf(app.page)).toEqual([]);
  await poison(app);
  await app.page.reload();
  await expectOnlyText(app, '/information/bankList');
  await app.page.getByRole('button', { name: 'Remove' }).first().click();
  await expectOnlyTextIn(app.page, '[role=dialog]', 'the sheet that removes a destination');

  const desk = await open({ device: 'desktop', language: 'en', signsIn: true });
  const seenAtDesk = watchFor(desk);
  await poison(desk);
  await signInAt(desk.page, 'auditor');
  for (const [queue, state] of [
    ['identity', 'decided'],
    ['deposits', 'waiting'],
    ['withdrawals', 'waiting'],
    ['placements', 'waiting'],
    ['appeals', 'waiting'],
  ] as const) {
    const { id } = await caseOf(queue, state);
    await expectOnlyText(desk, `/${queue}?state=${state}&text=${account}&case=${id}`);
  }
  await expectOnlyText(desk, `/customers?customer=${customer.id}`);
  for (const list of LISTS) await expectOnlyText(desk, `/${list}`);

  await signInAt(desk.page, 'risk');
  await expectOnlyText(desk, `/customers?customer=${customer.id}`);
  await desk.page.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expectOnlyTextIn(desk.page, '[role=dialog]', 'the dialog that restricts');
  await signInAt(desk.page, 'support');
  await expectOnlyText(desk, '/outbox');
  expect([...seen, ...seenAtDesk]).toEqual([]);
  expect([...app.problems, ...desk.problems]).toEqual([]);
});
