/** Grab offers under load: the last lots of a quota by hundreds at once, one key many times, and batches that fail half-way. */
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatch } from '../platform/batch.ts';
import type { Tx } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { grabMany, type GrabAnswer, type GrabCommand } from './grabbing.ts';
import { progress } from './jobs.ts';
import { cancelGrab } from './service.ts';
import { offers } from './store.ts';
import { commandOf } from './testing-command.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterAll(() => g.h.stop());

const allotted = (answers: readonly GrabAnswer[]) =>
  answers.reduce((sum, answer) => sum + ('request' in answer ? answer.request.allottedLots : 0), 0);

test(`of a quota of forty lots, asked for by a thousand at once in two processes, exactly forty are allotted (seed ${seed})`, async () => {
  const offer = await g.offer({ lots: 40 });
  const customers = await g.crowd(1_000);
  // Small batches, several under way in each: all of them want the one row.
  const process = () =>
    createBatch<GrabCommand, GrabAnswer>({
      db: g.h.db,
      name: 'grab',
      sizeMax: 7,
      inFlightMax: 3,
      run: (tx, commands) => grabMany(g.deps, tx, commands),
    });
  const processes = [process(), process()];
  const asked = customers.map((customerId) => ({ customerId, lots: 1 + random.below(3) }));
  const answers = await Promise.all(
    asked.map(({ customerId, lots }) => {
      const command = commandOf({ customerId, offerId: offer, lots, now: g.h.clock.now() }, `race ${customerId}`);
      return processes[random.below(2)]!.submit(command);
    }),
  );
  expect(allotted(answers)).toBe(40);
  const refused = answers.flatMap((answer) => ('refusal' in answer ? [answer.refusal] : []));
  const first = answers.length - refused.length;
  expect(new Set(refused.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ code: 'grab.quota_used', params: { lots: 40, requests: first } })]),
  );
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});

test(`a draw is closed while everybody takes back: who is on its list is drawn, who is not has the money back (seed ${seed})`, async () => {
  const offer = await g.draw({ lots: 20 });
  const customers = await g.crowd(60);
  const asked = await Promise.all(customers.map((id) => g.ask(id, offer, 1 + random.below(3))));
  const { closesAt } = (await offers.select(g.h.db, offer))!;
  const now = Number(closesAt) - 1;
  await g.h.clock.advance(Number(closesAt) - g.h.clock.now());
  // The calls came in time; the close comes in between.
  const takeBack = (customerId: bigint, index: number) => {
    const { id } = (asked[index] as { request: { id: string } }).request;
    return g.h.db
      .transaction((tx) => cancelGrab(g.deps, tx, { customerId, now, input: { id } }))
      .then(
        () => 'cancelled',
        (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
      );
  };
  const [first, rest] = [customers.slice(0, 20), customers.slice(20)];
  const early = first.map((id, index) => takeBack(id, index));
  if (random.below(2) === 0) await early[0];
  const closing = [progress(g.deps), progress(g.deps)];
  const late = rest.map((id, index) => takeBack(id, index + 20));
  const ends = await Promise.all([...early, ...late]);
  await Promise.all(closing);
  expect(ends.filter((end) => end !== 'cancelled' && end !== 'grab.closed')).toEqual([]);
  // Two processes find it due at the same moment.
  const { drawAt, symbol } = (await offers.select(g.h.db, offer))!;
  await g.h.clock.advance(Number(drawAt) - g.h.clock.now());
  g.h.feed.set(symbol, 500_00);
  await Promise.all([progress(g.deps), progress(g.deps), progress(g.deps)]);
  const { rows } = await g.h.db.query<{ status: string; count: bigint }>(
    'select status, count(*) as count from grab.request where offer_id = $1 group by status order by 1',
    [offer],
  );
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  expect(count('cancelled')).toBe(ends.filter((end) => end === 'cancelled').length);
  expect(count('pending')).toBe(0);
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});

test('one key sent many times at once, and one customer with many keys, have one effect', async () => {
  const offer = await g.offer();
  const [asha, birju] = [await g.customer(), await g.customer()];
  const same = await Promise.all(Array.from({ length: 20 }, () => g.ask(asha, offer, 2, 'again and again')));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 20 }, () => g.ask(birju, offer, 2)));
  expect(allotted(many)).toBe(2);
  expect(many.filter((answer) => 'refusal' in answer && answer.refusal.code === 'grab.one_request')).toHaveLength(19);
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});

test('a batch whose connection is lost after its commit allotted once: the same keys are answered with it', async () => {
  const offer = await g.offer();
  const customers = [await g.customer(), await g.customer(), await g.customer()];
  const lossy = createBatch<GrabCommand, GrabAnswer>({
    db: {
      ...g.h.db,
      async transaction(fn) {
        await g.h.db.transaction(fn);
        throw new Error('Connection terminated unexpectedly');
      },
    },
    name: 'grab',
    run: (tx, commands) => grabMany(g.deps, tx, commands),
  });
  const send = (id: bigint) =>
    lossy.submit(commandOf({ customerId: id, offerId: offer, lots: 3, now: g.h.clock.now() }, `lost ${id}`));
  const lost = await Promise.allSettled(customers.map(send));
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const again = await Promise.all(customers.map((id) => g.ask(id, offer, 3, `lost ${id}`)));
  expect(allotted(again)).toBe(9);
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});

test('a request that is decided while levels are worked out goes by those it finds, and alarms nobody', async () => {
  const offer = await g.offer();
  const [falls, rises] = [await g.customer(), await g.customer({ level: 0 })];
  // What is written down of the date is its beginning: nobody sees a level of it before its end.
  await g.h.t.owner.transaction(async (tx) => {
    await workedOut(tx, { date: '2026-11-20', levels: [[falls, 0]] });
    expect(allotted([await g.ask(falls, offer, 1)])).toBe(1);
  });
  const waiting = await g.h.t.owner.transaction(async (tx) => {
    await tx.query('select 1 from ledger.balance where customer_id = $1 for update', [rises]);
    const asked = g.ask(rises, offer, 1);
    await untilWaiting(g.h.t.owner, 1);
    await g.h.clock.advance(1);
    await workedOut(tx, { date: '2026-11-21', levels: [[rises, 1]] });
    return { asked };
  });
  expect(allotted([await waiting.asked])).toBe(1);
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
  await g.h.t.owner.query(`update vip.session set at = at - 600001 where business_date = '2026-11-20'`);
  expect(await g.audit()).toEqual(['grab_request_is_within_its_offer']);
});

async function workedOut(
  tx: Tx,
  { date, levels }: { readonly date: string; readonly levels: readonly (readonly [bigint, number])[] },
): Promise<void> {
  await tx.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ($1, $2, $2, 0, 0, 0, 0, 7)`,
    [date, g.h.clock.now()],
  );
  for (const [customerId, level] of levels)
    await tx.query(
      `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level)
       values ($1, $2, 0, 0, true, 5, 0, $3, $3)`,
      [customerId, date, level],
    );
}
