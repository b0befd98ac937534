/** Restrictions and appeals when many act at once: one effect, and a clear answer to the rest. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { appeal } from '@bahi/contract/restrictions/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { decideAppeal } from '@bahi/contract/staff/reviews.ts';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import type { WholeApp } from '../testing-app.ts';
import { ANSWER, imposing, key, startRestrictions, type RestrictionsHarness } from './testing-restricted.ts';

let h: RestrictionsHarness;
let w: WholeApp;
beforeAll(async () => {
  h = await startRestrictions();
  w = h.w;
});
beforeEach(() => h.signIn());
afterAll(() => w.stop());

const seed = testSeed(import.meta.filename);
const WIDTHS = [2, 8, 64] as const;

const countOrders = async (customerId: string) => {
  const { rows } = await w.t.db.query<{ count: bigint }>('select count(*) from orders.orders where customer_id = $1', [
    BigInt(customerId),
  ]);
  return Number(rows[0]!.count);
};

/** Ten orders a second are a customer's: more of them race over more customers. */
test.each(WIDTHS)(`%s ways, orders against freezes: accepted before, or refused (seed ${seed})`, async (width) => {
  const rng = createRng(seed + width);
  const each = Math.min(width, 8);
  for (let done = 0; done < width; done += each) {
    const asha = await h.customer();
    const freezeAt = rng.below(each);
    let acceptedByFreeze = -1;
    const freeze = async () => {
      await h.impose(asha.id, 'frozen', 2);
      acceptedByFreeze = await countOrders(asha.id);
      return 'frozen';
    };
    const calls = Array.from({ length: each }, (_, index) =>
      index === freezeAt ? freeze() : h.order(asha.token).then(endOf),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => !['ok', 'identity.frozen', 'frozen'].includes(answer))).toEqual([]);
    // What was accepted stands, and after the freeze had answered nothing more was.
    const accepted = answers.filter((answer) => answer === 'ok').length;
    expect({ accepted, acceptedByFreeze }).toEqual({
      accepted: await countOrders(asha.id),
      acceptedByFreeze: accepted,
    });
    expect(endOf(await h.order(asha.token))).toBe('identity.frozen');
  }
});

test('a freeze waits for the order that is being decided, and is not answered before it', async () => {
  const asha = await h.customer();
  let isFrozen = false;
  const [placed, frozen] = await w.t.owner.transaction(async (tx) => {
    // The order has passed every check and waits to be written.
    await tx.query('lock table orders.orders in share mode');
    const placing = h.order(asha.token);
    await untilWaiting(w.t.owner);
    const freezing = h.impose(asha.id, 'frozen', 2).then(() => (isFrozen = true));
    await untilWaiting(w.t.owner, 2);
    expect(isFrozen).toBe(false);
    return [placing, freezing] as const;
  });
  expect(endOf(await placed)).toBe('ok');
  await frozen;
  expect(endOf(await h.order(asha.token))).toBe('identity.frozen');
});

test.each(WIDTHS)('%s who restrict at once: one case, one message', async (width) => {
  const asha = await h.customer();
  const tokens = [h.risk, h.otherRisk, h.support] as const;
  const answers = await Promise.all(
    Array.from({ length: width }, async (_, index) =>
      endOf(await w.staff(tokens[index % 3])(restrict, imposing(w, asha.id, 'frozen', 48), key())),
    ),
  );
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['ok', 'staff.already_restricted']));
  expect(await h.stories(asha.token)).toEqual(['restriction.frozen']);
});

test.each(WIDTHS)('%s reviewers on one appeal: one answer', async (width) => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'no_trade', 2);
  const sent = expectOk(await asha.call(appeal, { restriction: made.id, text: 'Please look again.' }, key()));
  const appealId = sent.appeal!.id;
  const answers = await Promise.all(
    Array.from({ length: width }, async (_, index) => {
      const call = w.staff(index % 2 === 0 ? h.otherRisk : h.support);
      const claimed = endOf(await call(claimCase, { queue: 'appeals', case: appealId }, key()));
      if (claimed !== 'ok') return claimed;
      const decision = { case: appealId, isUpheld: index % 2 === 0, answer: ANSWER };
      return endOf(await call(decideAppeal, decision, key()));
    }),
  );
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  const known = ['ok', 'staff.case_claimed', 'staff.case_decided', 'staff.not_claimed'];
  expect(answers.filter((answer) => !known.includes(answer))).toEqual([]);
  const told = (await h.stories(asha.token)).filter((story) => story.startsWith('restriction.appeal_'));
  expect(told).toHaveLength(1);
});

test.each([
  [-1, 'ok'],
  [0, 'restrictions.not_in_force'],
  [1, 'restrictions.not_in_force'],
] as const)(
  'lifted %s ms from its end by two people at once: %s for one, and it is over either way',
  async (offset, end) => {
    const asha = await h.customer();
    const made = await h.impose(asha.id, 'no_trade', 10 / 60);
    await w.clock.advance(made.until! + offset - w.clock.now());
    const ends = (await Promise.all([h.lift(made.id), h.lift(made.id)])).map(endOf);
    expect(ends.toSorted()).toEqual([end, 'restrictions.not_in_force'].toSorted());
    expect(expectOk(await asha.call(getUser, {})).restrictions).toEqual([]);
    const lifted = (await h.stories(asha.token)).filter((story) => story === 'restriction.lifted');
    expect(lifted).toHaveLength(end === 'ok' ? 1 : 0);
  },
);

test('lifted, confirmed and upheld at once: no lock is waited for in a circle, and it ends once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const asha = await h.customer();
    const made = await h.impose(asha.id, 'no_trade', 72);
    const sent = expectOk(await asha.call(appeal, { restriction: made.id, text: 'Please look again.' }, key()));
    const appealId = sent.appeal!.id;
    expectOk(await w.staff(h.support)(claimCase, { queue: 'appeals', case: appealId }, key()));
    const answers = await Promise.all([
      h.lift(made.id),
      w.staff(h.otherRisk)(approveChange, { change: made.change! }, key()),
      w.staff(h.support)(decideAppeal, { case: appealId, isUpheld: true, answer: ANSWER }, key()),
    ]);
    const ends = answers.map(endOf);
    const known = ['ok', 'restrictions.not_in_force', 'staff.change_decided', 'staff.case_decided'];
    expect(ends.filter((end) => !known.includes(end))).toEqual([]);
    expect(expectOk(await asha.call(getUser, {})).restrictions).toEqual([]);
  }
});
