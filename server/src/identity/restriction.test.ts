import { getUser, login } from '@bahi/contract/identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountState, lift, restrict, setMarginEnabled, type RestrictionKind } from './service.ts';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

const HOUR = 3_600_000;

async function impose(customerId: string, kind: RestrictionKind, untilMs: number | null = null): Promise<void> {
  const until = untilMs === null ? null : h.clock.now() + untilMs;
  const restriction = { customerId: BigInt(customerId), kind, reason: 'Under review', author: 'risk desk', until };
  await h.t.db.transaction((tx) => restrict(tx, { ...restriction, now: h.clock.now() }));
}

function release(customerId: string, kind: RestrictionKind): Promise<boolean> {
  const lifting = { customerId: BigInt(customerId), kind, author: 'risk desk', reason: 'Cleared', now: h.clock.now() };
  return h.t.db.transaction((tx) => lift(tx, lifting));
}

const stateOf = (customerId: string) => h.t.db.read((tx) => accountState(tx, BigInt(customerId), h.clock.now()));

test.each(['banned', 'disabled'] as const)(
  'a customer who is %s during a session is out everywhere within a second',
  async (kind) => {
    const { token, customerId } = await h.register(`${kind}.one`);
    const other = await startInstance(h.t.url, h.clock);
    expectOk(await other.as(token)(getUser, {}));
    expectOk(await h.as(token)(getUser, {}));
    await impose(customerId, kind);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
    expect(endOf(await other.as(token)(getUser, {}))).toBe('401');
    const refused = await h.as()(login, { account: `${kind}.one`, password: PASSWORD });
    expect(refused).toMatchObject({ refusal: { code: `identity.${kind}`, params: { reason: 'Under review' } } });
    // Whoever does not know the password does not learn of it.
    expect(endOf(await h.as()(login, { account: `${kind}.one`, password: 'wrong-password' }))).toBe(
      'identity.wrong_credentials',
    );
    expect(await release(customerId, kind)).toBe(true);
    expect(endOf(await h.as()(login, { account: `${kind}.one`, password: PASSWORD }))).toBe('ok');
    await other.stop();
  },
);

test('a frozen customer still logs in and sees why, since when and until when', async () => {
  const { token, customerId } = await h.register('icy.customer');
  await impose(customerId, 'frozen', HOUR);
  await impose(customerId, 'no_trade');
  const since = h.clock.now();
  expect(expectOk(await h.as(token)(getUser, {})).restrictions).toEqual([
    { kind: 'frozen', reason: 'Under review', since, until: since + HOUR },
    { kind: 'no_trade', reason: 'Under review', since, until: null },
  ]);
  expect(await stateOf(customerId)).toMatchObject({ frozen: { since }, noTrade: { since }, banned: null });
  await h.clock.advance(HOUR - 1);
  expect((await stateOf(customerId)).frozen).not.toBeNull();
  await h.clock.advance(1);
  expect((await stateOf(customerId)).frozen).toBeNull();
  expect(await release(customerId, 'no_trade')).toBe(true);
  expect(await release(customerId, 'no_trade')).toBe(false);
  expect(expectOk(await h.as(token)(getUser, {})).restrictions).toEqual([]);
});

test('a second freeze replaces the first, and both stay on file', async () => {
  const { customerId } = await h.register('twice.frozen');
  await impose(customerId, 'frozen', HOUR);
  await impose(customerId, 'frozen', 2 * HOUR);
  const { rows } = await h.t.db.query(
    `select lift_reason from identity.restriction where customer_id = $1 order by id`,
    [BigInt(customerId)],
  );
  expect(rows).toEqual([{ lift_reason: 'replaced' }, { lift_reason: null }]);
});

test('margin is off for a newcomer and on once it is unlocked', async () => {
  const { customerId } = await h.register('margin.one');
  expect((await stateOf(customerId)).isMarginEnabled).toBe(false);
  await h.t.db.transaction((tx) => setMarginEnabled(tx, BigInt(customerId), true));
  expect((await stateOf(customerId)).isMarginEnabled).toBe(true);
});

test('a ban that comes while a login is being written down ends that session too', async () => {
  const { customerId } = await h.register('racer.one');
  const id = BigInt(customerId);
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' };
  let signIn!: Promise<unknown>;
  let ban!: Promise<void>;
  await h.t.owner.transaction(async (tx) => {
    // The login has passed every check and waits for this row.
    await tx.query(`insert into identity.device values ($1, 'Chrome on Android', now())`, [id]);
    signIn = h.as(undefined, headers)(login, { account: 'racer.one', password: PASSWORD });
    await new Promise((resolve) => setTimeout(resolve, 400));
    ban = impose(customerId, 'banned');
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await Promise.all([signIn, ban]);
  const { rows } = await h.t.db.query<{ open: bigint; restricted: bigint }>(
    `select count(*) filter (where ended_at is null) as open, count(*) filter (where end_reason = 'restricted') as restricted
     from identity.session where customer_id = $1`,
    [id],
  );
  expect(rows[0]).toEqual({ open: 0n, restricted: 2n });
});

test('the application can delete neither sessions nor restrictions, and not rewrite who did it', async () => {
  for (const statement of [
    'delete from identity.session',
    'delete from identity.restriction',
    `update identity.restriction set author = 'somebody'`,
    `update identity.customer set account = 'somebody'`,
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow(/permission denied/);
  }
});
