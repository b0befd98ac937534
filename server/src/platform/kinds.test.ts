import { message } from '@bahi/contract/messages/calls.ts';
import { changeKind } from '@bahi/contract/staff/change.ts';
import { productKind } from '@bahi/contract/staff/offerings.ts';
import { queueKey } from '@bahi/contract/staff/queues.ts';
import { uploadPurpose } from '@bahi/contract/uploads/calls.ts';
import { CUSTOMER_ACCOUNTS, ENTRY_KINDS, HOLD_KINDS, HOUSE_ACCOUNTS } from '@bahi/core/ledger.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const KINDS = [
  ['staff.queue', queueKey.options],
  ['staff.change_kind', changeKind.options],
  ['products.kind', productKind.options],
  ['uploads.purpose', uploadPurpose.options],
  ['messages.about_type', message.shape.about.def.innerType.shape.type.options],
] as const;

test.each(KINDS)(
  '%s has a row for each kind of the contract, and the application adds none',
  async (table, options) => {
    const { rows } = await t.owner.query<{ name: string }>(`select name from ${table}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...options].toSorted());
    const adding = t.db.query(`insert into ${table} values ('winner')`);
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  },
);

test.each([
  ['ledger.account', [...CUSTOMER_ACCOUNTS, ...HOUSE_ACCOUNTS]],
  ['ledger.entry_kind', ENTRY_KINDS],
  ['ledger.hold_kind', HOLD_KINDS],
])('the type %s has a value for each kind of core, which a migration adds', async (type, kinds) => {
  const { rows } = await t.owner.query<{ name: string }>(`select unnest(enum_range(null::${type}))::text as name`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...kinds].toSorted());
});

test.each([
  [
    'claim_queue_fkey',
    `alter table staff.claim drop constraint claim_member_id_fkey;
     insert into staff.claim (queue, case_id, member_id, until) values ('winners', 1, 1, now())`,
  ],
  [
    'about_type_is_known',
    `alter table messages.message drop constraint message_customer_id_fkey;
     insert into messages.message (customer_id, kind, story_key, story_params, about_type, about_id, at)
     select 1, 'money', 'a.b', '{}', unnest(array['symbol', 'winner']), '1', 1`,
  ],
])('what no domain brought is refused by %s', async (constraint, written) => {
  const writing = t.owner.transaction((tx) => tx.query(written));
  await expect(writing).rejects.toMatchObject({ code: '23503', constraint });
});
