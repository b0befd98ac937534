/** A credit that is taken back while its money is staked: whatever becomes free pays what is owed, and nothing opens with it. */
import { cancelOrder, placeOrder } from '@bahi/contract/orders/calls.ts';
import { addMargin } from '@bahi/contract/orders/positions.ts';
import { exchangeMoney, quoteExchange } from '@bahi/contract/exchange/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { applyForShares, cancelApplication } from '@bahi/contract/new-shares/calls.ts';
import { cancelPlacement, requestPlacement } from '@bahi/contract/placements/calls.ts';
import { cancelWithdrawal, getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { depositCredited } from '@bahi/core/ledger-transfers.ts';
import { amountText } from '@bahi/core/format.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, SEALER } from './identity/testing.ts';
import { auditWhole } from './ledger/audit.ts';
import { postEntry } from './ledger/books.ts';
import { DEBT_INVARIANTS } from './ledger/debts.ts';
import { lockBooks, writeBooks } from './ledger/post.ts';
import { reverseEntry } from './ledger/reverse.ts';
import { publishOffer } from './new-shares/service.ts';
import { offerTerms } from './new-shares/testing.ts';
import { publishPlacement } from './placements/service.ts';
import { LISTED, placementTerms } from './placements/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, fullCustomer, key, LOT_BELOW, type FullCustomer } from './testing-customer.ts';

let h: WholeApp;
beforeAll(async () => {
  h = await startWholeApp();
});
afterAll(() => h.stop());

const DEPOSIT = 4_00_000_00n;
const step = { fundPassword: FUND_PASSWORD };
const moment = () => ({ at: h.clock.now(), businessDate: businessDateOf(practiceCalendar, h.clock.now()) });

async function deposited(customerId: bigint): Promise<bigint> {
  return h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    postEntry(books, depositCredited({ customerId, depositId: 7_700_001n, amount: DEPOSIT }));
    return (await writeBooks(tx, books, moment()))[0]!.id;
  });
}

const reversed = (entryId: bigint) =>
  h.t.db.transaction((tx) => reverseEntry(tx, { entryId, reason: 'The transfer was recalled.', ...moment() }));

async function fundsOf({ call }: FullCustomer) {
  const { cash, held, available, receivable } = expectOk(await call(getSummary, {}));
  expect(parseMoney(available)).toBe(parseMoney(cash)! - parseMoney(held)!);
  return { available: parseMoney(available)!, receivable: parseMoney(receivable)! };
}

const told = async ({ call }: FullCustomer) => expectOk(await call(listMessages, { kind: 'money' })).rows;

/** The least of each kind that money is staked in or leaves by. */
async function attempts({ call, records }: FullCustomer): Promise<Record<string, string>> {
  h.feed.set('VRM', 500_00);
  h.feed.set('USDINR', 84_30);
  const now = h.clock.now();
  const offer = await h.t.db.transaction((tx) =>
    publishOffer({ sealer: SEALER, calendar: practiceCalendar }, tx, offerTerms(now)),
  );
  const placement = await h.t.db.transaction((tx) => publishPlacement({ feed: LISTED }, tx, placementTerms(now)));
  const quote = expectOk(await call(quoteExchange, { from: 'INR', to: 'USD', amount: '1000' }));
  const { gates } = expectOk(await call(getWithdrawalTerms, {}));
  return {
    order: endOf(await call(placeOrder, LOT_BELOW, key())),
    margin: endOf(await call(addMargin, { position: records.position, amount: 10 }, key())),
    newShares: endOf(await call(applyForShares, { offer: offer.id.toString(), lots: 1 }, key())),
    placement: endOf(await call(requestPlacement, { offer: placement.id.toString(), lots: 2 }, key())),
    exchange: endOf(await call(exchangeMoney, { quote: quote.quote, ...step }, key())),
    withdrawal: gates.find(({ gate }) => gate === 'minimum')!.refusal?.code ?? 'ok',
  };
}

test('what a reversed deposit leaves owing is paid from everything that is taken back, before it can be staked again', async () => {
  const of = await fullCustomer(h, 'debtor', 1);
  const { call, records } = of;
  const entry = await deposited(BigInt(of.customerId));
  const large = expectOk(await call(placeOrder, { ...LOT_BELOW, lots: 27 }, key()));
  await reversed(entry);
  let { available, receivable: owed } = await fundsOf(of);
  expect(available).toBe(0n);
  expect(owed).toBeGreaterThan(100_000_00n);

  const ways = [
    () => call(cancelWithdrawal, { withdrawal: records.withdrawal }, key()),
    () => call(cancelPlacement, { request: records.placementRequest }, key()),
    () => call(cancelApplication, { subscription: records.subscription }, key()),
    () => cancelled(of, records.order),
  ];
  for (const takeBack of ways) {
    const { held } = expectOk(await call(getSummary, {}));
    await takeBack();
    const freed = parseMoney(held)! - parseMoney(expectOk(await call(getSummary, {})).held)!;
    expect(freed).toBeGreaterThan(0n);
    owed -= freed;
    expect((await told(of))[0]).toMatchObject({
      kind: 'money',
      story: {
        key: 'debt.paid_in_part',
        params: { amount: amountText(freed, 'INR'), owed: amountText(owed, 'INR') },
      },
    });
    expect(await fundsOf(of)).toEqual({ available: 0n, receivable: owed });
  }
  expect(await attempts(of)).toEqual({
    order: 'orders.insufficient_funds',
    margin: 'orders.insufficient_funds',
    newShares: 'new_shares.insufficient',
    placement: 'placements.insufficient',
    exchange: 'exchange.insufficient',
    withdrawal: 'withdrawals.insufficient',
  });

  await cancelled(of, large.id);
  available = parseMoney(large.held)! - owed;
  expect(await fundsOf(of)).toEqual({ available, receivable: 0n });
  const { rows } = expectOk(await call(listRecords, {}));
  expect(rows[0]).toMatchObject({ kind: 'receivable_settled', reference: rows[0]!.entry });
  const debts = (await told(of)).filter(({ story }) => story.key.startsWith('debt.'));
  expect(debts).toHaveLength(ways.length + 1);
  expect(debts[0]).toMatchObject({
    story: { key: 'debt.paid', params: { amount: amountText(owed, 'INR') } },
    about: { type: 'record', id: rows[0]!.entry },
  });
  const lots = Number(available / 45_000_00n) + 1;
  expect(endOf(await call(placeOrder, { ...LOT_BELOW, lots }, key()))).toBe('orders.insufficient_funds');
  expect(Object.values(await attempts(of))).toEqual(Array(6).fill('ok'));
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DEBT_INVARIANTS));
  expect(breaks).toEqual([]);
});

async function cancelled({ call }: FullCustomer, order: string): Promise<void> {
  expectOk(await call(cancelOrder, { order }, key()));
  const { held } = expectOk(await call(getSummary, {}));
  h.venue.emit({ type: 'ended', orderId: order, why: 'requested', quantity: 0, at: h.clock.now() });
  while (expectOk(await call(getSummary, {})).held === held) await h.clock.advance(100);
}
