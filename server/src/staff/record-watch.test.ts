/** The record of staff is followed from the place verified before, beside whoever looks, and read as a whole after a start and once a day. */
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { until } from '../platform/testing-waits.ts';
import { writeAudit } from './audit-log.ts';
import { createRecordWatch, type RecordState } from './record-watch.ts';

let t: TestDatabase;
let clock: VirtualClock;
let watch: () => RecordState | null;
let written = 0;

beforeAll(async () => {
  t = await testDatabase();
  await t.owner.query('alter table staff.audit disable trigger never_changed');
});
afterAll(() => t.drop());
beforeEach(async () => {
  clock = virtualClock(NOON);
  watch = createRecordWatch({ db: t.db, clock });
  await write(3);
});

async function write(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const row = { staffId: null, action: 'customer.view', subject: 'customer:1', now: NOON };
    await t.db.transaction((tx) => writeAudit(tx, row));
    written += 1;
  }
}

/** What the next looks find, once it was verified anew. */
async function found(): Promise<Pick<RecordState, 'rows' | 'brokenAt' | 'isCut'>> {
  await until(() => watch()?.at === clock.now());
  const { at: _, ...state } = watch()!;
  return state;
}

const change = (seq: number, detail: object) =>
  t.owner.query('update staff.audit set detail = $2 where seq = $1', [seq, JSON.stringify(detail)]);
const whole = () => ({ rows: written, brokenAt: null, isCut: false });

test('the first look does not wait, and later ones have what was found, as of then', async () => {
  expect(watch()).toBeNull();
  expect(await found()).toEqual(whole());
  await write(2);
  expect(watch()).toMatchObject({ rows: written - 2, at: NOON });
  await clock.advance(MINUTE_MS);
  expect(watch()).toMatchObject({ rows: written - 2, at: NOON });
  expect(await found()).toEqual(whole());
});

test('a new row that was changed is named at once, one that was verified before within a day', async () => {
  await found();
  await change(2, { by: 'nobody' });
  await write(2);
  await clock.advance(MINUTE_MS);
  // Only what is new is read.
  expect(await found()).toEqual(whole());
  await change(2, {});
  await write(2);
  await change(written - 1, { by: 'nobody' });
  await clock.advance(MINUTE_MS);
  expect(await found()).toEqual({ rows: written - 2, brokenAt: written - 1, isCut: false });
  await change(written - 1, {});
  await clock.advance(MINUTE_MS);
  expect(await found()).toEqual(whole());
  await change(2, { by: 'nobody' });
  await clock.advance(DAY_MS);
  expect(await found()).toEqual({ rows: 1, brokenAt: 2, isCut: false });
  await change(2, {});
  await clock.advance(MINUTE_MS);
  expect(await found()).toEqual(whole());
});

test('where the row verified last is another, all of it is read', async () => {
  await found();
  await t.owner.query(`update staff.audit set hash = sha256('x') where seq = $1`, [written]);
  await clock.advance(MINUTE_MS);
  expect(await found()).toEqual({ rows: written - 1, brokenAt: written, isCut: false });
});
