/** From not verified to verified, over HTTP and the services staff use: fields, reasons, resubmission, duplicates, secrets, races. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import * as contract from '@bahi/contract/verification/calls.ts';
import { normaliseAadhaar } from '@bahi/core/identity-numbers.ts';
import { parametersOn } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import type { Tx } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { restrict } from '../restrictions/testing.ts';
import { registerUploadsRoutes } from '../uploads/routes.ts';
import { photo, testUploads, type TestUploads } from '../uploads/testing.ts';
import { registerVerificationRoutes } from './routes.ts';
import type { Reviewer } from './decisions.ts';
import { approveIdentity, identityCase, rejectIdentity, revealNumbers, verifiedName } from './service.ts';

type Input = InputOf<typeof contract.submitVerification>;

let h: Harness;
let uploads: TestUploads;
let picture: Buffer;
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock }) {
      uploads = testUploads(db, clock);
      const { keys } = uploads;
      registerUploadsRoutes(server, uploads);
      registerMessagesRoutes(server, { db });
      registerVerificationRoutes(server, { db, keys, parametersAt: () => parametersOn('2026-11-21') });
    },
  });
  picture = await photo(300, 300);
});
afterAll(async () => {
  await h.stop();
  uploads.remove();
});

const asha: Reviewer = { id: 501n, name: 'Asha', customerId: null };
const birju: Reviewer = { id: 502n, name: 'Birju', customerId: null };

let count = 0;
async function customer() {
  const index = ++count;
  const account = `customer${index}`;
  const { token } = await h.register(account);
  const { customerId } = expectOk(await h.as(token)(getUser, {}));
  const upload = async (purpose: string): Promise<string> => {
    const answer = await h.server.inject({
      method: 'POST',
      url: `/api/vue/upload/file?purpose=${purpose}`,
      headers: { token, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
      body: picture,
    });
    return answer.json<{ data: { upload: string } }>().data.upload;
  };
  const submit = (input: Input, key = randomUUID()) =>
    h.as(token)(contract.submitVerification, input, { idempotencyKey: key });
  const whole = async (changes: Partial<Input> = {}): Promise<Input> => ({
    name: 'Asha Devi Rao',
    idType: 'aadhaar',
    ...splitAadhaar(aadhaarNumber(index)),
    pan: panNumber(index),
    front: await upload('id_front'),
    back: await upload('id_back'),
    ...changes,
  });
  return {
    id: BigInt(customerId),
    as: h.as(token),
    upload,
    submit,
    whole,
    view: async () => expectOk(await h.as(token)(contract.getVerification, {})),
    openCase: async () => {
      const { rows } = await h.t.db.query<{ id: bigint }>(
        'select id from verification.submission where customer_id = $1 order by id desc limit 1',
        [customerId],
      );
      return rows[0]!.id;
    },
  };
}

const splitAadhaar = (number: string) => ({ idFirst: number.slice(0, 6), idRest: number.slice(6) });
const panNumber = (index: number) => `ABCPE${String(1000 + index)}F`;

/** One for each customer: the check digit is searched for. */
function aadhaarNumber(index: number): string {
  const head = String(20_000_000_000 + index * 7_919);
  for (const digit of '0123456789') if (normaliseAadhaar(head + digit) !== null) return head + digit;
  throw new Error('no check digit');
}

const deps = () => ({ keys: uploads.keys });
const inTx = <T>(fn: (tx: Tx) => Promise<T>) => h.t.db.transaction(fn);
const endOfTx = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error)),
  );
const approve = (id: bigint, staff = asha) =>
  inTx((tx) => approveIdentity(deps(), tx, { id, staff, now: h.clock.now() }));
const reject = (id: bigint, fields: Parameters<typeof rejectIdentity>[1]['fields'], staff = asha) =>
  inTx((tx) => rejectIdentity(tx, { id, staff, fields, now: h.clock.now() }));
const caseSeen = (id: bigint, staff: Reviewer) =>
  inTx((tx) => identityCase(deps(), tx, { id, staff, now: h.clock.now(), withheld: null }));
/** By both people, where two are needed. */
async function approveFully(id: bigint): Promise<void> {
  if ((await approve(id)).needsSecond) await approve(id, birju);
}

test('nobody has begun; then it is under review with everything masked; approved it is verified, and told', async () => {
  const { id, view, submit, whole, openCase, as } = await customer();
  expect((await view()).fields.every(({ state }) => state === 'missing')).toBe(true);
  expect(await inTx((tx) => verifiedName(uploads.keys, tx, id))).toBeNull();
  const sent = expectOk(await submit(await whole({ name: '  Asha  Devi Rao ' })));
  expect(sent).toMatchObject({ state: 'under_review', idType: 'aadhaar', promiseMinutes: 30, decidedAt: null });
  expect(sent.fields.map(({ shown }) => shown)).toEqual([
    'Asha R•••',
    expect.stringMatching(/^•••• •••• \d{4}$/),
    expect.stringMatching(/^ABCPE••••F$/),
    null,
    null,
  ]);
  expect(expectOk(await as(getUser, {})).identity).toBe('under_review');
  await approveFully(await openCase());
  expect(await view()).toMatchObject({ state: 'verified', decidedAt: h.clock.now() });
  expect(expectOk(await as(getUser, {})).identity).toBe('verified');
  expect(await inTx((tx) => verifiedName(uploads.keys, tx, id))).toBe('Asha Devi Rao');
  const { rows } = expectOk(await as(listMessages, { page: 1, pageSize: 10 }));
  expect(rows.map(({ story }) => story.key)).toEqual(['verification.approved']);
  expect(endOf(await submit(await whole()))).toBe('verification.verified');
});

test.each<[string, Partial<Input>, string]>([
  ['no name', { name: undefined }, 'verification.field_missing'],
  ['no ID number', { idFirst: undefined, idRest: undefined }, 'verification.field_missing'],
  ['no front photo', { front: undefined }, 'verification.field_missing'],
  ['no back photo', { back: undefined }, 'verification.field_missing'],
  ['a name of digits', { name: 'R2D2' }, 'verification.name_invalid'],
  ['markup in a name', { name: '<b>Asha</b>' }, 'verification.name_invalid'],
  ['a wrong check digit', { idFirst: '234123', idRest: '412347' }, 'verification.aadhaar_invalid'],
  ['an Aadhaar in the wrong script', { idFirst: '२३४१२३', idRest: '४१२३४६' }, 'verification.aadhaar_invalid'],
  ['a company’s PAN', { pan: 'ABCCE1234F' }, 'verification.pan_invalid'],
  ['two PANs of one person', { idType: 'pan', idFirst: 'ABCPE1', idRest: '234F' }, 'verification.pan_invalid'],
  ['an upload that is not there', { front: '9223372036854775807' }, 'uploads.unknown'],
])('%s is refused', async (_name, changes, code) => {
  const { submit, whole, view } = await customer();
  expect(endOf(await submit({ ...(await whole()), ...changes }))).toBe(code);
  expect((await view()).state).toBe('not_verified');
});

test('the front’s photo does not serve as the back, and nobody uses another customer’s', async () => {
  const [one, two] = [await customer(), await customer()];
  const input = await one.whole();
  expect(endOf(await one.submit({ ...input, back: await one.upload('id_front') }))).toBe('uploads.unknown');
  expect(endOf(await two.submit({ ...(await two.whole()), front: input.front! }))).toBe('uploads.unknown');
});

test('a number pasted whole into the first box is that number', async () => {
  const { submit, whole } = await customer();
  const { idRest, ...input } = await whole();
  const number = `${input.idFirst}${idRest}`;
  const sent = expectOk(await submit({ ...input, idFirst: number }));
  expect(sent.fields[1]!.shown).toBe(`•••• •••• ${number.slice(-4)}`);
});

test('after a rejection only the failed fields are asked for; what was accepted stays', async () => {
  const { view, submit, whole, openCase, upload, as } = await customer();
  expectOk(await submit(await whole()));
  const first = await openCase();
  await reject(first, [
    { field: 'back', reason: 'blurred' },
    { field: 'pan', reason: 'number_differs' },
  ]);
  const failed = await view();
  expect(failed.state).toBe('failed');
  expect(failed.fields.map(({ field, state, reason }) => [field, state, reason])).toEqual([
    ['name', 'accepted', null],
    ['id_number', 'accepted', null],
    ['pan', 'failed', 'number_differs'],
    ['front', 'accepted', null],
    ['back', 'failed', 'blurred'],
  ]);
  expect(expectOk(await as(listMessages, { page: 1, pageSize: 10 })).rows[0]!.story).toEqual({
    key: 'verification.rejected',
    params: { fields: 2 },
  });
  expect(endOf(await submit({ pan: 'ABCPE7777F' }))).toBe('verification.field_missing');
  // Another name is not taken along.
  const again = expectOk(await submit({ name: 'Somebody Else', pan: 'ABCPE7777F', back: await upload('id_back') }));
  expect(again.fields.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'given', 'accepted', 'given']);
  const second = await openCase();
  const shown = await caseSeen(second, asha);
  expect(shown).toMatchObject({ attempt: 2, entered: [{ value: 'Asha Devi Rao', state: 'accepted' }, {}, {}, {}, {}] });
  expect(shown.earlier).toMatchObject([{ outcome: 'rejected', by: 'Asha' }]);
  await approveFully(second);
  expect((await view()).state).toBe('verified');
});

test('a frozen account sends nothing, and reads where it stands', async () => {
  const { id, view, submit, whole } = await customer();
  const input = await whole();
  // A freeze under way is waited for.
  const sent = await inTx(async (tx) => {
    await restrict(tx, { customerId: id, kind: 'frozen', now: h.clock.now() });
    return [submit(input), await untilWaiting(h.t.owner)] as const;
  });
  expect(endOf(await sent[0])).toBe('identity.frozen');
  expect((await view()).state).toBe('not_verified');
});

test('of a PAN card the number is the PAN: staff mark one of the two, and both are entered anew', async () => {
  const { as, view, submit, whole, openCase } = await customer();
  const sent = await whole({ idType: 'pan', idFirst: 'QQQPQ1', idRest: '234Q', pan: 'QQQPQ1234Q' });
  expectOk(await submit(sent));
  await reject(await openCase(), [{ field: 'id_number', reason: 'number_differs' }]);
  const failed = (await view()).fields.filter(({ state }) => state === 'failed');
  expect(failed.map(({ field, reason }) => [field, reason])).toEqual([
    ['id_number', 'number_differs'],
    ['pan', 'number_differs'],
  ]);
  expect(expectOk(await as(listMessages, { page: 1, pageSize: 10 })).rows[0]!.story.params).toEqual({ fields: 1 });
  const corrected = { idType: 'pan', idFirst: 'QQQPQ1', idRest: '235Q', pan: 'QQQPQ1235Q' } as const;
  expect(expectOk(await submit(corrected)).state).toBe('under_review');
});

test('a number belongs to one customer, also of two who send it at once, and is free again when it was refused', async () => {
  const [one, two] = [await customer(), await customer()];
  const number = { idFirst: '499118', idRest: '665246' };
  const pan = 'ZZZPZ4321Z';
  const inputs = await Promise.all([one, two].map((each) => each.whole({ ...number, pan })));
  const ends = await Promise.all(
    [one.submit(inputs[0]!), two.submit(inputs[1]!)].map(async (call) => endOf(await call)),
  );
  expect(ends.toSorted()).toEqual(['ok', 'verification.number_used']);
  const [winner, loser] = ends[0] === 'ok' ? [one, two] : [two, one];
  await reject(await winner.openCase(), [
    { field: 'id_number', reason: 'used_elsewhere' },
    { field: 'pan', reason: 'used_elsewhere' },
  ]);
  expectOk(await loser.submit(await loser.whole({ ...number, pan })));
});

test('what was entered lies nowhere in the open, not even as a hash of itself; without the key it is gone', async () => {
  const { id, submit, whole, openCase, view } = await customer();
  const key = randomUUID();
  const input = await whole();
  expectOk(await submit(input, key));
  expectOk(await submit(input, key));
  await approveFully(await openCase());
  const dump: string[] = [];
  for (const table of ['verification.submission', 'verification.number', 'idempotency', 'uploads.upload']) {
    const { rows } = await h.t.owner.query<{ line: string }>(`select row_to_json(t)::text as line from ${table} t`);
    dump.push(...rows.map(({ line }) => line));
  }
  const text = dump.join('\n');
  expect(text).not.toContain(input.pan);
  expect(text).not.toContain(`${input.idFirst}${input.idRest}`);
  expect(text).not.toContain(key);
  await uploads.keys.destroy(id);
  expect((await view()).fields.map(({ shown }) => shown)).toEqual(Array(5).fill(null));
  expect(await inTx((tx) => verifiedName(uploads.keys, tx, id))).toBeNull();
});

test('64 submissions at once: one is open, the others are told', async () => {
  const { submit, whole } = await customer();
  const input = await whole();
  const ends = await Promise.all(Array.from({ length: 64 }, async () => endOf(await submit(input))));
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  expect(new Set(ends)).toEqual(new Set(['ok', 'verification.under_review']));
});

test('two reviewers at once: one decision, and the other is told by whom', async () => {
  const { submit, whole, openCase, view } = await customer();
  expectOk(await submit(await whole()));
  const id = await openCase();
  const ends = await Promise.all([
    endOfTx(reject(id, [{ field: 'front', reason: 'glare' }], asha)),
    endOfTx(reject(id, [{ field: 'back', reason: 'cut_off' }], birju)),
  ]);
  expect(ends.toSorted()).toEqual(['done', 'staff.case_decided']);
  expect((await view()).fields.filter(({ state }) => state === 'failed')).toHaveLength(1);
  await expect(h.t.db.query(`update verification.submission set note = 'x' where id = $1`, [id])).rejects.toThrow(
    /decided/,
  );
});

test('one case in ten waits for a second person, who is not told of the first; alone nobody approves it twice', async () => {
  const cases: { id: bigint; needsSecond: boolean }[] = [];
  for (let index = 0; index < 400 && !cases.some(({ needsSecond }) => needsSecond); index++) {
    const { submit, whole, openCase, view } = await customer();
    expectOk(await submit(await whole()));
    const id = await openCase();
    const { needsSecond } = await approve(id);
    cases.push({ id, needsSecond });
    expect((await view()).state).toBe(needsSecond ? 'under_review' : 'verified');
  }
  const { id } = cases.find(({ needsSecond }) => needsSecond)!;
  expect(await endOfTx(approve(id))).toBe('staff.same_person');
  const seen = await caseSeen(id, birju);
  expect(seen.isSecondLook).toBe(true);
  expect(JSON.stringify({ ...seen, customerId: 0 })).not.toContain('Asha"');
  await expect(
    h.t.db.query(
      `update verification.submission set state = 'approved', decided_by = 501, decided_by_name = 'Asha', decided_at = 1 where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/two_people/);
  // Where the first is barred since, the next approval is the first.
  const next = { id, staff: birju, now: h.clock.now(), isFirstGone: true };
  expect((await inTx((tx) => approveIdentity(deps(), tx, next))).needsSecond).toBe(true);
  expect((await approve(id)).needsSecond).toBe(false);
});

test('nobody decides the own case, and an unknown one is unknown', async () => {
  const { id: customerId, submit, whole, openCase } = await customer();
  expectOk(await submit(await whole()));
  const id = await openCase();
  expect(await endOfTx(approve(id, { ...asha, customerId }))).toBe('staff.own_case');
  expect(await endOfTx(approve(999_999n))).toBe('staff.case_unknown');
});

test('numbers are shown in full to who asks, and that is written down', async () => {
  const { submit, whole, openCase } = await customer();
  const input = await whole();
  expectOk(await submit(input));
  const id = await openCase();
  const shown = await inTx((tx) => revealNumbers(deps(), tx, { id, staff: birju, now: h.clock.now() }));
  expect(shown).toEqual({ idNumber: `${input.idFirst}${input.idRest}`, pan: input.pan });
  const { rows } = await h.t.db.query('select staff_name from verification.reveal where case_id = $1', [id]);
  expect(rows).toEqual([{ staff_name: 'Birju' }]);
});

test('a photo that others sent too, as both sides, is pointed out with each of them once', async () => {
  const [one, two] = [await customer(), await customer()];
  for (const sender of [one, two]) expectOk(await sender.submit(await sender.whole()));
  const id = await two.openCase();
  const front = (await caseSeen(id, asha)).entered[3]!;
  expect(front).toMatchObject({ field: 'front', check: 'used_elsewhere' });
  const named = front.detail!.split(', ');
  expect(named).toEqual([...new Set(named)]);
});
