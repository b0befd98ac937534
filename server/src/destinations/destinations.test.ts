/** Cards and wallets over HTTP: complete, own, without a duplicate, a day's wait, removal against an open withdrawal. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/destinations/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { createGuarded } from '../platform/guarded.ts';
import { refuse } from '../platform/refuse.ts';
import { restrict } from '../restrictions/testing.ts';
import { KEYS } from '../security/testing.ts';
import { registerDestinationsRoutes } from './routes.ts';
import { destinationsById, isReadable, otherHolders, sealPlainNumbers } from './service.ts';

const FUND = { fundPassword: '482913' };
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const names = new Map<bigint, string>();
const inUse = new Set<bigint>();
let h: Harness;
let call: Call;
let other: Call;
let unverified: Call;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db }) {
      registerMessagesRoutes(server, { db });
      registerDestinationsRoutes(server, {
        db,
        keys: KEYS,
        parametersAt: () => PARAMETERS[0]!,
        verifiedName: async (_tx, id) => names.get(id) ?? null,
        hasOpenWithdrawalTo: async (_tx, id) => inUse.has(id),
        guarded: createGuarded(db, {
          async check({ fundPassword }) {
            if (fundPassword !== FUND.fundPassword) refuse('security.fund_password_wrong', { left: 4 });
          },
          use: async () => {},
        }),
      });
    },
  });
  const asha = await h.register('asha');
  const bela = await h.register('bela');
  names.set(BigInt(asha.customerId), 'Asha Rao').set(BigInt(bela.customerId), 'Bela Iyer');
  call = h.as(asha.token);
  other = h.as(bela.token);
  unverified = h.as((await h.register('chitra')).token);
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const cardOf = (number: string, changes: object = {}) => ({
  number,
  confirmNumber: number,
  bank: 'My bank',
  branch: 'Fort',
  bankCode: '400240015',
  ifsc: 'HDFC0001234',
  ...FUND,
  ...changes,
});
const addCard = (by: Call, number: string, changes: object = {}) =>
  by(contract.addCard, cardOf(number, changes), key());
const addWallet = (by: Call, type: string, address: string) =>
  by(contract.addWallet, { type, address, ...FUND }, key());
const rowOf = async (id: string) => (await destinationsById(h.t.db, [BigInt(id)])).get(BigInt(id))!;
const list = async (by: Call) => expectOk(await by(contract.listDestinations, {}));

test('a card is in the verified name, masked, the default, and waits a day', async () => {
  const added = expectOk(await addCard(call, ' 5010 0123 4567 89 '));
  expect(added).toEqual({
    id: added.id,
    holder: 'Asha Rao',
    maskedNumber: '•••• 6789',
    bank: 'HDFC Bank',
    branch: 'Fort',
    bankCode: '400240015',
    ifsc: 'HDFC0001234',
    isDefault: true,
    usableFrom: h.clock.now() + DAY_MS,
    addedAt: h.clock.now(),
  });
  const terms = { waitHours: 24, maximum: 5, areWalletsPaid: true };
  expect(await list(call)).toEqual({ ...terms, holder: 'Asha Rao', cards: [added], wallets: [] });
  expect(await list(other)).toEqual({ ...terms, holder: 'Bela Iyer', cards: [], wallets: [] });
});

test.each([
  ['no number', { number: ' ' }, 'destinations.incomplete'],
  ['no branch', { branch: '' }, 'destinations.incomplete'],
  ['no bank code', { bankCode: '' }, 'destinations.incomplete'],
  ['a number that is none', { number: 'x1', confirmNumber: 'x1' }, 'destinations.number_invalid'],
  ['numbers that differ', { confirmNumber: '99999999' }, 'destinations.numbers_differ'],
  ['an IFSC that is none', { ifsc: 'HDFC1001234' }, 'destinations.ifsc_invalid'],
  [
    'the same card, written otherwise',
    { number: '5010-01234567-89', confirmNumber: '50100123456789' },
    'destinations.card_exists',
  ],
  [
    'the same card, another branch',
    { number: '50100123456789', confirmNumber: '50100123456789', ifsc: 'hdfc0009999' },
    'destinations.card_exists',
  ],
  ['a wrong fund password', { fundPassword: '111111' }, 'security.fund_password_wrong'],
])('a card with %s is refused', async (_, changes, expected) => {
  expect(endOf(await addCard(call, '700012345678', changes))).toBe(expected);
});

test('without verification nothing is added', async () => {
  expect(endOf(await addCard(unverified, '700012345678'))).toBe('verification.required');
  expect(endOf(await addWallet(unverified, 'TRC20', TRON))).toBe('verification.required');
});

test('a frozen account changes nothing, and reads what it has', async () => {
  const { token, customerId } = await h.register('deepa');
  const deepa = h.as(token);
  names.set(BigInt(customerId), 'Deepa Nair');
  const added = expectOk(await addCard(deepa, '700099998888'));
  await h.t.db.transaction((tx) =>
    restrict(tx, { customerId: BigInt(customerId), kind: 'frozen', now: h.clock.now() }),
  );
  const destination = added.id;
  expect(endOf(await addCard(deepa, '700099997777'))).toBe('identity.frozen');
  expect(endOf(await addWallet(deepa, 'TRC20', TRON))).toBe('identity.frozen');
  expect(endOf(await deepa(contract.removeDestination, { destination, ...FUND }, key()))).toBe('identity.frozen');
  expect(endOf(await deepa(contract.setDefaultDestination, { destination }, key()))).toBe('identity.frozen');
  expect((await list(deepa)).cards).toEqual([added]);
});

test('a wallet needs type, address and checksum, and is added once', async () => {
  expect(endOf(await addWallet(call, '', TRON))).toBe('destinations.incomplete');
  expect(endOf(await addWallet(call, 'TRC20', ' '))).toBe('destinations.incomplete');
  expect(endOf(await addWallet(call, 'TRC20', ETHEREUM))).toBe('destinations.address_invalid');
  expect(endOf(await addWallet(call, 'ERC20', ETHEREUM.toLowerCase()))).toBe('destinations.address_invalid');
  expect(expectOk(await addWallet(call, 'TRC20', TRON))).toMatchObject({
    type: 'TRC20',
    maskedAddress: 'TR7N…Lj6t',
    isDefault: false,
  });
  expect(expectOk(await addWallet(call, 'ERC20', ETHEREUM)).maskedAddress).toBe('0x5a…eAed');
  expect(endOf(await addWallet(call, 'ERC20', ETHEREUM))).toBe('destinations.wallet_exists');
});

test('a wallet is shown in full to its owner only', async () => {
  const { wallets, cards } = await list(call);
  const destination = wallets.find(({ type }) => type === 'TRC20')!.id;
  expect(expectOk(await call(contract.getWalletAddress, { destination }))).toEqual({ type: 'TRC20', address: TRON });
  expect(endOf(await other(contract.getWalletAddress, { destination }))).toBe('destinations.unknown');
  expect(endOf(await call(contract.getWalletAddress, { destination: cards[0]!.id }))).toBe('destinations.unknown');
});

test('the same account at another customer is taken, and reviewers see it', async () => {
  const added = expectOk(await addCard(other, '50100123456789'));
  const asha = [...names.keys()][0]!;
  expect(await otherHolders(h.t.db, await rowOf(added.id))).toEqual([{ id: asha, account: 'asha' }]);
});

test('the wait ends on the millisecond', async () => {
  const { cards } = await list(call);
  await h.clock.advance(cards[0]!.usableFrom! - h.clock.now() - 1);
  expect((await list(call)).cards[0]!.usableFrom).not.toBeNull();
  await h.clock.advance(1);
  expect((await list(call)).cards[0]!.usableFrom).toBeNull();
});

test('nobody removes or chooses what is another’s', async () => {
  const { cards } = await list(other);
  const destination = cards[0]!.id;
  expect(endOf(await call(contract.removeDestination, { destination, ...FUND }, key()))).toBe('destinations.unknown');
  expect(endOf(await call(contract.setDefaultDestination, { destination }, key()))).toBe('destinations.unknown');
  expect(endOf(await call(contract.setDefaultDestination, { destination: '9'.repeat(19) }, key()))).toBe(
    'destinations.unknown',
  );
});

test('the default moves; removed it leaves to the oldest; one with an open withdrawal stays', async () => {
  const { cards, wallets } = await list(call);
  const chosen = wallets[0]!.id;
  expectOk(await call(contract.setDefaultDestination, { destination: chosen }, key()));
  expect((await list(call)).wallets[0]).toMatchObject({ id: chosen, isDefault: true });
  expect((await list(call)).cards[0]!.isDefault).toBe(false);

  inUse.add(BigInt(chosen));
  expect(endOf(await call(contract.removeDestination, { destination: chosen, ...FUND }, key()))).toBe(
    'destinations.in_use',
  );
  inUse.clear();
  const wrong = { destination: chosen, fundPassword: '000001' };
  expect(endOf(await call(contract.removeDestination, wrong, key()))).toBe('security.fund_password_wrong');
  expectOk(await call(contract.removeDestination, { destination: chosen, ...FUND }, key()));
  const left = await list(call);
  expect(left.wallets.map(({ id }) => id)).not.toContain(chosen);
  expect(left.cards[0]).toMatchObject({ id: cards[0]!.id, isDefault: true });
});

test('what was removed may be added again, and waits again', async () => {
  const { cards } = await list(other);
  expectOk(await other(contract.removeDestination, { destination: cards[0]!.id, ...FUND }, key()));
  expect(expectOk(await addCard(other, '50100123456789')).usableFrom).toBe(h.clock.now() + DAY_MS);
});

test('five cards at most', async () => {
  for (let index = 2; index <= 5; index += 1) expectOk(await addCard(other, `70001234567${index}`));
  expect(endOf(await addCard(other, '700012345699'))).toBe('destinations.too_many');
});

test.each([2, 8, 32])('the same card %i times at once is added once', async (count) => {
  const number = `8000${count}00000`;
  const answers = await Promise.all(Array.from({ length: count }, () => addCard(call, number)));
  expect(answers.map(endOf).toSorted()).toEqual(
    ['ok', ...Array.from({ length: count - 1 }, () => 'destinations.card_exists')].toSorted(),
  );
  const added = expectOk(answers.find((answer) => answer.kind === 'ok')!);
  expectOk(await call(contract.removeDestination, { destination: added.id, ...FUND }, key()));
});

test('a repeated call answers the same again, and the key keeps nothing of the fund password', async () => {
  const again = key();
  const first = expectOk(await call(contract.addCard, cardOf('900012345678'), again));
  expect(expectOk(await call(contract.addCard, cardOf('900012345678'), again))).toEqual(first);
  const changed = cardOf('900012345679');
  expect(endOf(await call(contract.addCard, changed, again))).toBe('request.idempotency_key_reused');
});

test('no number lies in the database in the clear', async () => {
  const { token, customerId } = await h.register('esha');
  const esha = h.as(token);
  names.set(BigInt(customerId), 'Esha Menon');
  const [number, again] = ['600011112222', key()];
  expectOk(await esha(contract.addCard, cardOf(number), again));
  expectOk(await esha(contract.addCard, cardOf(number), again));
  expectOk(await addWallet(esha, 'TRC20', TRON));
  const { rows: tables } = await h.t.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('destinations.destination');
  for (const { name } of tables) {
    const { rows } = await h.t.owner.query<{ line: string }>(`select row_to_json(t)::text as line from ${name} t`);
    const dump = rows.map(({ line }) => line).join('\n');
    // As text, and as the bytes a bytea would show.
    for (const plain of [number, TRON].flatMap((one) => [one, Buffer.from(one).toString('hex')]))
      expect(dump.includes(plain), `${plain} in ${name}`).toBe(false);
  }
  const plain = `insert into destinations.destination (customer_id, kind, number, network, is_default, added_at, usable_from)
    values ($1, 'wallet', $2, 'TRC20', false, 0, 0)`;
  await expect(h.t.db.query(plain, [BigInt(customerId), TRON])).rejects.toThrow(/permission denied/);
});

test('rows from before are sealed by a start, once, and are found and read like any other', async () => {
  const one = await h.register('farida');
  const two = await h.register('gita');
  const gone = await h.register('hema');
  await KEYS.destroy(BigInt(gone.customerId));
  const old = async (customerId: string, values: string) => {
    const { rows } = await h.t.owner.query<{ id: bigint }>(
      `insert into destinations.destination
         (customer_id, kind, number, network, holder, bank, branch, bank_code, ifsc, is_default, added_at, usable_from)
       values ($1, ${values}, false, 0, 0) returning id`,
      [BigInt(customerId)],
    );
    return rows[0]!.id.toString();
  };
  const cardRow = `'card', '123123123123', null, 'Farida Ali', 'HDFC Bank', 'Fort', 'HDFC', 'HDFC0001234'`;
  const card = await old(one.customerId, cardRow);
  const wallet = await old(one.customerId, `'wallet', '${ETHEREUM}', 'ERC20', null, null, null, null, null`);
  const lost = await old(gone.customerId, cardRow);

  await Promise.all([sealPlainNumbers(KEYS, h.t.db), sealPlainNumbers(KEYS, h.t.db)]);
  const sealedOnce = await rowOf(card);
  await sealPlainNumbers(KEYS, h.t.db);
  expect(await rowOf(card)).toEqual(sealedOnce);
  const plain = 'select count(*) from destinations.destination where number is not null';
  expect((await h.t.db.query<{ count: bigint }>(plain)).rows[0]!.count).toBe(0n);

  const farida = h.as(one.token);
  names.set(BigInt(one.customerId), 'Farida Ali').set(BigInt(two.customerId), 'Gita Das');
  const shown = await list(farida);
  expect([shown.cards[0]!.maskedNumber, shown.wallets[0]!.maskedAddress]).toEqual(['•••• 3123', '0x5a…eAed']);
  expect(expectOk(await farida(contract.getWalletAddress, { destination: wallet })).address).toBe(ETHEREUM);
  expect(endOf(await addCard(farida, '123123123123'))).toBe('destinations.card_exists');
  const same = expectOk(await addCard(h.as(two.token), '123123123123'));
  expect(await otherHolders(h.t.db, await rowOf(same.id))).toMatchObject([{ account: 'farida' }, { account: 'hema' }]);
  expect(await isReadable(KEYS, await rowOf(card))).toBe(true);
  expect(await isReadable(KEYS, await rowOf(lost))).toBe(false);
});

test('where money goes cannot be changed in its row, nor stand there twice', async () => {
  const { cards } = await list(call);
  const change = (set: string) =>
    h.t.owner.query(`update destinations.destination set ${set} where id = $1`, [BigInt(cards[0]!.id)]);
  await expect(change(`sealed = '\\x00'`)).rejects.toThrow(/stays/);
  await expect(change(`number = '1'`)).rejects.toThrow(/stays/);
  await h.t.owner.query('alter table destinations.destination disable trigger number_stays');
  await expect(change(`number = '1'`)).rejects.toThrow(/plain_or_sealed/);
  await h.t.owner.query('alter table destinations.destination enable trigger number_stays');
});

test('without the key the list shows what it showed, and the address is gone', async () => {
  const { token, customerId } = await h.register('indu');
  const indu = h.as(token);
  names.set(BigInt(customerId), 'Indu Nath');
  const { id: destination } = expectOk(await addWallet(indu, 'TRC20', TRON));
  const before = await list(indu);
  await KEYS.destroy(BigInt(customerId));
  expect(await list(indu)).toEqual(before);
  expect(endOf(await indu(contract.getWalletAddress, { destination }))).toBe('destinations.unreadable');
  expect(endOf(await addCard(indu, '700055556666'))).toBe('401');
});

test('the directory knows banks, not branches', async () => {
  const found = expectOk(await call(contract.findIfsc, { ifsc: 'sbin0001234' }));
  expect(found).toEqual({ bank: 'State Bank of India', branch: null, bankCode: 'SBIN' });
  expect(expectOk(await call(contract.findIfsc, { ifsc: 'ZZZZ0001234' }))).toEqual({
    bank: null,
    branch: null,
    bankCode: null,
  });
  expect(endOf(await call(contract.findIfsc, { ifsc: 'SBIN' }))).toBe('destinations.ifsc_invalid');
});

test('the customer is told of each that is added, removed or made the default, once, while the new one still waits', async () => {
  const { token, customerId } = await h.register('told.customer');
  const [told, again] = [h.as(token), key()];
  names.set(BigInt(customerId), 'Tara Sen');
  const stories = async () => expectOk(await told(listMessages, {})).rows.map(({ story }) => story);
  const card = expectOk(await told(contract.addCard, cardOf('700055556666'), again));
  expectOk(await told(contract.addCard, cardOf('700055556666'), again));
  const destination = 'HDFC Bank •••• 6666';
  const added = { key: 'security.destination_added', params: { destination, from: h.clock.now() + DAY_MS } };
  expect(await stories()).toEqual([added]);
  const wallet = expectOk(await addWallet(told, 'TRC20', TRON));
  expectOk(await told(contract.setDefaultDestination, { destination: wallet.id }, key()));
  expectOk(await told(contract.removeDestination, { destination: card.id, ...FUND }, key()));
  expect((await stories()).map((story) => story.key)).toEqual([
    'security.destination_removed',
    'security.destination_default',
    'security.destination_added',
    'security.destination_added',
  ]);
});
