/** A block never sells at the price of other shares: its offer is over once the record date of whatever goes ex has closed. */
import * as contract from '@bahi/contract/block-trades/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar as calendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertActions, recordHolders, selectOpenActions, type NewAction } from '../corporate-actions/service.ts';
import { expectOk } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { answer } from '../testing-races.ts';
import { decideBlock } from './decisions.ts';
import { REVIEWER, startBlocks, type Blocks } from './testing.ts';

const DAY = 24 * 60 * MINUTE_MS;
let b: Blocks;
let count = 0;

beforeAll(async () => {
  b = await startBlocks();
});
afterEach(async () => {
  expect(await b.audit()).toEqual([]);
});
afterAll(() => b.stop());

/** A block that is open for ten days, of a company that goes ex in two. `at`: the close of the record date. */
async function changing(kind: NewAction['kind']) {
  const symbol = `VEDA${(count += 1)}`;
  const today = businessDateOf(calendar, b.h.clock.now());
  const [recordDate, exDate] = [addBusinessDays(calendar, today, 1), addBusinessDays(calendar, today, 2)];
  const exAt = sessionOn(calendar, exDate)!.open;
  const offer = await b.offer({ symbol, closesAt: BigInt(b.h.clock.now() + 10 * DAY) });
  const cash = kind === 'split' || kind === 'bonus' ? 0 : 40;
  const terms = { numerator: 2, denominator: 1, cash, recordDate, exDate, payDate: exDate };
  await b.h.t.db.transaction((tx) => insertActions(tx, [{ symbol, kind, exAt, ...terms }]));
  return { symbol, offer, exDate, at: sessionOn(calendar, recordDate)!.close };
}

const to = (at: number) => b.h.clock.advance(at - b.h.clock.now());

test.each(['dividend', 'split', 'bonus', 'rights'] as const)(
  'once the record date of a %s has closed nobody asks or is sold any, and what waits is given back once with its reason',
  async (kind) => {
    const { offer, exDate, at } = await changing(kind);
    const [asha, ravi] = [await b.customer(), await b.customer()];
    const [waits, sold] = [await b.asked(asha, offer, 10), await b.asked(ravi, offer, 5)];
    await to(at - 1);
    await b.progress();
    expect((await b.decide(sold, 5)).state).toBe('approved');
    await to(at);
    // The work by the clock has not come by; the price of the moment is as near as before.
    const refusal = { code: 'block_trades.gone_ex', params: { date: exDate } };
    expect(await b.ask(ravi, offer, 5)).toMatchObject({ refusal });
    expect(expectOk(await asha.call(contract.getBlockTerms, { offer }))).toMatchObject({ refusal });
    await expect(b.decide(waits, 10)).rejects.toMatchObject({ refusal });
    expect(await b.book(asha.id)).toMatchObject({ held: 40_016_81n });

    await Promise.all([b.progress(), b.progress()]);
    await b.progress();
    expect(await b.read(asha, waits.id)).toMatchObject({ state: 'expired', reason: 'gone_ex', held: '0.00' });
    expect(await b.read(ravi, sold.id)).toMatchObject({ state: 'approved' });
    expect(await b.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
    const stories = expectOk(await asha.call(listMessages, {})).rows.map(({ story }) => story.key);
    expect(stories).toEqual(['block_trades.gone_ex', 'block_trades.requested']);
    const { state, notes } = expectOk(await asha.call(contract.getBlock, { offer }));
    expect([state, notes.map(({ text }) => text.includes(exDate))]).toEqual(['withdrawn', [true]]);
    expect(await b.ask(ravi, offer, 5)).toMatchObject({ refusal });
  },
);

test('who is sold some in the last moment is among the holders that are written down', async () => {
  const { symbol, offer, at } = await changing('dividend');
  const asha = await b.customer();
  const { id, amount } = await b.asked(asha, offer, 10);
  const [action] = (await selectOpenActions(b.h.t.db)).filter((one) => one.symbol === symbol);
  await to(at - 1);
  let recording = Promise.resolve();
  await b.h.t.db.transaction(async (tx) => {
    const decision = { id: BigInt(id), staff: REVIEWER, lots: 10, amount, reason: null, note: null, now: at - 1 };
    await decideBlock(b.deps, tx, decision);
    await to(at);
    recording = recordHolders({ db: b.h.t.db, clock: b.h.clock }, action!);
    await untilWaiting(b.h.t.owner);
  });
  await recording;
  const text = 'select quantity::int from actions.entitlement where action_id = $1';
  expect((await b.h.t.owner.query(text, [action!.id])).rows).toEqual([{ quantity: 1000 }]);
});

test('an approval that came in time and waited until its holders were written down sells nothing', async () => {
  const { symbol, offer, at } = await changing('dividend');
  const asha = await b.customer();
  const request = await b.asked(asha, offer, 10);
  await to(at - 1);
  let deciding: Promise<string> = Promise.resolve('');
  await b.h.t.db.transaction(async (tx) => {
    await tx.query('select from actions.action where symbol = $1 for share', [symbol]);
    deciding = answer(b.decide(request, 10, { now: at - 1 }));
    await untilWaiting(b.h.t.owner);
    await to(at);
  });
  expect(await deciding).toBe('block_trades.gone_ex');
  await b.progress();
  expect(await b.book(asha.id)).toMatchObject({ held: 0n, cash: 10_00_000_00n, margin: 0n });
});

test('what was called off, and what went ex before the price was made, end no block', async () => {
  const off = await changing('split');
  await b.h.t.owner.query(
    `update actions.action set announced_at = 1, name = 'Veda Rail', notice = 'Two of one.', withdrawn_at = 2 where symbol = $1`,
    [off.symbol],
  );
  const before = await changing('dividend');
  await to(before.at + DAY);
  const after = await b.offer({ symbol: before.symbol });
  await b.progress();
  const asha = await b.customer();
  for (const offer of [off.offer, after])
    expect((await b.decide(await b.asked(asha, offer, 5), 5)).state).toBe('approved');
});
