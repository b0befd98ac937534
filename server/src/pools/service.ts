/**
 * Pools as everybody sees them, and following one (desks §6). What concerns a holding is decided under the lock of its follower's book, which
 * a valuation takes too: of two that meet one comes first, and the other finds what it did.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/pools/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { publicThrough, STOP_PERCENT } from '@bahi/core/pool.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, releaseHold } from '../ledger/books.ts';
import { loadHolds, lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { accountRefusal } from '../loans/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { dealOf, knownPools, lockOf, poolRefusal, requestRefusal, type KnownPool, type PoolsDeps } from './checks.ts';
import { tellAll } from './messages.ts';
import type { HoldingDetail, HoldingRow, HoldingView, PoolDetail, RedemptionRow } from './rows.ts';
import { notesOf } from './product-store.ts';
import * as store from './store.ts';
import { holdings, pools, redemptions } from './store.ts';
import { timelineOf } from './timeline.ts';
import { selectLast, selectLastOn } from './valuation-store.ts';
import { holdingView, isLockedAt, poolDetail, poolView, stopFrom } from './views.ts';

export { poolHeads } from './heads.ts';
export { worthOfUnits } from './store.ts';
export { openPool, type PoolTerms } from './opening.ts';
export { hasFollowed } from './practice.ts';
export { selectRunning as runningPools } from './store.ts';
export { tradePools } from './trading.ts';
export { unitsByDay } from './units-by-day.ts';
export { valueDue, valuePool } from './valuing.ts';
export type { PoolRow } from './rows.ts';

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

type Shown = Pick<PoolsDeps, 'calendar'>;

export async function poolsPage(
  { calendar }: Shown,
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof contract.listPools>; readonly now: number },
): Promise<OutputOf<typeof contract.listPools>> {
  const { rows, total } = await store.pagePools(tx, input);
  const lasts = await selectLast(
    tx,
    rows.map(({ id }) => id),
  );
  const known = await knownPools(tx, rows);
  return {
    rows: known.map((one) => poolView(calendar, one, { last: lasts.get(one.pool.id) ?? null, now })),
    total,
    page: input.page,
    pageSize: input.pageSize,
  };
}

export async function poolOf(
  deps: Pick<PoolsDeps, 'calendar' | 'nameOf'>,
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<PoolDetail> {
  const known = await knownPool(tx, id);
  const { id: poolId } = known.pool;
  const last = (await selectLast(tx, [poolId])).get(poolId) ?? null;
  const shown = await selectLastOn(tx, poolId, publicThrough(deps.calendar, now));
  const houseUnits = await store.selectHouseUnits(tx, poolId);
  return poolDetail(deps, known, { last, shown, houseUnits, notes: await notesOf(tx, poolId), now });
}

export async function termsOf(
  deps: PoolsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getPoolTerms> },
): Promise<OutputOf<typeof contract.getPoolTerms>> {
  const known = await knownPool(tx, input.pool);
  const { pool } = known;
  const { cash, held, receivable } = await readBalance(tx, customerId);
  const available = cash - held - receivable;
  const waiting = await holdings.selectOne(tx, { customerId, poolId: pool.id, status: 'waiting' });
  const deal = dealOf(deps.calendar, pool, now);
  const asked = {
    amount: input.amount ?? formatMoney(pool.minimum),
    stopPercent: STOP_PERCENT.default,
    hasWaiting: waiting !== null,
    available: available > 0n ? available : 0n,
  };
  return {
    pool: pool.id.toString(),
    minimum: formatMoney(pool.minimum),
    available: formatMoney(asked.available),
    stopPercent: STOP_PERCENT,
    dealsAt: deal?.at ?? null,
    lockedUntil: deal === null ? null : lockOf(deps.calendar, pool, deal),
    waiting: waiting === null ? null : holdingView(waiting, { ...deps, pool, redemption: null, now }),
    refusal:
      (await accountRefusal(deps, tx, { customerId, now })) ??
      poolRefusal(deps.calendar, known, now) ??
      requestRefusal(pool, asked),
  };
}

type Following = Omit<ParsedInputOf<typeof contract.followPool>, 'fundPassword' | 'code'>;

export async function followPool(
  deps: PoolsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: Following },
): Promise<HoldingView> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const known = await knownPool(tx, input.pool);
  const { pool } = known;
  refuseIf(poolRefusal(deps.calendar, known, now));
  const { stopPercent } = input;
  const waiting = await holdings.selectOne(tx, { customerId, poolId: pool.id, status: 'waiting' });
  const asked = {
    amount: input.amount,
    stopPercent,
    hasWaiting: waiting !== null,
    available: availableOf(books, customerId),
  };
  const deal = dealOf(deps.calendar, pool, now)!;
  const lockedUntil = lockOf(deps.calendar, pool, deal);
  refuseIf(requestRefusal(pool, asked));
  if (input.lockedUntil !== lockedUntil) refuse('pools.lock_changed', { until: lockedUntil });
  const invested = parseMoney(input.amount)!;
  const row = await holdings.insert(tx, {
    poolId: pool.id,
    customerId,
    invested,
    stopPercent,
    lockedUntil,
    askedAt: now,
    dealsAt: deal.at,
  });
  placeHold(books, { kind: 'pool', reference: row.id, customerId, amount: invested });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  tx.after('funds.changed', { customerId });
  const params = { pool: pool.symbol, amount: formatMoney(invested), deals: deal.at };
  await tellAll(tx, now, [{ customerId, holdingId: row.id, story: storyOf('pools.asked', params) }]);
  return holdingView(row, { ...deps, pool, redemption: null, now });
}

export async function stopFollowing(
  { calendar }: Shown,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: { readonly holding: string } },
): Promise<HoldingView> {
  await lockBooks(tx, { customerIds: [customerId] });
  const { row, pool, redemption } = await ownHolding(tx, customerId, input.holding);
  if (row.status !== 'in_progress') refuse('pools.not_in_progress', {});
  if (redemption !== null) refuse('pools.already_stopping', {});
  if (isLockedAt(calendar, row, { pool, now })) refuse('pools.locked', { until: row.lockedUntil });
  const deal = dealOf(calendar, pool, now)!;
  const asked = await redemptions.insert(tx, {
    holdingId: row.id,
    poolId: pool.id,
    customerId,
    units: row.units,
    reason: 'asked',
    askedAt: now,
    dealsAt: deal.at,
  });
  const story = storyOf('pools.stop_asked', { pool: pool.symbol, deals: deal.at });
  await tellAll(tx, now, [{ customerId, holdingId: row.id, story }]);
  return holdingView(row, { calendar, pool, redemption: asked, now });
}

/** Also while the account is frozen: it only takes a word back. */
export async function takeBack(
  { calendar }: Shown,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: { readonly holding: string } },
): Promise<HoldingView> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const { row, pool, redemption } = await ownHolding(tx, customerId, input.holding);
  const { canTakeBack, takeBackUntil } = holdingView(row, { calendar, pool, redemption, now });
  if (takeBackUntil === null) refuse('pools.nothing_waits', {});
  if (!canTakeBack) refuse('pools.cut_off_passed', {});
  const told = { customerId, holdingId: row.id };
  if (redemption !== null) {
    await redemptions.update(tx, redemption.id, { status: 'taken_back', endedAt: now });
    await tellAll(tx, now, [{ ...told, story: storyOf('pools.stop_taken_back', { pool: pool.symbol }) }]);
    return holdingView(row, { calendar, pool, redemption: null, now });
  }
  const hold = { kind: 'pool', reference: row.id } as const;
  await loadHolds(tx, books, [hold]);
  releaseHold(books, hold);
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const taken = await holdings.update(tx, row.id, { status: 'taken_back', endedAt: now });
  tx.after('funds.changed', { customerId });
  const params = { pool: pool.symbol, amount: formatMoney(row.invested) };
  await tellAll(tx, now, [{ ...told, story: storyOf('pools.taken_back', params) }]);
  return holdingView(taken, { calendar, pool, redemption: null, now });
}

/** Also while the account is frozen. */
export async function changeStop(
  { calendar }: Shown,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.changePoolStop> },
): Promise<HoldingView> {
  await lockBooks(tx, { customerIds: [customerId] });
  const { row, pool, redemption } = await ownHolding(tx, customerId, input.holding);
  if (row.status !== 'in_progress' && row.status !== 'waiting') refuse('pools.not_in_progress', {});
  if (redemption !== null) refuse('pools.already_stopping', {});
  const { minimum, maximum } = STOP_PERCENT;
  const percent = input.stopPercent;
  if (percent < minimum || percent > maximum) refuse('pools.stop_invalid', { minimum, maximum });
  if (percent === row.stopPercent) return holdingView(row, { calendar, pool, redemption, now });
  // One that was changed shortly before counts for no valuation yet: the one before it does.
  const counts = stopFrom(calendar, row, { pool, now }) === null;
  const stopWas = counts ? row.stopPercent : row.stopWas;
  const changed = await holdings.update(tx, row.id, { stopPercent: percent, stopWas, stopAt: now });
  await store.insertStopChange(tx, { holdingId: row.id, at: now, percent });
  return holdingView(changed, { calendar, pool, redemption, now });
}

export async function holdingsPage(
  { calendar }: Shown,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listPoolHoldings> },
): Promise<OutputOf<typeof contract.listPoolHoldings>> {
  const { rows, total } = await store.pageHoldings(tx, customerId, { ...input, list: input.list ?? 'all' });
  const of = await store.selectPools(
    tx,
    rows.map(({ poolId }) => poolId),
  );
  const pending = await store.selectPending(
    tx,
    rows.map(({ id }) => id),
  );
  const views = rows.map((row) =>
    holdingView(row, { calendar, pool: of.get(row.poolId)!, redemption: pending.get(row.id) ?? null, now }),
  );
  return { rows: views, total, page: input.page, pageSize: input.pageSize };
}

export async function holdingOf(
  { calendar }: Shown,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<HoldingDetail> {
  const { row, pool, redemption } = await ownHolding(tx, customerId, id);
  return { ...holdingView(row, { calendar, pool, redemption, now }), timeline: await timelineOf(tx, row) };
}

async function knownPool(tx: Tx, id: string): Promise<KnownPool> {
  const stored = storedId(id);
  const row = stored === null ? null : await pools.select(tx, stored);
  if (row === null) return refuse('pools.unknown', {});
  return (await knownPools(tx, [row]))[0]!;
}

interface Own {
  readonly row: HoldingRow;
  readonly pool: KnownPool['pool'];
  /** The one that waits. */
  readonly redemption: RedemptionRow | null;
}

async function ownHolding(tx: Tx, customerId: bigint, id: string): Promise<Own> {
  const row = (await holdings.selectOwn(tx, customerId, id)) ?? refuse('pools.holding_unknown', {});
  const pool = (await pools.select(tx, row.poolId))!;
  return { row, pool, redemption: (await store.selectPending(tx, [row.id])).get(row.id) ?? null };
}
