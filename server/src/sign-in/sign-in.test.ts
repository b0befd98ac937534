import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/sign-in/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { freezeOwn } from '../restrictions/service.ts';
import { createRace, several } from '../testing-races.ts';
import { SIGN_IN_INVARIANTS } from './audit.ts';
import { registerSignInRoutes } from './routes.ts';

const seed = testSeed(import.meta.filename);
let h: Harness;
beforeAll(async () => {
  h = await startHarness({
    addRoutes: (server, { db }) => registerSignInRoutes(server, { db, calendar: practiceCalendar }),
  });
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const signIn = (call: Call, of = key()) => call(contract.signInToday, {}, of);
const state = async (call: Call) => expectOk(await call(contract.getSignIn, {}));
const audit = async () =>
  (await h.t.db.transaction((tx) => auditWhole(tx, SIGN_IN_INVARIANTS))).breaks.map(({ invariant }) => invariant);

let count = 0;
async function customer(): Promise<{ id: bigint; call: Call }> {
  const { token, customerId } = await h.register(`signer${(count += 1)}`);
  return { id: BigInt(customerId), call: h.as(token) };
}

test('a customer signs in once a calendar day in India, and is told when the next one begins', async () => {
  const { call } = await customer();
  expect(await state(call)).toMatchObject({ day: '2026-11-21', isSignedIn: false, counted: 0 });
  const first = key();
  expect(expectOk(await signIn(call, first))).toMatchObject({ isSignedIn: true, counted: 1, days: 30 });
  expect(endOf(await signIn(call, first))).toBe('ok');
  expect(await signIn(call)).toMatchObject({
    refusal: { code: 'sign_in.already', params: { next: Date.UTC(2026, 10, 21, 18, 30) } },
  });
  // Eleven at night in India is still the same day, midnight is the next one, whatever the business date is.
  await h.clock.advance(11 * HOUR_MS + 59 * MINUTE_MS);
  expect(endOf(await signIn(call))).toBe('sign_in.already');
  await h.clock.advance(MINUTE_MS);
  expect(expectOk(await signIn(call))).toMatchObject({ day: '2026-11-22', counted: 2 });
});

test('of thirty-one days twenty count at most, and what is older than thirty days no longer', async () => {
  const { call } = await customer();
  let last = 0;
  for (let day = 0; day < 25; day += 1) {
    last = expectOk(await signIn(call)).counted;
    await h.clock.advance(DAY_MS);
  }
  expect(last).toBe(20);
  // Forty days after the first sign-in the thirty days begin with the twelfth.
  await h.clock.advance(15 * DAY_MS);
  expect(await state(call)).toMatchObject({ isSignedIn: false, counted: 14 });
});

test(`of many who sign in at once for one customer one does (seed ${seed})`, async () => {
  const { call } = await customer();
  const ends = await createRace(seed)(Array.from({ length: 16 }, () => () => signIn(call)));
  expect(ends.toSorted()).toEqual(['ok', ...several('sign_in.already', 15)]);
  expect((await state(call)).counted).toBe(1);
});

test('a frozen customer does not sign in', async () => {
  const { id, call } = await customer();
  await h.t.db.transaction((tx) => freezeOwn(tx, id, h.clock.now()));
  expect(endOf(await signIn(call))).toBe('identity.frozen');
  expect((await state(call)).isSignedIn).toBe(false);
});

test('the auditor finds a second sign-in of a day, and one of another day than its moment', async () => {
  expect(await audit()).toEqual([]);
  const { id, call } = await customer();
  expectOk(await signIn(call));
  const broken = async (change: string) => {
    await h.t.owner.query(change);
    const found = await audit();
    await h.t.owner.query('delete from sign_in.day where customer_id = $1 and day <> $2', [
      id,
      (await state(call)).day,
    ]);
    return found;
  };
  await h.t.owner.query('alter table sign_in.day drop constraint day_is_of_its_moment');
  const yesterday = `insert into sign_in.day (customer_id, at, day) select customer_id, at, day - 1 from sign_in.day where customer_id = ${id}`;
  expect(await broken(yesterday)).toEqual(['sign_in_is_once_a_day']);
  await h.t.owner.query('alter table sign_in.day drop constraint day_pkey');
  await h.t.owner.query(`insert into sign_in.day select * from sign_in.day where customer_id = ${id}`);
  expect(await audit()).toContain('sign_in_is_once_a_day');
});
