/** What the tables say after a fault, whatever the server answers: each acknowledged order and deposit once, nothing else, clean books. */
import { hash } from 'node:crypto';
import { auditWhole } from '@bahi/server/ledger/audit.ts';
import { DOMAIN_INVARIANTS } from '@bahi/server/invariants.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import { openDatabase, type Database } from '@bahi/server/platform/database.ts';
import type { House } from './house.ts';

type Kind = 'place' | 'cancel' | 'pay_in' | 'take_back';

export interface Sent {
  readonly kind: Kind;
  readonly account: string;
  readonly key: string;
  readonly send: () => Promise<CallResult<{ readonly id: string }>>;
  /** Of the order or deposit that it made or touched. */
  id: string | null;
}

export interface Books {
  /** Given is all that was ever acknowledged, while nobody sends. */
  check(sent: readonly Sent[]): Promise<string[]>;
}

/** `payers`: whose deposits are counted from now on. */
export async function openBooks(house: House, payers: readonly string[]): Promise<Books> {
  const former = await withDatabase(house, (db) => depositsOf(db, payers));
  return {
    check: (sent) =>
      withDatabase(house, async (db) => {
        const deposits = await depositsOf(db, payers);
        for (const id of former.keys()) deposits.delete(id);
        const { breaks } = await db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
        const of = (wanted: Kind) => sent.filter(({ kind }) => kind === wanted).map(({ id }) => id!);
        const [paid, takenBack] = [of('pay_in'), of('take_back')];
        return [
          ...(await ordersAgree(db, sent)),
          ...paid.filter((id) => !deposits.has(id)).map((id) => `deposit ${id} was acknowledged and is lost`),
          ...takenBack.filter((id) => deposits.get(id) !== 'cancelled').map((id) => `deposit ${id} is not taken back`),
          ...agree('deposits', paid.length, deposits.size),
          ...breaks.map((broken) => JSON.stringify(broken)),
        ];
      }),
  };
}

async function withDatabase<T>(house: House, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: house.databaseUrl(), role: 'owner', poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function ordersAgree(db: Database, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint; request: string; cancelled: string | null }>(
    `select o.id, replace(o.request::text, '-', '') request, replace(o.cancel_request::text, '-', '') cancelled from orders.orders o join identity.customer c on c.id = o.customer_id
     where c.account like 'bench-%' and o.origin = 'customer'`,
  );
  const orders = new Map(rows.map(({ id, request }) => [request, id.toString()]));
  const cancels = new Map(rows.map(({ id, cancelled }) => [cancelled, id.toString()]));
  const placed = sent.filter(({ kind }) => kind === 'place');
  const lost = placed.filter(({ key, id }) => orders.get(requestOf(key)) !== id);
  const undone = sent.filter(({ kind, key, id }) => kind === 'cancel' && cancels.get(requestOf(key)) !== id);
  return [
    ...undone.map(({ key, id }) => `the cancel ${key} of order ${id} was acknowledged and is lost`),
    ...lost.map(({ key, id }) => `order ${id} of ${key} was acknowledged and is lost`),
    ...agree('orders', placed.length, orders.size),
  ];
}

/** As an order keeps the key of a call (server/src/orders/idempotency.ts). */
function requestOf(key: string): string {
  return hash('sha256', key, 'hex').slice(0, 32);
}

function agree(what: string, acknowledged: number, kept: number): string[] {
  return acknowledged === kept ? [] : [`${acknowledged} ${what} were acknowledged, there are ${kept}`];
}

async function depositsOf(db: Database, payers: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: bigint; status: string }>(
    'select d.id, d.status from deposits.deposit d join identity.customer c on c.id = d.customer_id where c.account = any ($1::text[])',
    [payers],
  );
  return new Map(rows.map(({ id, status }) => [id.toString(), status]));
}
