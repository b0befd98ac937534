/** Whatever comes at once to a placement: one effect, a clear refusal to the rest, nothing lost, and a clean audit. */
import * as contract from '@bahi/contract/placements/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { answer, several } from '../testing-races.ts';
import { requestPlacement } from './service.ts';
import { key, startPlacing, type Placing } from './testing.ts';

let p: Placing;

beforeAll(async () => {
  p = await startPlacing();
});
afterEach(async () => {
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

test('a customer who asks eight times at once asks once', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const answers = await Promise.all(several('', 8).map(() => answer(p.ask(asha, offer, 10))));
  expect(answers.toSorted()).toEqual(['ok', ...several('placements.pending', 7)]);
  expect(await p.book(asha.id)).toMatchObject({ held: 40_000_00n });
});

test('one call repeated at once makes one request', async () => {
  const [asha, offer, same] = [await p.customer(), await p.offer(), key()];
  const answers = await Promise.all(
    several('', 6).map(() => asha.call(contract.requestPlacement, { offer, lots: 3 }, same)),
  );
  expect(new Set(answers.map((one) => expectOk(one).id)).size).toBe(1);
  expect(await p.book(asha.id)).toMatchObject({ held: 12_000_00n });
});

test('money for one of two placements is held for one of them', async () => {
  const asha = await p.customer();
  const offers = [await p.offer({ lots: 200 }), await p.offer({ lots: 200 })];
  const answers = await Promise.all(offers.map((offer) => answer(p.ask(asha, offer, 150))));
  expect(answers.toSorted()).toEqual(['ok', 'placements.insufficient']);
  expect(await p.book(asha.id)).toMatchObject({ held: 6_00_000_00n });
});

test('the customer who takes back against the reviewer who allots: exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [asha, offer] = [await p.customer(), await p.offer()];
    const request = await p.asked(asha, offer, 10);
    const acts = [() => p.cancel(asha, request.id), () => p.decide(request, 10)];
    if (round % 2 === 1) acts.reverse();
    const answers = await Promise.all(acts.map((act) => answer(act())));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(['placements.not_pending', 'staff.case_decided']).toContain(answers.find((code) => code !== 'ok'));
    const { state } = await p.read(asha, request.id);
    const margin = state === 'allotted' ? 40_000_00n : 0n;
    expect(await p.book(asha.id)).toMatchObject({ held: 0n, margin, cash: 10_00_000_00n - margin });
  }
});

test('two reviewers at one request: one decides', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  const answers = await Promise.all([
    answer(p.decide(request, 10)),
    answer(p.decide(request, 0)),
    answer(p.decide(request, 5)),
  ]);
  expect(answers.toSorted()).toEqual(['ok', 'staff.case_decided', 'staff.case_decided']);
});

test('reviewers of many requests at once never allot more than there is', async () => {
  const offer = await p.offer({ lots: 15 });
  const requests = await Promise.all(several('', 5).map(async () => p.asked(await p.customer(), offer, 10)));
  const answers = await Promise.all(requests.map((request) => answer(p.decide(request, 10))));
  expect(answers.toSorted()).toEqual(['ok', ...several('placements.above_asked', 4)]);
  const { rows } = await p.h.t.owner.query('select allotted_lots as lots from placements.offer where id = $1', [offer]);
  expect(rows).toEqual([{ lots: 10 }]);
});

test('a reviewer against the deadline: allotted or refused, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [asha, offer] = [await p.customer(), await p.offer()];
    const request = await p.asked(asha, offer, 10);
    const { decidedBy } = expectOk(await asha.call(contract.getPlacement, { offer }));
    await p.h.clock.advance(decidedBy - p.h.clock.now());
    const [decided] = await Promise.all([answer(p.decide(request, 10)), p.progress()]);
    const { state } = await p.read(asha, request.id);
    expect([decided, state]).toEqual(decided === 'ok' ? ['ok', 'allotted'] : ['staff.case_decided', 'rejected']);
  }
});

test('asking against the calling off: on the list to be given back, or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [asha, offer] = [await p.customer(), await p.offer()];
    const [asked, withdrawn] = await Promise.all([answer(p.ask(asha, offer, 10)), answer(p.withdraw(offer))]);
    expect(withdrawn).toBe('ok');
    expect(['ok', 'placements.closed']).toContain(asked);
    await p.progress();
    expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  }
});

test('who asks in the last moment is waited for by the settling, and who comes after it is refused', async () => {
  const [asha, ravi, offer] = [await p.customer(), await p.customer(), await p.offer()];
  const asking = ({ id: customerId }: typeof asha, meanwhile: () => Promise<unknown>) =>
    p.h.t.db.transaction(async (tx) => {
      await requestPlacement(p.deps, tx, { customerId, sessionId: null, now, input: { offer, lots: 10 } });
      await meanwhile();
    });
  const now = p.h.clock.now() + 60 * MINUTE_MS - 1;
  await p.h.clock.advance(60 * MINUTE_MS);
  let settling = Promise.resolve();
  await asking(asha, async () => {
    settling = p.progress();
    await untilWaiting(p.h.t.owner);
  });
  await settling;
  const state = async () => expectOk(await asha.call(contract.getPlacement, { offer })).state;
  expect(await state()).toBe('closed');
  const [request] = expectOk(await asha.call(contract.listPlacementRequests, {})).rows;
  expectOk(await p.cancel(asha, request!.id));
  await p.progress();
  expect(await state()).toBe('settled');
  expect(await answer(asking(ravi, async () => {}))).toBe('placements.closed');
});

test('a request that cannot be ended keeps no other: the rest of its batch is refused, and it follows once it can be', async () => {
  const [asha, ravi, meera] = [await p.customer(), await p.customer(), await p.customer()];
  const offer = await p.offer();
  const [first, broken, last] = [
    await p.asked(asha, offer, 5),
    await p.asked(ravi, offer, 5),
    await p.asked(meera, offer, 5),
  ];
  const owner = p.h.t.owner;
  await owner.query(
    `create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await owner.query(
    `create trigger break_one before update on placements.request for each row when (old.id = ${broken.id}) execute function break_one()`,
  );
  const { decidedBy } = expectOk(await asha.call(contract.getPlacement, { offer }));
  await p.h.clock.advance(decidedBy - p.h.clock.now());
  await expect(p.progress()).rejects.toMatchObject({ errors: [{ message: `placement request ${broken.id}` }] });
  expect(await p.read(asha, first.id)).toMatchObject({ state: 'rejected', held: '0.00' });
  expect(await p.read(ravi, broken.id)).toMatchObject({ state: 'pending', held: '20000.00' });
  expect(await p.read(meera, last.id)).toMatchObject({ state: 'rejected', held: '0.00' });
  expect(await p.audit()).toEqual([]);
  await owner.query('drop trigger break_one on placements.request');
  await owner.query('drop function break_one');
  await p.progress();
  expect(await p.read(ravi, broken.id)).toMatchObject({ state: 'rejected', held: '0.00' });
});
