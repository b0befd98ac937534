/** Verifications reviewed through the console's calls: photos by ticket, numbers on request, fields refused, the own case. */
import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { claimCase, listQueue, releaseCase } from '@bahi/contract/staff/queues.ts';
import { approveIdentity, getIdentityCase, rejectIdentity, revealNumber } from '@bahi/contract/staff/reviews.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { getVerification, submitVerification } from '@bahi/contract/verification/calls.ts';
import { parametersOn } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { caseFilePage } from '../platform/case-file.ts';
import { startStaffHarness, type StaffHarness } from '../staff/testing.ts';
import { registerUploadsRoutes } from '../uploads/routes.ts';
import { photo, testUploads, type TestUploads } from '../uploads/testing.ts';
import { VERIFICATION_CASE_FILE } from './case-file.ts';
import { registerVerificationReviews } from './reviews.ts';
import { registerVerificationRoutes } from './routes.ts';

let h: StaffHarness;
let uploads: TestUploads;
let picture: Buffer;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  h = await startStaffHarness({
    addRoutes(server, { db, clock }) {
      uploads = testUploads(db, clock);
      registerUploadsRoutes(server, uploads);
      registerVerificationRoutes(server, { ...uploads, parametersAt: () => parametersOn('2026-11-21') });
    },
    addReviews: (desk) => registerVerificationReviews(desk, uploads),
  });
  picture = await photo(300, 300);
  for (const role of staffRoles) tokens[role] = await h.signIn(role);
});
afterAll(async () => {
  await h.stop();
  uploads.remove();
});

const as = (role: StaffRole) => h.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const queue = 'identity';
let customers = 0;

async function submitted() {
  const index = (customers += 1);
  const { token, customerId } = await h.register(`person${index}`);
  const upload = async (purpose: string): Promise<string> => {
    const answer = await h.server.inject({
      method: 'POST',
      url: `/api/vue/upload/file?purpose=${purpose}`,
      headers: { token, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
      body: picture,
    });
    return answer.json<{ data: { upload: string } }>().data.upload;
  };
  const pan = `ABCP${String.fromCharCode(64 + index)}1234F`;
  const input = { name: 'Asha Devi Rao', idType: 'pan' as const, idFirst: pan.slice(0, 5), idRest: pan.slice(5), pan };
  const photos = { front: await upload('id_front'), back: await upload('id_back') };
  expectOk(await h.as(token)(submitVerification, { ...input, ...photos }, key()));
  const { rows } = await h.t.db.query<{ id: bigint }>('select id from verification.submission where customer_id = $1', [
    customerId,
  ]);
  const state = async () => expectOk(await h.as(token)(getVerification, {}));
  return { id: rows[0]!.id.toString(), customerId, pan, state };
}

const view = (role: StaffRole, ticket: string) =>
  h.server.inject({
    method: 'GET',
    url: `/api/console/uploads/view?ticket=${ticket}`,
    headers: { 'staff-token': tokens[role] },
  });

test('photos are seen once, by whoever asked, and both the case and the numbers are written down', async () => {
  const { id, pan } = await submitted();
  expect(endOf(await as('funds_maker')(getIdentityCase, { case: id }))).toBe('staff.role_missing');
  expectOk(await as('identity_reviewer')(claimCase, { queue, case: id }, key()));
  const shown = expectOk(await as('identity_reviewer')(getIdentityCase, { case: id }));
  expect(JSON.stringify(shown)).not.toContain(pan);
  const [front, back] = [shown.front!, shown.back!];
  expect((await view('auditor', front.ticket)).json()).toMatchObject({ data: { code: 'uploads.unknown' } });
  const first = await view('identity_reviewer', front.ticket);
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  expect((await view('identity_reviewer', front.ticket)).json()).toMatchObject({
    data: { code: 'uploads.unknown' },
  });
  // Support opens pictures of tickets, and no ticket to a photo was given to it.
  expect((await view('support', back.ticket)).json()).toMatchObject({ data: { code: 'uploads.unknown' } });
  expect((await view('content', back.ticket)).json()).toMatchObject({ data: { code: 'staff.role_missing' } });

  expectOk(await as('identity_reviewer')(releaseCase, { queue, case: id }, key()));
  expect(endOf(await as('identity_reviewer')(revealNumber, { case: id }, key()))).toBe('staff.not_claimed');
  expectOk(await as('identity_reviewer')(claimCase, { queue, case: id }, key()));
  expect(expectOk(await as('identity_reviewer')(revealNumber, { case: id }, key())).pan).toBe(pan);
  const record = expectOk(await as('auditor')(listAudit, { subject: `identity:${id}` }));
  expect(record.rows.map(({ action }) => action)).toEqual([
    'identity.reveal',
    'identity.claim',
    'identity.documents',
    'identity.claim',
  ]);
  const { rows } = await h.t.db.query('select from idempotency where answer::text like $1', [`%${pan}%`]);
  expect(rows).toEqual([]);
});

test('a field is refused with its reason and only it reopens; a verified one leaves the queue', async () => {
  const { id, state } = await submitted();
  const waiting = async () =>
    expectOk(await as('identity_reviewer')(listQueue, { queue, pageSize: 100 })).rows.map((row) => row.id);
  expect(await waiting()).toContain(id);
  expectOk(await as('identity_reviewer')(claimCase, { queue, case: id }, key()));
  const fields = [{ field: 'front' as const, reason: 'blurred' as const }];
  expectOk(await as('identity_reviewer')(rejectIdentity, { case: id, fields }, key()));
  expect(await waiting()).not.toContain(id);
  expect((await state()).state).toBe('failed');
  expect(endOf(await as('identity_reviewer')(approveIdentity, { case: id }, key()))).toBe('staff.case_decided');
});

test('nobody decides the own verification', async () => {
  const { id, customerId, state } = await submitted();
  const link = (to: string | null) =>
    h.t.db.query(`update staff.member set customer_id = $1 where account = 'identity.reviewer'`, [to]);
  await link(customerId);
  expect(endOf(await as('identity_reviewer')(claimCase, { queue, case: id }, key()))).toBe('staff.own_case');
  expect(endOf(await as('identity_reviewer')(approveIdentity, { case: id }, key()))).toBe('staff.own_case');
  await link(null);
  expectOk(await as('identity_reviewer')(claimCase, { queue, case: id }, key()));
  const { needsSecond } = expectOk(await as('identity_reviewer')(approveIdentity, { case: id }, key()));
  expect((await state()).state).toBe(needsSecond ? 'under_review' : 'verified');
});

test('who had the numbers shown is in the case file once it is decided: whoever looks second does not see who looked first', async () => {
  const { id, customerId } = await submitted();
  const asked = { customerId: BigInt(customerId), domain: null, after: null, limit: 10 };
  const revealedBy = async () => {
    const page = await h.t.db.read((tx) => caseFilePage(tx, VERIFICATION_CASE_FILE, asked));
    return page!.rows.find(({ what }) => what === 'verification.revealed')!.by;
  };
  expectOk(await as('identity_reviewer')(claimCase, { queue, case: id }, key()));
  expectOk(await as('identity_reviewer')(revealNumber, { case: id }, key()));
  expect(await revealedBy()).toBeNull();
  const fields = [{ field: 'front' as const, reason: 'blurred' as const }];
  expectOk(await as('identity_reviewer')(rejectIdentity, { case: id, fields }, key()));
  expect(await revealedBy()).toBe('identity_reviewer');
});
