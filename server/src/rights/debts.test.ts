/** What comes back of extra rights pays what is owed, and no rights are taken up with it. */
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf } from '../identity/testing.ts';
import { owe } from '../ledger/testing.ts';
import { rightsTerms, startRaising, type Raising } from './testing.ts';

let r: Raising;
beforeAll(async () => {
  r = await startRaising();
});
afterAll(() => r.stop());

test('what extra rights gave back pays what is owed, before other rights are taken up with it', async () => {
  const [asha, ravi] = [await r.customer(1_000), await r.customer(100)];
  await r.hold(asha, 1_000, 'VEDA');
  const later = rightsTerms(r.h.clock.now()).payBy + BigInt(2 * DAY_MS);
  const [issue, other] = [await r.issue(), await r.issue({ symbol: 'VEDA', payBy: later })];
  await r.open(issue);
  await r.taken(ravi, issue, 25);
  await r.taken(asha, issue, 250, 25);
  await owe(r.h.t.db, { customerId: asha.id, amount: 700_00n, at: r.h.clock.now(), businessDate: '2026-11-23' });
  expect(await r.book(asha.id)).toMatchObject({ cash: 1_437_50n, held: 1_437_50n, receivable: 700_00n });
  expect(endOf(await r.take(asha, other, 1))).toBe('rights.insufficient');

  // Nobody left any: all of the extra comes back.
  await r.end(issue);
  await r.progress();
  expect(await r.book(asha.id)).toMatchObject({ cash: 737_50n, held: 0n, receivable: 0n });
  expect(await r.take(asha, other, 25)).toMatchObject({ refusal: { params: { available: '737.50', short: '12.50' } } });
  expect(endOf(await r.take(asha, other, 1))).toBe('ok');
});
