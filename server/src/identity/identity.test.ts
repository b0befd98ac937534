import { randomUUID } from 'node:crypto';
import { getInviter, getUser, register } from '@bahi/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turns } from '../platform/testing-waits.ts';
import { endOf, expectOk, registrationOf, startHarness, startInstance, type Harness } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  // Everybody here comes from one address.
  h = await startHarness({ accountsToldToOneMax: 1_000 });
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });

async function count(account: string) {
  const { rows } = await h.t.owner.query<{ customers: bigint; grants: bigint; cash: bigint; sessions: bigint }>(
    `select count(*) as customers,
       (select count(*) from ledger.entry where entry.customer_id = any(array_agg(customer.id)) and kind = 'practice_grant') as grants,
       (select sum(cash) from ledger.balance where balance.customer_id = any(array_agg(customer.id))) as cash,
       (select count(*) from identity.session where session.customer_id = any(array_agg(customer.id))) as sessions
     from identity.customer where account = $1`,
    [account],
  );
  return rows[0]!;
}

test('a newcomer registers, is signed in at once and owns the practice grant', async () => {
  const signedIn = await h.register('Asha.Rao', { language: 'ko' });
  expect(signedIn).toMatchObject({ account: 'asha.rao', due: ['risk_notice'] });
  const info = expectOk(await h.as(signedIn.token)(getUser, {}));
  expect(info).toMatchObject({
    account: 'asha.rao',
    maskedAccount: 'ash•••',
    institution: { en: 'Test House', tw: 'Test House', ko: 'Test House' },
    inviter: null,
    language: 'ko',
    isMarginEnabled: false,
    identity: 'not_verified',
    restrictions: [],
  });
  expect(await count('asha.rao')).toEqual({ customers: 1n, grants: 1n, cash: 10_00_000_00n, sessions: 1n });
});

test('a phone registers, and its invitation code brings in a friend of the same institution', async () => {
  const first = await h.register('+919810012345');
  const invitationCode = expectOk(await h.as(first.token)(getUser, {})).invitationCode!;
  const inviter = expectOk(await h.as()(getInviter, { code: invitationCode.toLowerCase() }));
  expect(inviter).toEqual({
    kind: 'customer',
    name: { en: '+91 ••••• ••345', tw: '+91 ••••• ••345', ko: '+91 ••••• ••345' },
  });
  const second = await h.register('friend', { code: invitationCode });
  expect(expectOk(await h.as(second.token)(getUser, {}))).toMatchObject({
    institution: { en: 'Test House', tw: 'Test House', ko: 'Test House' },
    inviter: '+91 ••••• ••345',
  });
});

const refused: [string, Partial<ReturnType<typeof registrationOf>>, string][] = [
  ['different passwords', { confirmPassword: 'another-one-72' }, 'identity.passwords_differ'],
  ['a short password', { password: 'short', confirmPassword: 'short' }, 'identity.password_weak'],
  ['a common password', { password: 'Password123', confirmPassword: 'Password123' }, 'identity.password_common'],
  [
    'a password that leaked elsewhere',
    { password: 'Calcutta', confirmPassword: 'Calcutta' },
    'identity.password_common',
  ],
  ['an unknown code', { code: 'NOBODY-1' }, 'identity.inviter_missing'],
  ['a code that cannot be one', { code: 'your code!' }, 'identity.inviter_missing'],
  ['no consent', { hasConsented: false }, 'identity.consent_required'],
  ['consent to old texts', { consentVersion: '1.0' }, 'identity.consent_outdated'],
  ['a taken account', { account: 'TAKEN' }, 'identity.account_exists'],
  ['no account', { account: '' }, 'identity.account_invalid'],
  ['no password', { password: '', confirmPassword: '' }, 'request.invalid'],
  ['no confirmation', { confirmPassword: '' }, 'request.invalid'],
  ['no code', { code: '' }, 'identity.inviter_missing'],
  ['a short name', { account: 'abc' }, 'identity.account_invalid'],
  ['a name in full-width letters', { account: 'ｐｒｉｙａ' }, 'identity.account_invalid'],
  ['a phone without country code', { account: '09810012345' }, 'identity.account_invalid'],
];

test.each(refused)('registering with %s is refused', async (_name, changes, code) => {
  await h.as()(register, registrationOf('taken'), key());
  expect(endOf(await h.as()(register, { ...registrationOf('newcomer'), ...changes }, key()))).toBe(code);
  expect((await count('newcomer')).customers).toBe(0n);
});

test.each([2, 5, 20])(
  'one registration sent %i times at once is one account, one grant and one token',
  async (times) => {
    const account = `twin${times}`;
    const options = key();
    const calls = Array.from({ length: times }, () => h.as()(register, registrationOf(account), options));
    const tokens = new Set((await Promise.all(calls)).map((result) => expectOk(result).token));
    expect(tokens.size).toBe(1);
    expect(await count(account)).toEqual({ customers: 1n, grants: 1n, cash: 10_00_000_00n, sessions: 1n });
  },
);

test('one registration sent to two processes at once is one account and one token', async () => {
  const other = await startInstance(h.t.url, h.clock);
  const first = key();
  const tokens: string[] = [];
  for (let round = 0; round < 10; round++) {
    const options = round === 0 ? first : key();
    const account = round === 0 ? 'two.doors' : `two.doors${round}`;
    const calls = [h, other, h, other].map(async (instance, index) => {
      await turns(index * round * 2);
      return expectOk(await instance.as()(register, registrationOf(account), options)).token;
    });
    const given = new Set(await Promise.all(calls));
    expect(given.size).toBe(1);
    tokens.push(...given);
    expect(await count(account)).toMatchObject({ customers: 1n, grants: 1n, sessions: 1n });
  }
  // And again after a restart.
  await other.stop();
  const later = await startInstance(h.t.url, h.clock);
  const again = expectOk(await later.as()(register, registrationOf('two.doors'), first));
  expect(again.token).toBe(tokens[0]);
  expect(expectOk(await later.as(again.token)(getUser, {})).account).toBe('two.doors');
  await later.stop();
});

test.each([2, 20])('%i people who want the same name at once: one gets it', async (times) => {
  const account = `wanted${times}`;
  const calls = Array.from({ length: times }, () => h.as()(register, registrationOf(account), key()));
  const ends = (await Promise.all(calls)).map(endOf).toSorted();
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  expect(ends.filter((end) => end === 'identity.account_exists')).toHaveLength(times - 1);
  expect(await count(account)).toEqual({ customers: 1n, grants: 1n, cash: 10_00_000_00n, sessions: 1n });
});

test('the same key with another body is refused and changes nothing', async () => {
  const options = key();
  await h.as()(register, registrationOf('first.body'), options);
  const other = await h.as()(register, { ...registrationOf('first.body'), language: 'tw' }, options);
  expect(endOf(other)).toBe('request.idempotency_key_reused');
  expect(endOf(await h.as()(register, registrationOf('second.body'), options))).toBe('request.idempotency_key_reused');
  expect((await count('second.body')).customers).toBe(0n);
});

test('nothing of a password or a token is stored in the clear', async () => {
  const { token } = await h.register('secretive');
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select (select json_agg(customer) from identity.customer)::text || (select json_agg(session) from identity.session)::text
       || (select json_agg(secret_request) from identity.secret_request)::text as text`,
  );
  expect(rows[0]!.text).not.toContain(token);
  expect(rows[0]!.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  expect(rows[0]!.text).not.toContain('monsoon-kite-71');
});
