/** The configuration over HTTP: two people, the notice, the moment itself, going back, and what customers are told. */
import { getConfigHistory, listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { PRACTICE_CHANNELS } from '../deposits/channels.ts';
import { endOf, expectOk, NOON } from '../identity/testing.ts';
import { virtualClock } from '../platform/clock.ts';
import { isSameSecret } from '../platform/kept-secret.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { openConfiguration } from './service.ts';
import { configuredHouse, key, log } from './testing-configured.ts';

const house = configuredHouse();
const { as, ask, agree, inHours, config, announced, moveTo } = house;

test('a moment beyond all calendars is refused as one', async () => {
  for (const from of [2 ** 53 - 1, 8.64e15 + 60_000, -1])
    expect(endOf(await ask('depositMinimum', { value: '6000.00', from }))).toBe('request.invalid');
});

test('a limit changes for everybody at its moment, not a millisecond before, and customers see it a day before', async () => {
  const from = await agree('minimumOpeningAmount', { value: '2500.00' });
  expect(await announced()).toEqual([
    { key: 'minimumOpeningAmount', value: '1000.00', coming: '2500.00', from, announcedAt: expect.any(Number) },
  ]);
  expect(house.configuration.parametersAt(from - 1).minimumOpeningAmount).toBe(1_000_00n);
  expect(house.configuration.parametersAt(from).minimumOpeningAmount).toBe(2_500_00n);
  expect(house.configuration.parametersAt(from - 1).minimumOpeningAmount).toBe(1_000_00n);
  await house.h.clock.advance(from - 1 - house.h.clock.now());
  expect(await config()).toMatchObject({ minimum_opening_amount: '1000.00' });
  await house.h.clock.advance(1);
  expect(await config()).toMatchObject({ minimum_opening_amount: '2500.00' });
  expect(await announced()).toEqual([]);
  await moveTo(from + MINUTE_MS);
});

test('going back is a proposal of the earlier value, and every version stays', async () => {
  await moveTo(await agree('minimumOpeningAmount', { value: '1000.00' }));
  const { rows } = expectOk(await as('auditor')(getConfigHistory, { key: 'minimumOpeningAmount' }));
  expect(rows.map(({ number, value, state, maker, checker }) => [number, value, state, maker, checker])).toEqual([
    [2, '1000.00', 'in_force', 'risk', 'admin'],
    [1, '2500.00', 'past', 'risk', 'admin'],
    [0, '1000.00', 'past', null, null],
  ]);
});

test('what customers go by waits for the notice, counted from the approval too', async () => {
  expect(endOf(await ask('withdrawalMaximum', { value: '50000.00', from: inHours(23.9) }))).toBe(
    'staff.effective_too_soon',
  );
  const from = inHours(24.02);
  const change = expectOk(await ask('withdrawalMaximum', { value: '50000.00', from }));
  await house.h.clock.advance(10 * MINUTE_MS);
  expect(endOf(await as('funds_checker')(approveChange, { change: change.id }, key()))).toBe(
    'staff.effective_too_soon',
  );
  // The refused approval decided nothing.
  expectOk(await as('risk')(rejectChange, { change: change.id, reason: 'too late now' }, key()));
});

test('a threshold that only staff go by takes effect at the next minute', async () => {
  const from = inHours(0.02);
  await agree('depositTwoPersonFrom', { value: '200000.00', from }, 'funds_checker');
  expect(await announced()).toEqual([]);
  expect(house.configuration.parametersAt(from - 1).depositTwoPersonFrom).toBe(5_00_000_00n);
  expect(house.configuration.parametersAt(from).depositTwoPersonFrom).toBe(2_00_000_00n);
});

test('a change can be called off before it comes, without a day of the new value', async () => {
  const from = await agree('exchangeSpreadBps', { value: 80 }, 'funds_checker');
  await house.h.clock.advance(from - HOUR_MS / 3 - house.h.clock.now());
  await house.signIn();
  await agree('exchangeSpreadBps', { value: 50, from }, 'funds_checker');
  expect(house.configuration.parametersAt(from).exchangeSpreadBps).toBe(50);
  expect(await announced()).toEqual([]);
  const { rows } = expectOk(await as('risk')(getConfigHistory, { key: 'exchangeSpreadBps' }));
  expect(rows.map(({ state }) => state)).toEqual(['coming', 'replaced', 'in_force']);
});

test.each([
  ['exchangeSpreadBps', '50'],
  ['exchangeSpreadBps', -1],
  ['exchangeSpreadBps', 1.5],
  ['withdrawalMinimum', '-5'],
  ['withdrawalMinimum', 100],
  ['withdrawalMinimum', '20000000.00'],
  ['withdrawalFee', '100.00'],
  ['depositMinimum', '6000000.00'],
  ['marginCloseOutPercent', 50],
  ['dividendApplyDays', 0],
  ['dividendApplyDays', 61],
  ['tradingLockDays', 366],
  ['tradingLockMinutes', 1441],
  ['tradingLockMinutes', -1],
  ['leverageLevels', [1, 3, 2]],
  ['leverageLevels', [2, 3]],
  ['leverageLevels', []],
  ['depositWindow', { from: 600, until: 600 }],
  ['depositWindow', { from: 0, until: 1441 }],
  ['isMarginDefault', 'yes'],
  ['ordersPerSecondMaximum', 0],
  ['practiceGrant', null],
  ['minimumOpeningAmount', { $gt: 0 }],
] as const)('%s cannot become %j', async (name, value) => {
  const by = name === 'practiceGrant' ? 'products' : 'risk';
  expect(endOf(await ask(name, { value, by }))).toBe('staff.value_invalid');
});

test('two values that fit alone and not together: the second of two approvals is refused', async () => {
  const warning = expectOk(await ask('marginWarningPercent', { value: 40, from: inHours(30), by: 'products' }));
  const closeOut = expectOk(await ask('marginCloseOutPercent', { value: 45, from: inHours(26), by: 'products' }));
  expectOk(await as('risk')(approveChange, { change: warning.id }, key()));
  expect(endOf(await as('risk')(approveChange, { change: closeOut.id }, key()))).toBe('staff.value_invalid');
  expectOk(await as('products')(rejectChange, { change: closeOut.id, reason: 'does not fit' }, key()));
});

test('each group of keys has its own people, and nobody approves the own proposal', async () => {
  expect(endOf(await ask('depositChannels', { value: [], by: 'admin' }))).toBe('staff.role_missing');
  expect(endOf(await ask('leverageLevels', { value: [1, 2], by: 'funds_maker' }))).toBe('staff.role_missing');
  const { id: change } = expectOk(await ask('leverageLevels', { value: [1, 2, 4] }));
  expect(endOf(await as('risk')(approveChange, { change }, key()))).toBe('staff.same_person');
  expect(endOf(await as('funds_checker')(approveChange, { change }, key()))).toBe('staff.role_missing');
  expect(endOf(await ask('leverageLevels', { value: [1, 5], by: 'products' }))).toBe('staff.already_proposed');
  const shown = expectOk(await as('support')(listConfig, {})).keys.find((row) => row.key === 'leverageLevels')!;
  expect(shown).toMatchObject({
    inForce: { number: 0, value: [1, 2, 3, 5, 10] },
    proposed: { id: change },
    coming: [],
  });
  expectOk(await as('admin')(approveChange, { change }, key()));
  const after = expectOk(await as('support')(listConfig, {})).keys.find((row) => row.key === 'leverageLevels')!;
  expect(after).toMatchObject({ proposed: null, coming: [{ value: [1, 2, 4], state: 'coming' }], versions: 1 });
});

const DESK = {
  id: 'desk',
  kind: 'bank' as const,
  name: 'Branch desk',
  payee: [
    { label: 'holder' as const, value: 'Bahi Practice Clients' },
    { label: 'account' as const, value: '000000000777' },
  ],
  checkLink: null,
  isPractice: true,
  hasPassword: true,
  password: 'sarson',
};
const PRACTICE = PRACTICE_CHANNELS.map(({ password, ...channel }) => ({ ...channel, hasPassword: password !== null }));

test('a payee is set by the two of funds, told to customers without its password, and taken away without a wait', async () => {
  const given = { value: [...PRACTICE, DESK], by: 'funds_maker' as const };
  const from = await agree('depositChannels', given, 'funds_checker');
  const [told] = (await announced()).filter((change) => change.key === 'depositChannels');
  expect(told).toMatchObject({ value: [{ id: 'practice-bank' }, { id: 'practice-upi' }], from });
  expect(JSON.stringify(told)).not.toMatch(/sarson|kept:/);
  expect(house.configuration.channelsAt(from - 1).map(({ id }) => id)).toEqual(['practice-bank', 'practice-upi']);
  const added = house.configuration.channelsAt(from).find(({ id }) => id === 'desk')!;
  expect(await isSameSecret(added.password!, 'sarson')).toBe(true);
  expect(await isSameSecret(added.password!, 'mustard')).toBe(false);
  await moveTo(from);

  const { inForce } = expectOk(await as('auditor')(listConfig, {})).keys.find((row) => row.key === 'depositChannels')!;
  expect(JSON.stringify(inForce)).not.toMatch(/sarson|kept:/);
  const changes = expectOk(await as('auditor')(listChanges, { kind: 'config' }));
  expect(JSON.stringify(changes)).not.toMatch(/sarson|kept:/);
  // As it was read, so it is given back: the password stays, and one payee goes at the next minute.
  const left = (inForce.value as (typeof DESK)[]).filter(({ id }) => id !== 'practice-upi');
  const soon = inHours(0.02);
  await agree('depositChannels', { value: left, from: soon, by: 'funds_maker' }, 'funds_checker');
  expect(house.configuration.channelsAt(soon).map(({ id }) => id)).toEqual(['practice-bank', 'desk']);
  expect(await isSameSecret(house.configuration.channelsAt(soon)[1]!.password!, 'sarson')).toBe(true);
});

test.each([
  ['two with one id', [DESK, DESK]],
  ['one that is no rehearsal in a practice system', [{ ...DESK, isPractice: false }]],
  ['a payee named twice', [{ ...DESK, payee: [DESK.payee[0], DESK.payee[0]] }]],
  ['no payee', [{ ...DESK, payee: [] }]],
  ['a password to keep where there is none', [{ ...DESK, id: 'other', password: undefined }]],
  ['a link that is none', [{ ...DESK, checkLink: 'javascript:alert(1)' }]],
])('channels with %s are refused', async (_name, value) => {
  expect(endOf(await ask('depositChannels', { value, by: 'funds_maker' }))).toBe('staff.value_invalid');
});

test('the app is told whether the practice reviewer decides', async () => {
  expect(await config()).toMatchObject({ practice_reviewer: 'on' });
  await moveTo(await agree('isPracticeReviewerOn', { value: false, from: inHours(1), by: 'content' }));
  expect(await config()).toMatchObject({ practice_reviewer: 'off' });
});

test('support lines are configured like everything else', async () => {
  const numbers = [{ label: 'Help desk', number: '+91 80 5550 0100' }];
  const from = await agree('supportNumbers', { value: numbers, by: 'content' });
  await moveTo(from);
  expect(JSON.parse((await config())['support_numbers']!)).toEqual(numbers);
});

test('another process of the same house hears of a version at its commit', async () => {
  const other = await house.open();
  const change = expectOk(await ask('tradingUnlockMinutes', { value: 20 }));
  expectOk(await as('admin')(approveChange, { change: change.id }, key()));
  await expect
    .poll(() => other.announced(house.h.clock.now()).changes.map((one) => one.key))
    .toContain('tradingUnlockMinutes');
  expect(other.parametersAt(change.effectiveFrom! - 1).tradingUnlockMinutes).toBe(15);
  expect(other.parametersAt(change.effectiveFrom!).tradingUnlockMinutes).toBe(20);
  await other.stop();
});

test.each([2, 8, 32])('%i approvals and rejections of one value at once: one effect', async (ways) => {
  const value = 10 + ways;
  const { id: change } = expectOk(await ask('exchangeQuoteSeconds', { value, by: 'funds_maker' }));
  const ends = await Promise.all(
    Array.from({ length: ways }, (_, index) =>
      index % 2 === 0
        ? as(index % 4 === 0 ? 'risk' : 'funds_checker')(approveChange, { change }, key())
        : as('risk')(rejectChange, { change, reason: 'not this one' }, key()),
    ),
  );
  expect(ends.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
  expect(ends.map(endOf).filter((end) => end === 'staff.change_decided')).toHaveLength(ways - 1);
  const { rows } = expectOk(await as('risk')(getConfigHistory, { key: 'exchangeQuoteSeconds', pageSize: 100 }));
  const isApproved = ends.some((end, index) => endOf(end) === 'ok' && index % 2 === 0);
  expect(rows.filter((row) => row.value === value)).toHaveLength(isApproved ? 1 : 0);
});

test('the tables refuse what no two people agreed on, an edit, and a moment that is past', async () => {
  const insert = (value: string, change: string, from = NOON * 2) =>
    house.h.t.db.query(
      `insert into configuration.version (key, number, value, effective_from, approved_at, change_id, maker, checker, reason)
       select 'withdrawalFee', 1, $1, $2, $3, id, 'a', 'b', 'because' from staff.change where id = $4`,
      [value, Math.floor(from / MINUTE_MS) * MINUTE_MS, NOON, change],
    );
  const { id } = expectOk(await ask('withdrawalFee', { value: '5.00' }));
  await expect(insert('"5.00"', id)).rejects.toThrow(/no two people/);
  expectOk(await as('funds_checker')(approveChange, { change: id }, key()));
  await expect(insert('"6.00"', id)).rejects.toThrow(/no two people/);
  await expect(insert('"5.00"', id, NOON - MINUTE_MS)).rejects.toThrow(/without a gap|not_backdated/);
  for (const text of ['update configuration.version set number = 9', 'delete from configuration.version'])
    await expect(house.h.t.owner.query(text)).rejects.toThrow(/append-only/);
});

test('without a version everything is as core has it', async () => {
  const empty: TestDatabase = await testDatabase();
  const clock = virtualClock(NOON);
  const fresh = await openConfiguration({ db: empty.db, clock, calendar: practiceCalendar, log, channels: [] });
  expect(fresh.parametersAt(NOON)).toEqual(defaultsOf(practiceCalendar)(NOON));
  expect(fresh.announced(NOON)).toEqual({ noticeHours: 24, changes: [] });
  await fresh.stop();
  await empty.drop();
});
