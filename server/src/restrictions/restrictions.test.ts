import { getUser, login } from '@bahi/contract/identity/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enableMargin } from '../identity/service.ts';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { accountState, type RestrictionKind } from './state.ts';
import { release as lift, restrict } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

async function impose(customerId: string, kind: RestrictionKind, untilMs: number | null = null): Promise<void> {
  const until = untilMs === null ? null : h.clock.now() + untilMs;
  const restriction = { customerId: BigInt(customerId), kind, until };
  await h.t.db.transaction((tx) => restrict(tx, { ...restriction, now: h.clock.now() }));
}

function release(customerId: string, kind: RestrictionKind): Promise<boolean> {
  const lifting = { customerId: BigInt(customerId), kind, now: h.clock.now() };
  return h.t.db.transaction((tx) => lift(tx, lifting));
}

const stateOf = (customerId: string) => h.t.db.read((tx) => accountState(tx, BigInt(customerId), h.clock.now()));

test.each(['banned', 'disabled'] as const)(
  'a customer who is %s during a session is out everywhere as soon as it is told',
  async (kind) => {
    const { token, customerId } = await h.register(`${kind}.one`);
    const other = await startInstance(h.t.url, h.clock);
    expectOk(await other.as(token)(getUser, {}));
    expectOk(await h.as(token)(getUser, {}));
    // Both hear of it, the one in which it was done perhaps twice: at the commit, and by what it announced.
    const told = [h, other].map(
      ({ bus }) => new Promise<void>((resolve) => void bus.subscribe('session.ended', () => resolve())),
    );
    await impose(customerId, kind);
    await Promise.all(told);
    expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
    expect(endOf(await other.as(token)(getUser, {}))).toBe('401');
    const refused = await h.as()(login, { account: `${kind}.one`, password: PASSWORD });
    expect(refused).toMatchObject({ refusal: { code: `identity.${kind}`, params: { reason: 'court_order' } } });
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
  await impose(customerId, 'frozen', HOUR_MS);
  await impose(customerId, 'no_trade');
  const since = h.clock.now();
  expect(expectOk(await h.as(token)(getUser, {})).restrictions).toEqual([
    { case: expect.any(String), kind: 'frozen', reason: 'court_order', since, until: since + HOUR_MS },
    { case: expect.any(String), kind: 'no_trade', reason: 'court_order', since, until: null },
  ]);
  expect(await stateOf(customerId)).toMatchObject({ frozen: { since }, noTrade: { since }, banned: null });
  await h.clock.advance(HOUR_MS - 1);
  expect((await stateOf(customerId)).frozen).not.toBeNull();
  await h.clock.advance(1);
  expect((await stateOf(customerId)).frozen).toBeNull();
  expect(await release(customerId, 'no_trade')).toBe(true);
  expect(await release(customerId, 'no_trade')).toBe(false);
  expect(expectOk(await h.as(token)(getUser, {})).restrictions).toEqual([]);
});

test('a second freeze is refused while the first is in force, takes its place afterwards, and both stay on file', async () => {
  const { customerId } = await h.register('twice.frozen');
  await impose(customerId, 'frozen', HOUR_MS);
  await expect(impose(customerId, 'frozen', 2 * HOUR_MS)).rejects.toThrow('staff.already_restricted');
  await h.clock.advance(HOUR_MS);
  await impose(customerId, 'frozen', 2 * HOUR_MS);
  const { rows } = await h.t.db.query(
    `select is_current from restrictions.restriction where customer_id = $1 order by id`,
    [BigInt(customerId)],
  );
  expect(rows).toEqual([{ is_current: false }, { is_current: true }]);
  expect((await stateOf(customerId)).frozen).not.toBeNull();
});

test('margin is off for a newcomer and on once it is unlocked', async () => {
  const { customerId } = await h.register('margin.one');
  expect((await stateOf(customerId)).isMarginEnabled).toBe(false);
  await h.t.db.transaction((tx) => enableMargin(tx, [BigInt(customerId)]));
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
    await untilWaiting(h.t.owner);
    ban = impose(customerId, 'banned');
    await untilWaiting(h.t.owner, 2);
  });
  await Promise.all([signIn, ban]);
  const { rows } = await h.t.db.query<{ open: bigint; restricted: bigint }>(
    `select count(*) filter (where ended_at is null) as open, count(*) filter (where end_reason = 'restricted') as restricted
     from identity.session where customer_id = $1`,
    [id],
  );
  expect(rows[0]).toEqual({ open: 0n, restricted: 2n });
});

test('the application can delete neither sessions nor restrictions, nor rewrite who did it or what is in force', async () => {
  for (const statement of [
    'delete from identity.session',
    'delete from restrictions.restriction',
    'delete from restrictions.appeal',
    `update restrictions.restriction set author_name = 'somebody'`,
    `update restrictions.restriction set message = 'nothing'`,
    `update identity.customer set restrictions = null`,
    `update identity.customer set account = 'somebody'`,
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow(/permission denied/);
  }
});
