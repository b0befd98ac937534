/** Customers with phones, for tests: what goes to a phone is read in the outbox. */
import { randomUUID } from 'node:crypto';
import { bindPhone } from '@bahi/contract/security/address-calls.ts';
import { requestCode } from '@bahi/contract/security/calls.ts';
import { expectOk, PASSWORD, type Harness } from '../identity/testing.ts';
import type { Messenger } from '../messenger/service.ts';
import { testMessenger } from './testing.ts';

export interface Customer {
  readonly id: bigint;
  readonly account: string;
  readonly token: string;
  readonly phone: string;
}

export const key = (idempotencyKey = randomUUID()) => ({ idempotencyKey });

/** Another code than this one. */
export const otherThan = (code: string, by = 1) => ((Number(code) + by) % 1_000_000).toString().padStart(6, '0');

export type Phones = ReturnType<typeof createPhones>;

export function createPhones(h: Harness) {
  const outbox: Messenger = testMessenger({ db: h.t.db, clock: h.clock });
  let count = 0;

  async function newcomer(): Promise<Customer> {
    count += 1;
    const account = `coded${count}`;
    const { customerId, token } = await h.register(account);
    return { id: BigInt(customerId), account, token, phone: `+9198765${String(10_000 + count)}` };
  }

  const askBinding = ({ token, phone }: Customer, to = phone) =>
    h.as(token)(requestCode, { purpose: 'bind_phone', phone: to }, key());
  const bind = ({ token, phone }: Customer, code: string, more: object = {}) =>
    h.as(token)(bindPhone, { phone, code, loginPassword: PASSWORD, ...more }, key());

  async function lastMessage(account: string) {
    const { rows } = await outbox.outbox({ account, page: 1, pageSize: 1 });
    return rows[0];
  }

  async function lastCode({ account }: Pick<Customer, 'account'>): Promise<string> {
    return /[0-9]{6}/.exec((await lastMessage(account))!.text)![0];
  }

  return {
    outbox,
    newcomer,
    askBinding,
    bind,
    lastMessage,
    lastCode,
    /** With a bound phone. */
    async reachable(): Promise<Customer> {
      const customer = await newcomer();
      expectOk(await askBinding(customer));
      expectOk(await bind(customer, await lastCode(customer)));
      return customer;
    },
    async storiesOf({ id }: Customer): Promise<string[]> {
      const { rows } = await h.t.owner.query<{ story_key: string }>(
        'select story_key from messages.message where customer_id = $1 order by id',
        [id],
      );
      return rows.map(({ story_key }) => story_key);
    },
  };
}
