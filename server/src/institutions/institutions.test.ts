/** Institutions and the codes that open accounts: who makes and ends them, who comes by which, and what an ended one answers. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { getInviter, getUser, register } from '@bahi/contract/identity/calls.ts';
import * as contract from '@bahi/contract/institutions/staff-calls.ts';
import { approveChange, listAudit } from '@bahi/contract/staff/operations.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, registrationOf } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { key } from '../testing-customer.ts';

let w: WholeApp;
let support: string;
let risk: string;
let auditor: string;
beforeAll(async () => {
  w = await startWholeApp();
  await signIn();
});
afterAll(() => w.stop());

async function signIn() {
  support = await w.signIn('support');
  risk = await w.signIn('risk');
  auditor = await w.signIn('auditor');
}

const REASON = 'agreed in writing';
const NAMES = { name: 'Kaveri College', nameTw: '卡維里學院', nameKo: null };
let number = 0;

async function made(changes: Partial<InputOf<typeof contract.proposeInstitution>> = {}) {
  number += 1;
  const input = { code: `KAVERI-${number}`, institution: null, ...NAMES, reason: REASON, ...changes };
  const { id } = expectOk(await w.staff(support)(contract.proposeInstitution, input, key()));
  expectOk(await w.staff(risk)(approveChange, { change: id }, key()));
  return (await find(input.code))!;
}

async function find(text: string) {
  return expectOk(await w.staff(auditor)(contract.listInstitutions, { text })).rows[0];
}

function code(
  owner: InputOf<typeof contract.makeInvitation>['owner'],
  changes: Partial<InputOf<typeof contract.makeInvitation>> = {},
) {
  const input = { owner, usesMax: null, expiresAt: null, reason: REASON, ...changes };
  return w.staff(support)(contract.makeInvitation, input, key());
}

const come = (account: string, by: string): Promise<CallResult<OutputOf<typeof register>>> =>
  w.as()(register, { ...registrationOf(account), code: by }, { idempotencyKey: randomUUID() });
const user = async (token: string) => expectOk(await w.as(token)(getUser, {}));
const registered = async (by: string) =>
  expectOk(await w.staff(auditor)(contract.listRegistrations, { code: by })).rows.map(({ account }) => account);
const codeRow = async (text: string) =>
  expectOk(await w.staff(auditor)(contract.listInvitations, { text })).rows.find((row) => row.code === text)!;

test('one proposes an institution, another approves it, and only then its code opens accounts, with its names in three languages', async () => {
  const input = { code: 'NARMADA', institution: null, ...NAMES, reason: REASON };
  const { id } = expectOk(await w.staff(support)(contract.proposeInstitution, input, key()));
  expect(endOf(await come('early', 'NARMADA'))).toBe('identity.inviter_missing');
  expect(endOf(await w.staff(support)(approveChange, { change: id }, key()))).toBe('staff.same_person');
  expect(endOf(await w.staff(risk)(contract.proposeInstitution, input, key()))).toBe('staff.already_proposed');
  expectOk(await w.staff(risk)(approveChange, { change: id }, key()));
  const names = { en: 'Kaveri College', tw: '卡維里學院', ko: 'Kaveri College' };
  expect(expectOk(await w.as()(getInviter, { code: 'narmada' }))).toEqual({ kind: 'institution', name: names });
  const { token } = expectOk(await come('first', 'narmada'));
  expect(await user(token)).toMatchObject({ institution: names, inviter: null });
  expect(await registered('NARMADA')).toEqual(['first']);
  expect(await find('NARM')).toMatchObject({ customers: 1, end: null, proposed: null, nameKo: null });
  expect(endOf(await w.staff(risk)(contract.proposeInstitution, input, key()))).toBe('institutions.code_taken');
});

test('institutions are found by code, by a name of any language and by state, page by page', async () => {
  for (const name of ['Alpha Sabha', 'Beta Sabha', 'Gamma Sabha']) await made({ name });
  const list = async (input: InputOf<typeof contract.listInstitutions>) =>
    expectOk(await w.staff(auditor)(contract.listInstitutions, input));
  const first = await list({ text: 'sabha', pageSize: 2 });
  expect([first.total, ...first.rows.map(({ name }) => name)]).toEqual([3, 'Gamma Sabha', 'Beta Sabha']);
  expect((await list({ text: 'sabha', pageSize: 2, page: 2 })).rows.map(({ name }) => name)).toEqual(['Alpha Sabha']);
  expect((await list({ text: '卡維里' })).total).toBeGreaterThan(2);
  expect((await list({ text: '%' })).total).toBe(0);
  expect((await list({ text: 'sabha', state: 'ended' })).total).toBe(0);
});

test('names change by two people, its code never; what somebody ended meanwhile is not opened by them', async () => {
  const row = await made();
  const input = { code: row.code, institution: row.id, ...NAMES, reason: REASON };
  const propose = (changes: object) => w.staff(support)(contract.proposeInstitution, { ...input, ...changes }, key());
  expect(endOf(await propose({}))).toBe('staff.value_same');
  expect(endOf(await propose({ code: 'OTHER-1' }))).toBe('institutions.code_fixed');
  const { id } = expectOk(await propose({ nameKo: '카베리 대학' }));
  const end = { institution: row.id, reason: 'closed its doors' };
  expect(expectOk(await w.staff(risk)(contract.endInstitution, end, key())).end).toMatchObject({
    by: 'risk',
    reason: 'closed its doors',
  });
  expect(endOf(await w.staff(risk)(contract.endInstitution, end, key()))).toBe('institutions.ended');
  expect(endOf(await w.staff(risk)(approveChange, { change: id }, key()))).toBe('institutions.changed_since');
});

test('an ended institution: its codes are refused, its customers stay and invite on, of no institution; two open it again', async () => {
  const row = await made();
  const { code: limited } = expectOk(await code({ kind: 'institution', id: row.id }));
  const { token } = expectOk(await come('member', row.code));
  const own = (await user(token)).invitationCode!;
  expectOk(await w.staff(risk)(contract.endInstitution, { institution: row.id, reason: REASON }, key()));
  for (const by of [row.code, limited]) {
    expect(endOf(await come('late', by))).toBe('identity.code_ended');
    expect(endOf(await w.as()(getInviter, { code: by }))).toBe('identity.code_ended');
  }
  expect(endOf(await code({ kind: 'institution', id: row.id }))).toBe('institutions.ended');
  expect((await user(token)).institution?.en).toBe('Kaveri College');
  const friend = expectOk(await come('friend', own));
  expect(await user(friend.token)).toMatchObject({ institution: null, inviter: 'mem•••' });
  await made({ code: row.code, institution: row.id });
  expect(endOf(await come('late', row.code))).toBe('ok');
});

test('a code of staff: nobody chooses it, it ends by number of uses, by time or by hand with a reason, and says so in words', async () => {
  const row = await made();
  const owner = { kind: 'institution', id: row.id } as const;
  const twice = expectOk(await code(owner, { usesMax: 2 }));
  expect(twice).toMatchObject({
    kind: 'made',
    state: 'active',
    uses: 0,
    usesMax: 2,
    madeBy: 'support',
    reason: REASON,
  });
  expect(twice.code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
  for (const account of ['one.of', 'two.of']) expect(endOf(await come(account, twice.code))).toBe('ok');
  expect(await come('three.of', twice.code)).toMatchObject({
    refusal: { code: 'identity.code_used_up', params: { maximum: 2 } },
  });
  expect(await codeRow(twice.code)).toMatchObject({ state: 'used_up', uses: 2 });
  expect(await registered(twice.code)).toEqual(['two.of', 'one.of']);

  expect(endOf(await code(owner, { expiresAt: w.clock.now() }))).toBe('institutions.expires_too_soon');
  const expiresAt = w.clock.now() + DAY_MS;
  const short = expectOk(await code(owner, { expiresAt }));
  expect(endOf(await come('in.time', short.code))).toBe('ok');
  await w.clock.advance(DAY_MS);
  await signIn();
  expect(await come('too.late', short.code)).toMatchObject({
    refusal: { code: 'identity.code_expired', params: { at: expiresAt } },
  });
  expect((await codeRow(short.code)).state).toBe('expired');

  const ended = expectOk(await code(owner));
  const end = { code: ended.code, reason: 'posted on the internet' };
  expect(expectOk(await w.staff(risk)(contract.endCode, end, key()))).toMatchObject({
    state: 'ended',
    end: { by: 'risk', reason: 'posted on the internet' },
  });
  expect(endOf(await w.staff(risk)(contract.endCode, end, key()))).toBe('institutions.code_ended');
  expect(endOf(await come('nobody.more', ended.code))).toBe('identity.code_ended');
  expect(endOf(await w.staff(risk)(contract.endCode, { ...end, code: 'NEVER-WAS' }, key()))).toBe(
    'institutions.code_unknown',
  );
});

test('a customer whose own code was ended invites with the one that staff made instead', async () => {
  const { token, customerId } = expectOk(await come('inviting', 'TEST-HOUSE'));
  const own = (await user(token)).invitationCode!;
  expect(await codeRow(own)).toMatchObject({
    kind: 'own',
    owner: { kind: 'customer', id: customerId, name: 'inviting' },
  });
  expectOk(await w.staff(support)(contract.endCode, { code: own, reason: REASON }, key()));
  expect((await user(token)).invitationCode).toBeNull();
  const next = expectOk(await code({ kind: 'customer', id: customerId }, { usesMax: 1 }));
  expect((await user(token)).invitationCode).toBe(next.code);
  const friend = expectOk(await come('invited', next.code));
  expect(await user(friend.token)).toMatchObject({ inviter: 'inv•••', institution: { en: 'Test House' } });
  expect((await user(token)).invitationCode).toBeNull();
  const rows = expectOk(await w.staff(auditor)(contract.listInvitations, { customer: customerId })).rows;
  expect(rows.map(({ code: one, state }) => [one, state])).toEqual([
    [next.code, 'used_up'],
    [own, 'ended'],
  ]);
});

test('of twenty who come at once with a code for three, three have an account', async () => {
  const row = await made();
  const three = expectOk(await code({ kind: 'institution', id: row.id }, { usesMax: 3 }));
  const ends = await Promise.all(Array.from({ length: 20 }, (_, n) => come(`crowd.${n}`, three.code)));
  const count = (end: string) => ends.filter((one) => endOf(one) === end).length;
  expect([count('ok'), count('identity.code_used_up')]).toEqual([3, 17]);
  expect(await registered(three.code)).toHaveLength(3);
});

test('a registration with the last use of a code is answered again as it was, also by many at once', async () => {
  const row = await made();
  const once = expectOk(await code({ kind: 'institution', id: row.id }, { usesMax: 1 }));
  const input = { ...registrationOf('the.last'), code: once.code };
  const same = key();
  const answers = await Promise.all(Array.from({ length: 6 }, () => w.as()(register, input, same)));
  answers.push(await w.as()(register, input, same));
  expect(new Set(answers.map((answer) => expectOk(answer).token)).size).toBe(1);
});

test('codes tried in a row are answered no more, true or not, by one address; its network goes on, and an hour later it does too', async () => {
  await w.clock.advance(HOUR_MS);
  const ask = async (text: string, remoteAddress: string) => {
    const answer = await w.app.server.inject({
      method: 'POST',
      url: '/api/vue/user/inviter',
      remoteAddress,
      body: { code: text },
    });
    return answer.json<{ data: { code?: string } }>().data.code ?? 'ok';
  };
  const here = '203.0.113.40';
  const tried = await Promise.all(Array.from({ length: 260 }, (_, n) => ask(`GUESS-${n}`, here)));
  expect(tried.filter((end) => end === 'identity.inviter_missing')).toHaveLength(200);
  expect(tried.filter((end) => end === 'request.too_frequent')).toHaveLength(60);
  expect(await ask('TEST-HOUSE', here)).toBe('request.too_frequent');
  const registering = await w.app.server.inject({
    method: 'POST',
    url: '/api/vue/user/register',
    remoteAddress: here,
    headers: { 'idempotency-key': randomUUID() },
    body: registrationOf('guesser'),
  });
  expect(registering.json().data.code).toBe('request.too_frequent');
  expect(await ask('TEST-HOUSE', '203.0.113.41')).toBe('ok');
  await w.clock.advance(HOUR_MS);
  expect(await ask('TEST-HOUSE', here)).toBe('ok');
});

test('what staff did stands in the record, and so does who looked at who came', async () => {
  await signIn();
  const row = await made();
  const one = expectOk(await code({ kind: 'institution', id: row.id }));
  expectOk(await w.staff(risk)(contract.endCode, { code: one.code, reason: REASON }, key()));
  expectOk(await w.staff(risk)(contract.endInstitution, { institution: row.id, reason: REASON }, key()));
  await registered(row.code);
  const { rows } = expectOk(await w.staff(auditor)(listAudit, { pageSize: 20 }));
  const said = rows.toReversed().map(({ staff, action, subject }) => `${staff} ${action} ${subject}`);
  expect(said.filter((line) => !line.includes('session')).slice(-6)).toEqual([
    expect.stringMatching(/^support institution\.propose change:/),
    expect.stringMatching(/^risk institution\.approve change:/),
    `support code.make code:${one.code}`,
    `risk code.end code:${one.code}`,
    `risk institution.end institution:${row.id}`,
    'auditor registrations.list registrations',
  ]);
});
