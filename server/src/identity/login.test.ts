import { randomUUID } from 'node:crypto';
import {
  acknowledgeNotice,
  changeLoginPassword,
  getUser,
  listSessions,
  login,
  logout,
  revokeSession,
  setLanguage,
} from '@bahi/contract/identity/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashWorkOf } from '../platform/testing-passwords.ts';
import { turns, until } from '../platform/testing-waits.ts';
import { createIdentityTasks } from './jobs.ts';
import { createAuthenticator, IDLE_MAX_MS } from './sessions.ts';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const tryLogin = (account: string, password: string, headers = {}) =>
  h.as(undefined, headers)(login, { account, password });
const change = (oldPassword: string, newPassword: string) => ({
  oldPassword,
  newPassword,
  confirmPassword: newPassword,
});

async function signIn(account: string, password = PASSWORD, headers = {}): Promise<string> {
  return expectOk(await tryLogin(account, password, headers)).token;
}

async function miss(account: string, times: number): Promise<string[]> {
  const ends: string[] = [];
  for (let n = 0; n < times; n++) ends.push(endOf(await tryLogin(account, 'wrong-password')));
  return ends;
}

test('a customer logs in with any spelling of the account; wrong account and wrong password answer alike', async () => {
  await h.register('bina.das');
  expect(expectOk(await tryLogin(' Bina.DAS ', PASSWORD)).account).toBe('bina.das');
  const wrongPassword = await tryLogin('bina.das', 'wrong-password');
  const wrongAccount = await tryLogin('nobody.here', PASSWORD);
  expect(wrongPassword).toEqual(wrongAccount);
  expect(endOf(wrongPassword)).toBe('identity.wrong_credentials');
});

test('an unknown account takes as long as a wrong password: as much is hashed for it, each time', async () => {
  await h.register('timed');
  const spent = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  for (const account of ['timed', 'ghost', 'other.ghost', 'timed', 'ghost'])
    expect(await hashWorkOf(() => tryLogin(account, 'wrong-password')), account).toEqual([spent]);
});

test('the fifth miss locks for 15 minutes to the millisecond, and the right password does not help before', async () => {
  await h.register('locked.out');
  expect(await miss('locked.out', 5)).toEqual([
    ...Array<string>(4).fill('identity.wrong_credentials'),
    'identity.locked',
  ]);
  const until = h.clock.now() + 15 * MINUTE_MS;
  const refused = await tryLogin('locked.out', PASSWORD);
  expect(refused).toMatchObject({ refusal: { code: 'identity.locked', params: { until } } });
  await h.clock.advance(15 * MINUTE_MS - 1);
  expect(endOf(await tryLogin('locked.out', PASSWORD))).toBe('identity.locked');
  await h.clock.advance(1);
  expect(endOf(await tryLogin('locked.out', PASSWORD))).toBe('ok');
});

test('misses while locked do not lengthen the lock, and after it the count begins anew', async () => {
  await h.register('patient');
  await miss('patient', 5);
  await h.clock.advance(14 * MINUTE_MS);
  expect(await miss('patient', 3)).toEqual(Array(3).fill('identity.locked'));
  await h.clock.advance(MINUTE_MS);
  expect(await miss('patient', 4)).toEqual(Array(4).fill('identity.wrong_credentials'));
  expect(endOf(await tryLogin('patient', PASSWORD))).toBe('ok');
});

test('four misses and a success forget the misses; so do 15 minutes without one', async () => {
  await h.register('forgetful');
  await miss('forgetful', 4);
  expect(endOf(await tryLogin('forgetful', PASSWORD))).toBe('ok');
  expect(await miss('forgetful', 4)).not.toContain('identity.locked');
  await h.clock.advance(15 * MINUTE_MS);
  expect(await miss('forgetful', 4)).not.toContain('identity.locked');
  expect(endOf(await tryLogin('forgetful', PASSWORD))).toBe('ok');
});

test('a lock outlives a restart, and an account that does not exist locks alike', async () => {
  await h.register('restarted');
  await miss('restarted', 5);
  expect((await miss('phantom', 5)).at(-1)).toBe('identity.locked');
  const other = await startInstance(h.t.url, h.clock);
  expect(endOf(await other.as()(login, { account: 'restarted', password: PASSWORD }))).toBe('identity.locked');
  expect(endOf(await other.as()(login, { account: 'phantom', password: PASSWORD }))).toBe('identity.locked');
  await other.stop();
});

test('who guesses elsewhere locks strangers out, and neither a customer where the customer was before nor an open session', async () => {
  const { token } = await h.register('hounded');
  const guess = (ip: string, password: string) => h.as(undefined, {}, ip)(login, { account: 'hounded', password });
  const mine = (oldPassword: string) => h.as(token)(changeLoginPassword, change(oldPassword, 'another-raga-9'), key());
  for (let n = 0; n < 7; n += 1) await guess(`198.51.100.${n}`, 'wrong-password');
  expect(endOf(await guess('203.0.113.9', PASSWORD))).toBe('identity.locked');
  expect(await miss('hounded', 4)).toEqual(Array(4).fill('identity.wrong_credentials'));
  expect(endOf(await tryLogin('hounded', PASSWORD))).toBe('ok');
  expect(endOf(await guess('203.0.113.9', PASSWORD))).toBe('identity.locked');
  expect((await miss('hounded', 5)).at(-1)).toBe('identity.locked');
  expect(endOf(await tryLogin('hounded', PASSWORD))).toBe('identity.locked');
  expect(endOf(await mine('wrong-password'))).toBe('identity.old_password_wrong');
  expect(endOf(await mine(PASSWORD))).toBe('ok');
});

test('an address at which only others signed in is a stranger’s', async () => {
  await h.register('first.one');
  expectOk(await h.as(undefined, {}, '203.0.113.5')(login, { account: 'first.one', password: PASSWORD }));
  const { token } = await h.register('second.one');
  await h.as(token)(logout, {});
  for (let n = 0; n < 5; n += 1)
    await h.as(undefined, {}, '198.51.100.1')(login, { account: 'second.one', password: 'wrong-password' });
  const there = h.as(undefined, {}, '203.0.113.5');
  expect(endOf(await there(login, { account: 'second.one', password: PASSWORD }))).toBe('identity.locked');
});

test('twenty wrong guesses at once, over two processes: no more than five are judged', async () => {
  await h.register('besieged');
  const other = await startInstance(h.t.url, h.clock);
  const guesses = Array.from({ length: 20 }, (_, n) =>
    (n % 2 === 0 ? h : other).as()(login, { account: 'besieged', password: `guess-number-${n}` }),
  );
  const ends = (await Promise.all(guesses)).map(endOf);
  expect(ends.filter((end) => end === 'identity.wrong_credentials').length).toBeLessThanOrEqual(4);
  expect(ends.every((end) => end === 'identity.wrong_credentials' || end === 'identity.locked')).toBe(true);
  await other.stop();
});

test('twenty right logins at once all succeed: none counts as a miss', async () => {
  await h.register('popular');
  const results = await Promise.all(Array.from({ length: 20 }, () => tryLogin('popular', PASSWORD)));
  expect(results.map(endOf)).toEqual(Array(20).fill('ok'));
});

async function messagesTo(account: string): Promise<[string, unknown][]> {
  const { rows } = await h.t.owner.query<{ story_key: string; story_params: unknown }>(
    `select story_key, story_params from messages.message join identity.customer on customer.id = customer_id
     where account = $1 order by message.id`,
    [account],
  );
  return rows.map((row) => [row.story_key, row.story_params]);
}

test('a new device is noticed once it logs in, until the customer acknowledges it', async () => {
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  };
  const first = await h.register('traveller');
  expect(first.due).toEqual(['risk_notice']);
  const second = expectOk(await tryLogin('traveller', PASSWORD, phone));
  expect(second.due).toEqual(['risk_notice', 'new_device']);
  const accept = (notice: 'risk_notice' | 'new_device') => h.as(second.token)(acknowledgeNotice, { notice }, key());
  expect(expectOk(await accept('risk_notice')).due).toEqual(['new_device']);
  expect(expectOk(await accept('new_device')).due).toEqual([]);
  expect(expectOk(await tryLogin('traveller', PASSWORD, phone)).due).toEqual([]);
  expect(expectOk(await h.as(first.token)(getUser, {})).due).toEqual([]);
  const rows = expectOk(await h.as(second.token)(listSessions, {}));
  expect(rows.map((row) => [row.device, row.isCurrent])).toEqual([
    ['Chrome on Android', false],
    ['Chrome on Android', true],
    ['Unknown device', false],
  ]);
  expect(await messagesTo('traveller')).toEqual([['security.new_device', { device: 'Chrome on Android' }]]);
});

test('changing the password ends every other session at once, in every process', async () => {
  const first = await h.register('changing');
  const second = await signIn('changing');
  const third = await signIn('changing');
  const other = await startInstance(h.t.url, h.clock);
  const ended: bigint[] = [];
  other.bus.subscribe('session.ended', ({ sessionId }) => void ended.push(sessionId));
  for (const token of [first.token, second, third]) expectOk(await other.as(token)(getUser, {}));
  const answer = await h.as(second)(changeLoginPassword, change(PASSWORD, 'another-raga-9'), key());
  expect(expectOk(answer)).toEqual({ endedSessions: 2 });
  await until(() => ended.length >= 2);
  expect(ended).toHaveLength(2);
  for (const token of [first.token, third]) {
    expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
    expect(endOf(await other.as(token)(getUser, {}))).toBe('401');
  }
  expect(endOf(await other.as(second)(getUser, {}))).toBe('ok');
  expect(endOf(await tryLogin('changing', PASSWORD))).toBe('identity.wrong_credentials');
  expect(endOf(await tryLogin('changing', 'another-raga-9'))).toBe('ok');
  expect(await messagesTo('changing')).toEqual([['security.password_changed', {}]]);
  await other.stop();
});

test.each([2, 20])('a password change sent %i times at once is made once, and all get its answer', async (times) => {
  await h.register(`eager${times}`);
  const token = await signIn(`eager${times}`);
  const options = key();
  const calls = Array.from({ length: times }, () =>
    h.as(token)(changeLoginPassword, change(PASSWORD, 'another-raga-9'), options),
  );
  for (const result of await Promise.all(calls)) expect(expectOk(result)).toEqual({ endedSessions: 1 });
  const later = await h.as(token)(changeLoginPassword, change(PASSWORD, 'another-raga-9'), options);
  expect(expectOk(later)).toEqual({ endedSessions: 1 });
  const other = await h.as(token)(changeLoginPassword, change(PASSWORD, 'a-third-raga-9'), options);
  expect(endOf(other)).toBe('request.idempotency_key_reused');
});

test('a password change sent to two processes, one a little later, is one change with one answer', async () => {
  const other = await startInstance(h.t.url, h.clock);
  for (let later = 0; later < 50; later += 5) {
    const { token } = await h.register(`doors.${later}`);
    const options = key();
    const send = (instance: typeof other) =>
      instance.as(token)(changeLoginPassword, change(PASSWORD, 'another-raga-9'), options);
    const first = send(h);
    await turns(later);
    expect([await first, await send(other)].map(expectOk)).toEqual([{ endedSessions: 0 }, { endedSessions: 0 }]);
  }
  await other.stop();
});

test('a password is changed only with the right old one and to a better one; misses lock here too', async () => {
  const { token } = await h.register('clumsy');
  const attempt = async (oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    endOf(await h.as(token)(changeLoginPassword, { oldPassword, newPassword, confirmPassword }, key()));
  expect(await attempt(PASSWORD, 'another-raga-9', 'another-raga-8')).toBe('identity.passwords_differ');
  expect(await attempt(PASSWORD, PASSWORD)).toBe('identity.password_same');
  expect(await attempt(PASSWORD, 'short')).toBe('identity.password_weak');
  expect(await attempt(PASSWORD, 'iloveyou1')).toBe('identity.password_common');
  for (let n = 0; n < 4; n++)
    expect(await attempt('wrong-password', 'another-raga-9')).toBe('identity.old_password_wrong');
  expect(await attempt('wrong-password', 'another-raga-9')).toBe('identity.locked');
  expect(await attempt(PASSWORD, 'another-raga-9')).toBe('identity.locked');
});

test('log out ends this session only; a session list revokes another, once, and never somebody else’s', async () => {
  const { token } = await h.register('leaving');
  const phone = await signIn('leaving');
  const laptop = await signIn('leaving');
  const [, second] = expectOk(await h.as(laptop)(listSessions, {}));
  const stranger = await h.register('stranger');
  expect(endOf(await h.as(stranger.token)(revokeSession, { id: second!.id }, key()))).toBe('identity.session_unknown');
  expect(endOf(await h.as(phone)(getUser, {}))).toBe('ok');
  const options = key();
  expect(endOf(await h.as(laptop)(revokeSession, { id: second!.id }, options))).toBe('ok');
  expect(endOf(await h.as(phone)(getUser, {}))).toBe('401');
  expect(endOf(await h.as(laptop)(revokeSession, { id: second!.id }, options))).toBe('ok');
  expect(endOf(await h.as(laptop)(revokeSession, { id: second!.id }, key()))).toBe('identity.session_unknown');
  const { rows: told } = await h.t.owner.query(
    `select m.story_params as params from messages.message m join identity.customer c on c.id = m.customer_id
     where c.account = 'leaving' and m.story_key = 'security.session_ended'`,
  );
  expect(told).toEqual([{ params: { device: second!.device, by: second!.device } }]);
  expect(endOf(await h.as(laptop)(logout, {}))).toBe('ok');
  expect(endOf(await h.as(laptop)(getUser, {}))).toBe('401');
  expect(endOf(await h.as(token)(getUser, {}))).toBe('ok');
});

test('the language is kept, and a session nobody used for 30 days is over', async () => {
  const { token } = await h.register('sleeper');
  expectOk(await h.as(token)(setLanguage, { language: 'tw' }, key()));
  expect(expectOk(await h.as(token)(getUser, {})).language).toBe('tw');
  await h.clock.advance(IDLE_MAX_MS);
  expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
  await miss('left.behind', 5);
  for (const task of createIdentityTasks({ db: h.t.db, clock: h.clock })) await task.run();
  const { rows } = await h.t.db.query<{ reason: string; misses: bigint }>(
    `select max(end_reason) as reason, (select count(*) from identity.login_guard where account = 'sleeper') as misses
     from identity.session join identity.customer on customer.id = customer_id where account = 'sleeper'`,
  );
  expect(rows[0]).toEqual({ reason: 'expired', misses: 0n });
  // A lock in force is not forgotten.
  expect(endOf(await tryLogin('left.behind', PASSWORD))).toBe('identity.locked');
});

test('when sessions were last seen is written without waiting for one that is just being ended', async () => {
  const tokens = [(await h.register('seen')).token, await signIn('seen')];
  const { authenticate, flush, stop } = createAuthenticator({ db: h.t.db, clock: h.clock });
  await h.clock.advance(MINUTE_MS);
  for (const token of tokens) await authenticate(token);
  const lastSeen = () =>
    h.t.owner.query<{ id: bigint; at: Date }>(
      `select session.id, last_seen_at as at from identity.session join identity.customer on customer.id = customer_id
       where account = 'seen' order by session.id`,
    );
  await h.t.owner.transaction(async (tx) => {
    await tx.query('select from identity.session where id = $1 for no key update', [(await lastSeen()).rows[0]!.id]);
    await flush();
  });
  stop();
  const now = h.clock.now();
  expect((await lastSeen()).rows.map(({ at }) => at.getTime())).toEqual([now - MINUTE_MS, now]);
});

test('tokens that come at once are told apart: one’s own session, another’s, none', async () => {
  const tokens = [(await h.register('one.of.two')).token, 'A'.repeat(43), (await h.register('two.of.two')).token];
  const { authenticate, stop } = createAuthenticator({ db: h.t.db, clock: h.clock });
  const found = await Promise.all([...tokens, tokens[0]!].map(authenticate));
  stop();
  expect(found.map((principal) => principal?.account ?? null)).toEqual([
    'one.of.two',
    null,
    'two.of.two',
    'one.of.two',
  ]);
});

const hostile: [string, Parameters<typeof login.input.parse>[0]][] = [
  ['a very long password', { account: 'priya', password: 'x'.repeat(256) }],
  ['a zero character', { account: 'pri\u0000ya', password: 'x\u0000' }],
  ['half a surrogate', { account: 'priya', password: '\ud800' }],
  ['SQL', { account: "' or 1=1 --", password: "' or 1=1 --" }],
  ['other digits', { account: '+９１９８１００１２３４５', password: '५५५५५५५५' }],
  ['arrays', { account: ['priya'], password: ['x'] }],
  ['objects', { account: { $ne: null }, password: { __proto__: 1 } }],
];

test.each(hostile)('a login with %s gets a clear refusal', async (_name, input) => {
  const result = await h.as()(login, input as { account: string; password: string });
  expect(['identity.wrong_credentials', 'request.invalid', 'identity.locked']).toContain(endOf(result));
});

test.each(['', 'x', 'é'.repeat(43), 'A'.repeat(43), 'A'.repeat(5000), '../..'])(
  'the token %j is nobody’s',
  async (token) => {
    expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
  },
);

test.each(['0', '9'.repeat(19), '-1', '1e3', '１'])('revoking session %j is refused', async (id) => {
  const { token } = await h.register(`odd${Buffer.from(id).toString('hex').slice(0, 20)}`);
  const end = endOf(await h.as(token)(revokeSession, { id }, key()));
  expect(['identity.session_unknown', 'request.invalid']).toContain(end);
});
