import { randomUUID } from 'node:crypto';
import { listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import type { Facts } from '../platform/facts.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { registerMessagesRoutes } from './routes.ts';
import { messagePayloads, writeMessages, type NewMessage } from './service.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ addRoutes: (server, { db }) => registerMessagesRoutes(server, { db }) });
});
afterAll(() => h.stop());

let count = 0;

async function customer(): Promise<{ token: string; customerId: bigint }> {
  const account = `reader.${++count}`;
  const { token } = await h.register(account);
  const { rows } = await h.t.db.query<{ id: bigint }>('select id from identity.customer where account = $1', [account]);
  return { token, customerId: rows[0]!.id };
}

const about = (customerId: bigint, n: number, change: Partial<NewMessage> = {}): NewMessage => ({
  customerId,
  kind: 'alert',
  at: NOON + n,
  story: storyOf('alert.above', { symbol: 'KAVST', level: `${n}.00`, price: '9.00' }),
  about: { type: 'symbol', id: 'KAVST' },
  ...change,
});

const write = (...messages: NewMessage[]) => h.t.db.transaction((tx) => writeMessages(tx, messages));

/** What is told of messages while `fn` runs. */
async function toldDuring(fn: () => Promise<unknown>): Promise<Facts['messages.written'][]> {
  const told: Facts['messages.written'][] = [];
  const stop = h.bus.subscribe('messages.written', (fact) => told.push(fact));
  await fn();
  stop();
  return told;
}

const list = async (token: string, input = {}) => expectOk(await h.as(token)(listMessages, input));
const read = (token: string, input: Parameters<typeof rawRead>[1], idempotencyKey = randomUUID()) =>
  rawRead(token, input, idempotencyKey);
const rawRead = (token: string, input: { ids: string[] } | { through: string }, idempotencyKey: string) =>
  h.as(token)(markMessagesRead, input, { idempotencyKey });

test('messages come newest first, by kind and unread, and reading marks only the own ones', async () => {
  const one = await customer();
  const two = await customer();
  await write(
    ...Array.from({ length: 12 }, (_, n) => about(one.customerId, n)),
    about(one.customerId, 20, { kind: 'order', about: null }),
    about(two.customerId, 30),
  );
  const page = await list(one.token);
  expect(page).toMatchObject({ total: 13, unread: 13, page: 1 });
  expect(page.rows.map((row) => row.at - NOON)).toEqual([20, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(page.rows[1]).toEqual({
    id: page.rows[1]!.id,
    kind: 'alert',
    at: NOON + 11,
    isRead: false,
    story: { key: 'alert.above', params: { symbol: 'KAVST', level: '11.00', price: '9.00' } },
    about: { type: 'symbol', id: 'KAVST' },
  });
  const ids = page.rows.slice(0, 2).map((row) => row.id);
  const others = (await list(two.token)).rows[0]!.id;
  expect(expectOk(await read(one.token, { ids: [...ids, others] }))).toEqual({ unread: 11 });
  expect(expectOk(await read(one.token, { ids }))).toEqual({ unread: 11 });
  expect(await list(two.token)).toMatchObject({ total: 1, unread: 1 });
  expect(await list(one.token, { isUnread: false })).toMatchObject({ total: 2 });
  expect(await list(one.token, { kind: 'order', isUnread: true })).toMatchObject({ total: 0, unread: 11 });
  expect(expectOk(await read(one.token, { through: page.rows[4]!.id }))).toEqual({ unread: 2 });
  const [last] = (await list(one.token, { isUnread: true, page: 2, pageSize: 1 })).rows;
  expect(last!.at - NOON).toBe(9);
});

test('a repeated marking has the same answer, and ids out of range are nobody’s', async () => {
  const { token, customerId } = await customer();
  await write(about(customerId, 1), about(customerId, 2));
  const key = randomUUID();
  const input = { ids: [(await list(token)).rows[1]!.id] };
  const answers = await Promise.all([1, 2, 3, 4].map(() => read(token, input, key)));
  expect(answers.map((answer) => expectOk(answer).unread)).toEqual([1, 1, 1, 1]);
  expect(endOf(await read(token, { ids: ['2'] }, key))).toBe('request.idempotency_key_reused');
  expect(expectOk(await read(token, { ids: ['9999999999999999999'] }))).toEqual({ unread: 1 });
  expect(expectOk(await read(token, { through: '9999999999999999999' }))).toEqual({ unread: 0 });
  expect(endOf(await read(token, { ids: [] }))).toBe('request.invalid');
  expect(endOf(await h.as()(listMessages, {}))).toBe('401');
});

test('a message lives and dies with its transaction, and what is told once is told once under a race', async () => {
  const { token, customerId } = await customer();
  const failing = async () => {
    const failed = h.t.db.transaction(async (tx) => {
      await writeMessages(tx, [about(customerId, 1)]);
      throw new Error('the fact did not happen');
    });
    await expect(failed).rejects.toThrow('did not happen');
  };
  expect(await toldDuring(failing)).toEqual([]);
  expect(await list(token)).toMatchObject({ total: 0, unread: 0 });
  const race = () =>
    Promise.all(Array.from({ length: 8 }, (_, n) => write(about(customerId, n, { onceKey: 'close_out 5' }))));
  expect(await toldDuring(race)).toMatchObject([{ customerId, messageIds: [expect.any(BigInt)] }]);
  expect(await list(token)).toMatchObject({ total: 1, unread: 1 });
  await expect(h.t.db.query('delete from messages.message')).rejects.toThrow(/permission denied/);
});

test('numbers grow in the order of commits, however many write at once', async () => {
  let written = 0;
  const above: unknown[] = [];
  const { customerId } = await customer();
  const told = await toldDuring(() =>
    Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        h.t.db.transaction(async (tx) => {
          await writeMessages(tx, [about(customerId, n)]);
          // Held between the number and the commit until another one waits: nobody may pass.
          written += 1;
          if (written === 1) await untilWaiting(h.t.owner);
          // Whoever is not committed yet has the highest number of all who are.
          const { rows } = await tx.query(
            `select id from messages.message where customer_id = $1
               and id > (select id from messages.message where customer_id = $1 and xmin = pg_current_xact_id()::xid)`,
            [customerId],
          );
          above.push(...rows);
        }),
      ),
    ),
  );
  expect(told.flatMap(({ messageIds }) => messageIds)).toHaveLength(12);
  expect(above).toEqual([]);
});

test('what is told after the commit is read for the stream with the count of unread ones', async () => {
  const { token, customerId } = await customer();
  const told = await toldDuring(() => write(about(customerId, 1), about(customerId, 2)));
  const { rows } = await list(token);
  expect(told).toEqual([{ customerId, messageIds: rows.map(({ id }) => BigInt(id)).toReversed() }]);
  const payloads = await messagePayloads(h.t.db, customerId, told[0]!.messageIds);
  expect(payloads.map(({ message, unread }) => [message.at - NOON, unread])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(await messagePayloads(h.t.db, customerId + 1n, told[0]!.messageIds)).toEqual([]);
});

test('what customers have done themselves is kept and counts as read; what is decided about it is not', async () => {
  const { token, customerId } = await customer();
  const story = storyOf('loans.requested', { amount: '5000.00', days: 30, promised: NOON });
  const decided = storyOf('loans.paid_out', { amount: '5000.00', due: '2026-12-21' });
  await write(
    about(customerId, 1, { kind: 'money', story, about: { type: 'loan', id: '1' } }),
    about(customerId, 2, { kind: 'decision', story: decided, about: { type: 'loan', id: '1' } }),
  );
  const { rows, unread } = await list(token);
  expect(unread).toBe(1);
  expect(rows.map(({ story: { key }, isRead }) => [key, isRead])).toEqual([
    ['loans.paid_out', false],
    ['loans.requested', true],
  ]);
});

test('a withdrawal that is asked for waits to be read: somebody else may have asked for it', async () => {
  const { token, customerId } = await customer();
  const params = { amount: '5000.00', destination: 'HDFC ••1234', latest: NOON };
  const asked = storyOf('withdrawal.requested', params);
  await write(about(customerId, 1, { kind: 'money', story: asked, about: { type: 'withdrawal', id: '1' } }));
  expect(await list(token)).toMatchObject({ total: 1, unread: 1 });
});
