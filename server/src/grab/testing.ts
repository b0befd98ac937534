/** Grab offers over real books and a market led by hand: what the tests of grab offers start from. */
import { randomBytes } from 'node:crypto';
import { assert } from '@bahi/core/assert.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { SEALER } from '../identity/testing.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { auditWhole } from '../ledger/audit.ts';
import { NEW_SHARES_INVARIANTS } from '../new-shares/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { blockMarketIn, isListedIn } from '../market/service.ts';
import { ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import type { Tx } from '../platform/database.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { TestDatabase } from '../platform/testing.ts';
import { GRAB_INVARIANTS } from './audit.ts';
import type { DrawingDeps } from './drawing.ts';
import { createGrabBatch, type GrabAnswer, type GrabBatchDeps } from './grabbing.ts';
import { drawAfter, NOT_DRAWN } from './product-checks.ts';
import { progress } from './jobs.ts';
import { publishGrab, type GrabTerms } from './publication.ts';
import { offerViews } from './service.ts';
import { offers } from './store.ts';
import { commandOf } from './testing-command.ts';

export interface Grabbing {
  readonly h: OrdersHarness;
  readonly deps: GrabBatchDeps & DrawingDeps;
  /** How the index closed; null: not yet. */
  level: string | null;
  /** Since when the house is halted. */
  haltedSince: number | null;
  /** Verified, of a level, with money. */
  customer(of?: {
    readonly level?: number;
    readonly amount?: bigint;
    readonly isMarginEnabled?: boolean;
  }): Promise<bigint>;
  /** So many of them, with the practice grant, at once. */
  crowd(count: number): Promise<readonly bigint[]>;
  /** 10 lots of 100 shares at 495.00 on a symbol of its own at 500.00, three lots for one, level 1, open for an hour. */
  offer(changes?: Partial<GrabTerms>): Promise<bigint>;
  /** The same, drawn once the session is over in which it closes. */
  draw(changes?: Partial<GrabTerms>): Promise<bigint>;
  /** Goes to the moment of its draw, at a price of the market, and does what is due. */
  drawn(offerId: bigint, price?: number): Promise<void>;
  /** Asks with a key of its own, unless one is given. */
  ask(customerId: bigint, offerId: bigint, lots: number, key?: string): Promise<GrabAnswer>;
  /** As customers see the offer now. */
  view(offerId: bigint): Promise<Awaited<ReturnType<typeof offerViews>>[number]>;
  /** The stories that a customer was told, oldest first. */
  told(customerId: bigint): Promise<readonly string[]>;
  audit(): Promise<readonly string[]>;
  /** What the auditor finds with rows that were changed behind all guards, without that index, which is undone. */
  bent(change: string, of?: { readonly without: string }): Promise<readonly string[]>;
}

let keys = 0;
let crowds = 0;

export async function startGrabbing(): Promise<Grabbing> {
  const h = await ordersHarness();
  const verified = new Set<bigint>();
  const deps: Grabbing['deps'] = {
    db: h.db,
    clock: h.clock,
    metrics: createMetrics(),
    calendar: practiceCalendar,
    halt: { since: () => g.haltedSince, lockedSince: async () => g.haltedSince },
    sealer: SEALER,
    closingLevel: async () => (g.level === null ? null : { level: g.level }),
    marketPrice(symbol) {
      const mark = h.feed.quote(symbol)?.mark;
      return mark === undefined ? null : BigInt(mark);
    },
    marketOf: blockMarketIn(h.feed),
    isListed: isListedIn(h.feed),
    parametersAt: defaultsOf(practiceCalendar),
    verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
  };
  const batch = createGrabBatch(deps);
  const customer: Grabbing['customer'] = async ({ level = 1, ...of } = {}) => {
    const id = await h.customer(of);
    verified.add(id);
    await h.t.owner.query(`insert into verification.number values ('pan', $1, $2)`, [randomBytes(32), id]);
    await levelOf(h.t, [id], level);
    return id;
  };
  const g: Grabbing = {
    h,
    level: '24381.05',
    haltedSince: null,
    deps,
    customer,
    async crowd(count) {
      const { rows } = await h.t.owner.query<{ id: bigint }>(
        `with i as (
           insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test house', now())
           on conflict (code) do update set name = excluded.name returning id
         )
         insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
         select 'crowd' || $1::bigint || '-' || n, '$argon2id$test', i.id, 'CROWD-' || $1::bigint || '-' || n, 'en', false, now()
         from i, generate_series(1, $2::int) as n returning id`,
        [(crowds += 1), count],
      );
      const ids = rows.map(({ id }) => id);
      const at = h.clock.now();
      const businessDate = businessDateOf(practiceCalendar, at);
      await h.t.owner.transaction(async (tx) => {
        await tx.query(
          `insert into verification.number select 'pan', sha256(('crowd' || id)::bytea), id from unnest($1::bigint[]) as c (id)`,
          [ids],
        );
        await openBooks(tx, ids);
        await grantPractice(tx, { customerIds: ids, amount: 10_00_000_00n, at, businessDate });
      });
      for (const id of ids) verified.add(id);
      await levelOf(h.t, ids, 1);
      return ids;
    },
    async offer(changes = {}) {
      const terms = { ...grabTerms(h.clock.now(), changes.symbol ?? h.ownSymbol()), ...changes };
      return (await h.db.transaction((tx) => publishGrab({ ...deps, feed: h.feed }, tx, terms)))!.id;
    },
    draw(changes = {}) {
      const closesAt = Number(changes.closesAt ?? h.clock.now() + 60 * MINUTE_MS);
      return g.offer({ rule: 'draw', ...drawAfter(practiceCalendar, closesAt), ...changes });
    },
    async drawn(offerId, price = 500_00) {
      const { symbol, closesAt, drawAt } = (await offers.select(h.db, offerId))!;
      await h.clock.advance(Math.max(0, Number(closesAt) - h.clock.now()));
      await progress(deps);
      await h.clock.advance(Number(drawAt) - h.clock.now());
      h.feed.set(symbol, price);
      await progress(deps);
    },
    ask: (customerId, offerId, lots, key = `key ${(keys += 1)}`) =>
      batch.submit(commandOf({ customerId, offerId, lots, now: h.clock.now() }, key)),
    async view(offerId) {
      const offer = (await offers.select(h.db, offerId))!;
      return (await h.db.read((tx) => offerViews(deps, tx, [offer], h.clock.now())))[0]!;
    },
    async told(customerId) {
      const { rows } = await h.db.query<{ key: string }>(
        'select story_key as key from messages.message where customer_id = $1 order by id',
        [customerId],
      );
      return rows.map(({ key }) => key);
    },
    audit: async () => [...(await h.db.transaction(auditIn)), ...h.errors],
    async bent(change, of) {
      const undone = new Error('undone');
      let found: readonly string[] = [];
      const bending = h.t.owner.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        if (of !== undefined) await tx.query(`drop index ${of.without}`);
        const { rowCount } = await tx.query(change);
        assert(rowCount! > 0, `nothing is bent by ${change}`);
        found = await auditIn(tx);
        throw undone;
      });
      await bending.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      return [...new Set(found)];
    },
  };
  return g;
}

async function auditIn(tx: Tx): Promise<readonly string[]> {
  const { breaks } = await auditWhole(tx, [...ORDER_INVARIANTS, ...NEW_SHARES_INVARIANTS, ...GRAB_INVARIANTS]);
  return breaks.map(({ invariant }) => invariant);
}

export function grabTerms(now: number, symbol: string): GrabTerms {
  return {
    symbol,
    price: 495_00n,
    referencePrice: 500_00n,
    rule: 'first_come',
    level: 1,
    lots: 10,
    lotSize: 100,
    maximumLots: 3,
    lockDays: 1,
    publishedAt: BigInt(now - MINUTE_MS),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 60 * MINUTE_MS),
    ...NOT_DRAWN,
    prospectus: 'A block seller offers shares of a large company.',
  };
}

/** As if it had been worked out on the date before. */
async function levelOf({ owner }: TestDatabase, customerIds: readonly bigint[], level: number): Promise<void> {
  await owner.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ('2026-11-19', 1, 1, 0, 0, 0, 0, 7) on conflict do nothing`,
  );
  await owner.query(
    `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level)
     select id, '2026-11-19', 0, 0, true, 5, 0, $2, $2 from unnest($1::bigint[]) as c (id)`,
    [customerIds, level],
  );
}
