/** Withdrawals to wallets: quoted, confirmed while the quote holds, fixed, paid and posted with the network's fee (decision 0111). */
import { randomUUID } from 'node:crypto';
import { addWallet } from '@bahi/contract/destinations/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import { midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { FUND, key, startMoney, type Customer, type MoneyHarness } from './testing.ts';

const ADDRESSES = { TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
let m: MoneyHarness;

beforeAll(async () => {
  m = await startMoney();
});
beforeEach(() => {
  m.parameters = PARAMETERS[0]!;
  dollarAt(84_30);
});
afterEach(async () => {
  expect(await m.audit()).toEqual([]);
});
afterAll(() => m.stop());

function dollarAt(price: number): void {
  m.feed.list('USDINR', price, { kind: 'forex', forex: { base: 'USD', quote: 'INR', unit: 1 } });
}

async function withWallet(type: keyof typeof ADDRESSES = 'TRC20'): Promise<Customer & { wallet: string }> {
  const asha = await m.customer();
  return { ...asha, wallet: await walletOf(asha, type) };
}

/** A day old. */
async function walletOf({ call }: Customer, type: keyof typeof ADDRESSES): Promise<string> {
  const { id } = expectOk(await call(addWallet, { type, address: ADDRESSES[type], ...FUND }, key()));
  await m.h.t.owner.query(
    'update destinations.destination set added_at = added_at - $2, usable_from = usable_from - $2 where id = $1',
    [BigInt(id), DAY_MS],
  );
  return id;
}

interface Refused {
  readonly refusal: { readonly params: { readonly quote: string } };
}

const quote = ({ call, wallet }: Customer & { wallet: string }, amount: string) =>
  call(contract.quoteWithdrawal, { destination: wallet, amount });
const ask = (by: Customer & { wallet: string }, amount: string, id?: string, idempotencyKey: string = randomUUID()) =>
  by.call(
    contract.createWithdrawal,
    { destination: by.wallet, amount, ...(id === undefined ? {} : { quote: id }), ...FUND },
    { idempotencyKey },
  );
const told = async ({ call }: Customer) => expectOk(await call(listMessages, {})).rows.map(({ story }) => story);

test('a withdrawal to a wallet pays what was quoted and confirmed, whatever the rate does until then', async () => {
  m.parameters = { ...PARAMETERS[0]!, withdrawalFee: 25_00n };
  const asha = await withWallet();
  const quoted = expectOk(await quote(asha, '10000'));
  // 84.30 and half of 0.50 %, rounded up: 84.30 * 20000 / 19950. (10000 - 25 - 100) / 84.5113, rounded down.
  expect(quoted).toMatchObject({
    amount: '10000.00',
    fee: '25.00',
    network: 'TRC20',
    networkFee: '100.00',
    inr: '9875.00',
    usdt: '116.848279',
    rate: '84.5113',
    middle: '84.3000',
    spread: '0.50',
    source: 'USDINR',
    validUntil: m.h.clock.now() + 15_000,
  });
  const { quote: id, validUntil: _, amount: _amount, fee: _fee, ...payout } = quoted;
  const sent = key();
  const asked = expectOk(await ask(asha, '10000', id, sent.idempotencyKey));
  expect(asked.payout).toEqual(payout);
  dollarAt(99_00);
  await m.h.clock.advance(60_000);
  // The answer that was lost is given again, though its quote is over.
  expect(expectOk(await ask(asha, '10000', id, sent.idempotencyKey)).id).toBe(asked.id);
  await m.approve(asked.id, '10000');
  const hash = 'a'.repeat(64);
  const { withdrawal: paid } = await m.pay(asked.id, hash);
  expect(paid.payout).toEqual(payout);
  const { rows } = await m.h.t.owner.query(
    'select account, amount from ledger.posting where entry_id = $1 order by line',
    [BigInt(paid.entry!)],
  );
  expect(rows).toEqual([
    { account: 'cash', amount: -10_000_00n },
    { account: 'client_bank', amount: 9_875_00n },
    { account: 'fees', amount: 25_00n },
    { account: 'network_fees', amount: 100_00n },
  ]);
  expect((await told(asha)).slice(0, 3)).toMatchObject([
    { key: 'withdrawal.paid_usdt', params: { amount: '10000.00', usdt: '116.848279' } },
    { key: 'withdrawal.approved_usdt', params: { usdt: '116.848279' } },
    { key: 'withdrawal.requested_usdt', params: { usdt: '116.848279', rate: '84.5113' } },
  ]);
});

test('a quote that is over, of another amount, of somebody else or of nothing is refused with what holds now', async () => {
  const [asha, bela] = [await withWallet(), await withWallet('ERC20')];
  const { quote: old } = expectOk(await quote(asha, '10000'));
  const { quote: others } = expectOk(await quote(bela, '10000'));
  await m.h.clock.advance(15_001);
  dollarAt(85_00);
  for (const [amount, id] of [
    ['10000', old],
    ['10000', others],
    ['10000', '1'],
    ['10000', undefined],
  ] as const) {
    const refused = await ask(asha, amount, id);
    expect(endOf(refused)).toBe('withdrawals.quote_expired');
    expect(refused).toMatchObject({ refusal: { params: { usdt: '116.179319', rate: '85.2131' } } });
  }
  const { quote: other } = expectOk(await quote(asha, '9000'));
  const refused = await ask(asha, '10000', other);
  expect(endOf(refused)).toBe('withdrawals.quote_expired');
  expect((await m.book(asha.id)).held).toBe(0n);
  // What the refusal brought may be confirmed as it is.
  const { quote: fresh } = (refused as unknown as Refused).refusal.params;
  const asked = expectOk(await ask(asha, '10000', fresh));
  expect(asked.payout?.usdt).toBe('116.179319');
  expect(asked.payout?.networkFee).toBe('100.00');
  expectOk(await asha.call(contract.cancelWithdrawal, { withdrawal: asked.id }, key()));
});

test('a payout that is taken back frees exactly what was held, whatever the rate did, and its quote is over by its seconds', async () => {
  const asha = await withWallet();
  const before = await m.book(asha.id);
  const { quote: id } = expectOk(await quote(asha, '10000'));
  const asked = expectOk(await ask(asha, '10000', id));
  expect(await m.book(asha.id)).toMatchObject({ cash: before.cash, held: before.held + 10_000_00n });
  dollarAt(80_00);
  await m.h.clock.advance(15_001);
  const cancel = () => asha.call(contract.cancelWithdrawal, { withdrawal: asked.id }, key());
  expect((await Promise.all([cancel(), cancel()])).map(endOf).toSorted()).toEqual(['ok', 'withdrawals.not_pending']);
  expect(await m.book(asha.id)).toMatchObject({ cash: before.cash, held: before.held });
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.quote_expired');
});

test('two requests for one quote at once are one withdrawal', async () => {
  const asha = await withWallet();
  const { quote: id } = expectOk(await quote(asha, '500'));
  const ends = await Promise.all([ask(asha, '500', id), ask(asha, '500', id)]);
  expect(ends.map(endOf).toSorted()).toEqual(['ok', 'withdrawals.open_request']);
});

test('two quotes that are sent at once, with one key or with two, are one withdrawal at the terms of one of them', async () => {
  const asha = await withWallet();
  const first = expectOk(await quote(asha, '500'));
  dollarAt(85_00);
  const second = expectOk(await quote(asha, '500'));
  const sent = [first, second];
  const same = randomUUID();
  for (const [keys, refused] of [
    [[same, same], 'request.idempotency_key_reused'],
    [[randomUUID(), randomUUID()], 'withdrawals.open_request'],
  ] as const) {
    const before = await m.book(asha.id);
    const answers = await Promise.all(sent.map(({ quote: id }, at) => ask(asha, '500', id, keys[at])));
    expect(answers.map(endOf).toSorted()).toEqual(['ok', refused].toSorted());
    const made = expectOk(answers.find((answer) => answer.kind === 'ok')!);
    expect(sent.map(({ usdt }) => usdt)).toContain(made.payout?.usdt);
    expect((await m.book(asha.id)).held).toBe(before.held + 500_00n);
    expectOk(await asha.call(contract.cancelWithdrawal, { withdrawal: made.id }, key()));
  }
});

test('a quote that was used is a price and no second payment: one request at a time, each with money of its own, and over by its seconds', async () => {
  const asha = await withWallet();
  const { cash } = await m.book(asha.id);
  const { quote: id, usdt } = expectOk(await quote(asha, '10000'));
  const sent = key();
  const asked = expectOk(await ask(asha, '10000', id, sent.idempotencyKey));
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.open_request');
  await m.approve(asked.id, '10000');
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.open_request');
  await m.pay(asked.id);
  // The same request is answered with what became of it.
  expect(expectOk(await ask(asha, '10000', id, sent.idempotencyKey)).id).toBe(asked.id);
  expect(await m.book(asha.id)).toMatchObject({ cash: cash - 10_000_00n, held: 0n });
  dollarAt(90_00);
  const again = expectOk(await ask(asha, '10000', id));
  expect(again.payout?.usdt).toBe(usdt);
  expect(await m.book(asha.id)).toMatchObject({ cash: cash - 10_000_00n, held: 10_000_00n });
  expectOk(await asha.call(contract.cancelWithdrawal, { withdrawal: again.id }, key()));
  await m.h.clock.advance(15_001);
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.quote_expired');
});

test('a quote that holds is good for nobody else and for no other wallet or amount', async () => {
  const [asha, bela] = [await withWallet(), await withWallet()];
  const { quote: belas } = expectOk(await quote(bela, '10000'));
  const other = { ...asha, wallet: await walletOf(asha, 'ERC20') };
  const { quote: own } = expectOk(await quote(asha, '10000'));
  dollarAt(85_00);
  for (const [by, amount, id, usdt] of [
    [asha, '10000', belas, '116.179319'],
    [other, '10000', own, '111.485205'],
    [asha, '10000.01', own, '116.179437'],
  ] as const) {
    const refused = await ask(by, amount, id);
    expect(endOf(refused)).toBe('withdrawals.quote_expired');
    expect(refused).toMatchObject({ refusal: { params: { usdt } } });
  }
  expect((await m.book(asha.id)).held).toBe(0n);
  // Whose it is loses nothing by that.
  expect(expectOk(await ask(bela, '10000', belas)).payout?.rate).toBe('84.5113');
  expect(expectOk(await ask(asha, '10000', own)).payout?.rate).toBe('84.5113');
});

test('what two people change between quote and request leaves what was quoted, and decides whether it may still be asked for', async () => {
  const asha = await withWallet();
  const quoted = expectOk(await quote(asha, '10000'));
  const changed = { ...m.parameters, withdrawalFee: 50_00n, networkFeeTrc20: 300_00n, exchangeSpreadBps: 200 };
  m.parameters = { ...changed, withdrawalMinimum: 20_000_00n };
  expect(endOf(await ask(asha, '10000', quoted.quote))).toBe('withdrawals.below_minimum');
  m.parameters = changed;
  const asked = expectOk(await ask(asha, '10000', quoted.quote));
  expect([asked.fee, asked.payout]).toMatchObject([
    '0.00',
    { networkFee: '100.00', rate: '84.5113', usdt: quoted.usdt },
  ]);
  await m.approve(asked.id, '10000');
  await m.pay(asked.id);
  const now = expectOk(await quote(asha, '10000'));
  expect(now).toMatchObject({ fee: '50.00', networkFee: '300.00', spread: '2.00' });
});

test('a quote of the last seconds of a day is refused after midnight as anything is, and is over when the window opens', async () => {
  const asha = await withWallet();
  const { clock } = m.h;
  const midnight = midnightOf(practiceCalendar, '2026-11-22');
  await clock.advance(midnight - 8_000 - clock.now());
  dollarAt(84_30);
  const { quote: id, validUntil } = expectOk(await quote(asha, '10000'));
  expect(validUntil).toBe(midnight + 7_000);
  await clock.advance(10_000);
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.window_closed');
  await clock.advance(midnight + 9.5 * HOUR_MS - clock.now());
  dollarAt(85_00);
  const refused = await ask(asha, '10000', id);
  expect(endOf(refused)).toBe('withdrawals.quote_expired');
  expect(refused).toMatchObject({ refusal: { params: { rate: '85.2131' } } });
  expect((await m.book(asha.id)).held).toBe(0n);
});

test('fees that take everything, a closed market and a house that pays rupees alone are said before anything is held', async () => {
  const asha = await withWallet('ERC20');
  const small = await quote(asha, '500');
  expect(endOf(small)).toBe('withdrawals.below_network_fee');
  expect(small).toMatchObject({ refusal: { params: { fees: '500.00' } } });
  expect(endOf(await ask(asha, '500'))).toBe('withdrawals.below_network_fee');
  expect(expectOk(await quote(asha, '500.01')).usdt).toBe('0.000118');
  m.feed.set('USDINR', 84_30, { state: 'halted' });
  expect(endOf(await quote(asha, '10000'))).toBe('exchange.rate_unavailable');
  expect(endOf(await ask(asha, '10000'))).toBe('exchange.rate_unavailable');
  dollarAt(84_30);
  const { quote: id } = expectOk(await quote(asha, '10000'));
  m.parameters = { ...m.parameters, isWalletPayoutOn: false };
  expect(endOf(await quote(asha, '10000'))).toBe('withdrawals.inr_only');
  expect(endOf(await ask(asha, '10000', id))).toBe('withdrawals.inr_only');
  expect(endOf(await m.create(asha, '500'))).toBe('ok');
});

test('only an own wallet that stands is quoted', async () => {
  const [asha, bela] = [await withWallet(), await withWallet()];
  const of = (destination: string) => asha.call(contract.quoteWithdrawal, { destination, amount: '500' });
  expect(endOf(await of(bela.wallet))).toBe('destinations.unknown');
  expect(endOf(await of(asha.card))).toBe('destinations.unknown');
  expect(endOf(await of('999'))).toBe('destinations.unknown');
  expect(endOf(await asha.call(contract.quoteWithdrawal, { destination: asha.wallet, amount: '5.001' }))).toBe(
    'withdrawals.amount_invalid',
  );
});

test.each([
  ['usdt = usdt + 1', 'usdt = usdt - 1', 'wallet_payout_follows_its_rate'],
  ['usdt_middle = usdt_middle - 2', 'usdt_middle = usdt_middle + 2', 'wallet_payout_follows_its_rate'],
  ['network_fee = network_fee + 1', 'network_fee = network_fee - 1', 'paid_withdrawal_has_its_entry'],
])('a paid withdrawal of which somebody wrote %s is found', async (change, back, name) => {
  const asha = await withWallet();
  const asked = expectOk(await ask(asha, '10000', expectOk(await quote(asha, '10000')).quote));
  await m.approve(asked.id, '10000');
  await m.pay(asked.id);
  const { owner } = m.h.t;
  await owner.query('alter table withdrawals.withdrawal disable trigger ended_once');
  const write = (values: string) =>
    owner.query(`update withdrawals.withdrawal set ${values} where id = $1`, [BigInt(asked.id)]);
  await write(change);
  expect((await m.audit()).map(({ invariant }) => invariant)).toContain(name);
  await write(back);
  await owner.query('alter table withdrawals.withdrawal enable trigger ended_once');
});
