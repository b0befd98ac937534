/** A database from before account numbers were sealed: the start seals them, and they serve as before. */
import { randomUUID } from 'node:crypto';
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, PASSWORD } from './identity/testing.ts';
import { hashPassword } from './identity/passwords.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
let h: WholeApp;

beforeAll(async () => {
  h = await startWholeApp(async ({ owner }) => {
    await owner.query(
      `with house as (insert into identity.institution (code, name, created_at) values ('OLD', 'Old', now()) returning id),
       saver as (
         insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
         select 'asha', $1, id, 'OLD-1', 'en', false, now() from house returning id
       )
       insert into destinations.destination (customer_id, kind, number, network, is_default, added_at, usable_from)
       select id, 'wallet', $2, 'TRC20', true, 0, 0 from saver`,
      [await hashPassword(PASSWORD), ADDRESS],
    );
  });
});
afterAll(() => h.stop());

test('no plain number is left when the server takes its first request', async () => {
  const { rows } = await h.t.owner.query<{ line: string }>(
    'select row_to_json(d)::text as line from destinations.destination d',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.line).not.toContain(ADDRESS);
  const input = { account: 'asha', password: PASSWORD };
  const { token } = expectOk(await h.as()(login, input, { idempotencyKey: randomUUID() }));
  const { wallets } = expectOk(await h.as(token)(listDestinations, {}));
  expect(wallets).toMatchObject([{ type: 'TRC20', maskedAddress: 'TR7N…Lj6t' }]);
});
