/** Seats: one for each institution and each customer, asked for by who is verified, decided by staff. */
import { getUser, register } from '@bahi/contract/identity/calls.ts';
import { cancelSeat, getSeat, leaveSeat, requestSeat } from '@bahi/contract/institutions/calls.ts';
import {
  approveSeat,
  endInstitution,
  endSeat,
  getSeatCase,
  rejectSeat,
} from '@bahi/contract/institutions/staff-calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, registrationOf } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { key, verify } from '../testing-customer.ts';

let w: WholeApp;
let reviewer: string;
let risk: string;
beforeAll(async () => {
  w = await startWholeApp();
  reviewer = await w.signIn('identity_reviewer');
  risk = await w.signIn('risk');
});
afterAll(() => w.stop());

let number = 0;

async function institution(): Promise<string> {
  number += 1;
  const code = `SABHA-${number}`;
  await w.t.owner.query(`insert into identity.institution (code, name, created_at) values ($1, 'Sabha', now())`, [
    code,
  ]);
  return code;
}

let people = 0;
let verified = 0;
async function member(code: string, isVerified = true) {
  people += 1;
  const input = { ...registrationOf(`member.${people}`), code };
  const { token, customerId } = expectOk(await w.as()(register, input, key()));
  if (isVerified) {
    verified += 1;
    await verify(w, { token, customerId, number: verified });
  }
  return { call: w.as(token), token, customerId };
}

const POSITION = { position: 'Treasurer' };
type Member = Awaited<ReturnType<typeof member>>;
const ask = ({ call }: Member) => call(requestSeat, POSITION, key());
const own = async ({ call }: Member) => expectOk(await call(getSeat, {}));
const asked = async (by: Member) => expectOk(await ask(by)).seat!.id;
async function approve(seat: string, token = reviewer) {
  expectOk(await w.staff(token)(claimCase, { queue: 'seats', case: seat }, key()));
  return w.staff(token)(approveSeat, { case: seat }, key());
}

test('a position of characters that nobody sees is none', async () => {
  const { call } = await member(await institution(), false);
  for (const position of ['\u200B\u200B', '\u3164\u3164', '\u2800\u2800'])
    expect(endOf(await call(requestSeat, { position }, key()))).toBe('request.invalid');
});

test('a member asks for the seat, staff approve it, and then neither this account nor another of the institution can ask', async () => {
  const code = await institution();
  const [asha, birju] = [await member(code), await member(code)];
  expect(await own(asha)).toEqual({
    seat: null,
    institution: { en: 'Sabha', tw: 'Sabha', ko: 'Sabha' },
    isTaken: false,
  });
  const seat = await asked(asha);
  expect(endOf(await ask(asha))).toBe('institutions.seat_pending');
  expect(endOf(await ask(birju))).toBe('institutions.seat_asked_for');
  expect(expectOk(await w.staff(reviewer)(getSeatCase, { case: seat }))).toMatchObject({
    seat: { position: 'Treasurer', state: 'pending' },
    institution: { code, customers: 2 },
    registeredWith: code,
  });
  expect(endOf(await w.staff(reviewer)(approveSeat, { case: seat }, key()))).toBe('staff.not_claimed');
  expect(endOf(await approve(seat))).toBe('ok');
  expect(await own(asha)).toMatchObject({ seat: { state: 'approved' }, isTaken: false });
  expect(await own(birju)).toMatchObject({ seat: null, isTaken: true });
  const refused = await ask(asha);
  expect(endOf(refused)).toBe('institutions.seat_own');
  expect(refused).toMatchObject({ message: 'You already have a seat account.' });
  expect(endOf(await ask(birju))).toBe('institutions.seat_taken');
  const { rows } = expectOk(await asha.call(listMessages, {}));
  expect(rows[0]).toMatchObject({ story: { key: 'institutions.seat_approved' }, about: { type: 'seat', id: seat } });
});

test('of two who ask for one seat at once one has asked, and of one who asks twice too', async () => {
  const code = await institution();
  const [asha, birju] = [await member(code), await member(code)];
  const ends = (await Promise.all([ask(asha), ask(birju), ask(asha), ask(birju)])).map(endOf);
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  expect(ends.filter((end) => /^institutions\.seat_(pending|asked_for)$/.test(end))).toHaveLength(3);
});

test('of a cancellation and an approval at once one counts; a request that was taken back or declined leaves the seat to others', async () => {
  const code = await institution();
  const [asha, birju] = [await member(code), await member(code)];
  const first = await asked(asha);
  expectOk(await w.staff(reviewer)(claimCase, { queue: 'seats', case: first }, key()));
  const [back, approved] = await Promise.all([
    asha.call(cancelSeat, { seat: first }, key()),
    w.staff(reviewer)(approveSeat, { case: first }, key()),
  ]);
  const ends = [endOf(back), endOf(approved)].toSorted();
  expect([
    ['ok', 'staff.case_decided'],
    ['institutions.seat_decided', 'ok'],
  ]).toContainEqual(ends);

  const other = await institution();
  const [chitra, dev] = [await member(other), await member(other)];
  const second = await asked(chitra);
  expectOk(await chitra.call(cancelSeat, { seat: second }, key()));
  expect(endOf(await chitra.call(cancelSeat, { seat: second }, key()))).toBe('institutions.seat_decided');
  expect(endOf(await birju.call(cancelSeat, { seat: second }, key()))).toBe('institutions.seat_unknown');
  const third = await asked(dev);
  expectOk(await w.staff(risk)(claimCase, { queue: 'seats', case: third }, key()));
  const reject = { case: third, reason: 'not_authorised', note: 'Send a letter of the board.' } as const;
  expectOk(await w.staff(risk)(rejectSeat, reject, key()));
  expect((await own(dev)).seat).toMatchObject({
    state: 'rejected',
    reason: 'not_authorised',
    note: 'Send a letter of the board.',
  });
  expect(endOf(await ask(chitra))).toBe('ok');
});

test('a seat that its holder gives up, or staff end with why, is free for another; its history stays', async () => {
  const code = await institution();
  const [asha, birju] = [await member(code), await member(code)];
  const leave = async (by: Member, seat: string) => endOf(await by.call(leaveSeat, { seat }, key()));
  const end = async (seat: string, token = reviewer) =>
    endOf(await w.staff(token)(endSeat, { case: seat, note: 'Left the firm.' }, key()));
  const first = await asked(asha);
  expect(await leave(asha, first)).toBe('institutions.seat_unknown');
  expect(await end(first)).toBe('staff.not_approved');
  expectOk(await approve(first));
  expect(await leave(birju, first)).toBe('institutions.seat_unknown');
  expect((await Promise.all([leave(asha, first), leave(asha, first)])).toSorted()).toEqual([
    'institutions.seat_unknown',
    'ok',
  ]);
  expect(await own(asha)).toMatchObject({ seat: { state: 'ended', note: null }, isTaken: false });
  expect(await end(first)).toBe('staff.case_decided');

  const second = await asked(birju);
  expectOk(await approve(second));
  const ends = await Promise.all([end(second), end(second, risk), leave(birju, second)]);
  expect(ends.filter((each) => each === 'ok')).toHaveLength(1);
  const third = await asked(asha);
  expectOk(await approve(third));
  expect(await end(third, risk)).toBe('ok');
  expect(await own(asha)).toMatchObject({ seat: { state: 'ended', note: 'Left the firm.' }, isTaken: false });
  const told = expectOk(await asha.call(listMessages, {})).rows.map(({ story }) => story.key);
  expect(told[0]).toBe('institutions.seat_ended');
  const { earlier } = expectOk(await w.staff(reviewer)(getSeatCase, { case: third }));
  expect(earlier.map(({ state }) => state)).toEqual(['ended', 'ended']);
  await expect(
    w.t.owner.query(`update institutions.seat set status = 'approved', ended_at = null where id = $1`, [BigInt(first)]),
  ).rejects.toThrow('is decided');
});

test('nobody asks without a verified identity or an institution, and nothing is approved for one that ended', async () => {
  const code = await institution();
  const unverified = await member(code, false);
  expect(endOf(await ask(unverified))).toBe('verification.required');
  const { invitationCode } = expectOk(await unverified.call(getUser, {}));
  const asha = await member(code);
  const seat = await asked(asha);
  const { rows } = await w.t.db.query<{ id: bigint }>('select id from identity.institution where code = $1', [code]);
  const end = { institution: rows[0]!.id.toString(), reason: 'closed its doors' };
  expectOk(await w.staff(risk)(endInstitution, end, key()));
  expect(endOf(await approve(seat))).toBe('institutions.ended');
  const later = await member(invitationCode!);
  expect(endOf(await ask(later))).toBe('institutions.seat_of_none');
});
