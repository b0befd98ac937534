/**
 * What a valuation settles (decision 0092): money becomes units and units become money, each request by two entries, all at one value. In memory
 * under the locks of all books concerned, in pieces between which others have a turn of the thread; the journal is written once, and what belongs to many holdings in one statement each.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { assert } from '@bahi/core/assert.ts';
import { poolFeePaid, poolRedeemed, poolSubscribed } from '@bahi/core/ledger-pools.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { formatUnits, payable, unitsFor, type PoolStanding } from '@bahi/core/pool.ts';
import type { Valuation } from '@bahi/core/pool-valuation.ts';
import { captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { writeBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import { othersFirst, piecesOf } from '../platform/pieces.ts';
import { tellAll, type Told } from './messages.ts';
import type { EndReason, PoolRow } from './rows.ts';
import * as store from './valuation-store.ts';

export interface Chosen {
  readonly subscribed: readonly store.Incoming[];
  readonly returned: readonly (store.Incoming & store.Returned)[];
  readonly redeemed: readonly (store.Outgoing & { readonly units: bigint; readonly money: Minor })[];
}

/** Who comes in and who goes out at a standing, in the order of their numbers: as far as cash goes, and behind the first for whom it does not go all the way nobody. */
export function choose(
  standing: PoolStanding,
  given: {
    readonly incoming: readonly store.Incoming[];
    readonly outgoing: readonly store.Outgoing[];
    /** Why nobody comes in any more. */
    readonly closed: EndReason | null;
    /** Free, after the fee. */
    readonly cash: Minor;
  },
): Chosen {
  const refused = ({ invested }: store.Incoming): EndReason | null =>
    given.closed ?? (unitsFor(standing, invested) > 0n ? null : 'worthless');
  const subscribed = given.incoming.filter((one) => refused(one) === null);
  const returned = given.incoming.flatMap((one) => {
    const reason = refused(one);
    return reason === null ? [] : [{ ...one, reason }];
  });
  let cash = subscribed.reduce((sum, { invested }) => sum + invested, given.cash);
  const redeemed: (store.Outgoing & { units: bigint; money: Minor })[] = [];
  for (const one of given.outgoing) {
    const { units, money } = payable(standing, { units: one.left, cash });
    // The last units of somebody may be worth less than a paisa: they go for nothing, else no holding and no pool of such would ever end.
    if (money > 0n || units === one.left) redeemed.push({ ...one, units, money });
    if (units < one.left) break;
    cash -= money;
  }
  return { subscribed, returned, redeemed };
}

interface Settling {
  readonly pool: PoolRow;
  readonly books: Books;
  readonly valuation: Valuation;
  readonly chosen: Chosen;
  readonly momentAt: number;
  readonly now: number;
  readonly businessDate: string;
  readonly isEnd: boolean;
  /** What is told beside: who reached a stop, or the end. */
  readonly told: readonly Told[];
}

export async function settle(tx: Tx, of: Settling): Promise<void> {
  const { pool, books, valuation: v, chosen, momentAt, now, isEnd } = of;
  const flowOf = new Map(
    v.flows.map(({ request, money, units }) => [request, { money: BigInt(money), units: BigInt(units) }]),
  );
  const crossing = (id: bigint, followerId: bigint) => ({
    poolCustomerId: pool.customerId,
    followerId,
    requestId: id,
    valuation: v.number,
    symbol: pool.symbol,
    ...flowOf.get(id.toString())!,
  });
  const fee = BigInt(v.fee);
  const feeOf = { poolId: pool.id, poolCustomerId: pool.customerId, valuation: v.number, amount: fee };
  if (fee > 0n) postEntry(books, poolFeePaid(feeOf));
  for (const piece of piecesOf(chosen.subscribed)) {
    await othersFirst();
    for (const { id, customerId, invested } of piece) {
      captureHold(books, { kind: 'pool', reference: id }, invested);
      for (const entry of poolSubscribed(crossing(id, customerId))) postEntry(books, entry);
    }
  }
  for (const { id } of chosen.returned) releaseHold(books, { kind: 'pool', reference: id });
  for (const piece of piecesOf(chosen.redeemed)) {
    await othersFirst();
    for (const { id, customerId } of piece)
      for (const entry of poolRedeemed(crossing(id, customerId))) postEntry(books, entry);
  }
  const entries = await writeBooks(tx, books, { at: now, businessDate: of.businessDate });
  const byRequest = Map.groupBy(entries, ({ kind, reference }) => (kind === 'pool_fee' ? null : reference));
  const flowFor = (what: store.NewFlow['what'], id: bigint, holdingId: bigint, customerId: bigint): store.NewFlow => {
    const [own, pools] = byRequest.get(id)!;
    const areTwo = pools?.customerId === pool.customerId || flowOf.get(id.toString())!.money === 0n;
    assert(own!.customerId === customerId && areTwo, 'a request has two entries, without money one');
    return {
      requestId: id,
      holdingId,
      customerId,
      what,
      ...flowOf.get(id.toString())!,
      entryId: own!.id,
      poolEntryId: pools?.id ?? null,
    };
  };
  const came = chosen.subscribed.map(({ id, customerId }) => flowFor('subscribed', id, id, customerId));
  const went = chosen.redeemed.map(({ id, holdingId, customerId }) => flowFor('redeemed', id, holdingId, customerId));
  const feeEntry = byRequest.get(null)?.[0]?.id ?? null;
  await store.insertValuation(tx, { poolId: pool.id, momentAt, previous: pool.hash, feeEntry }, v);
  for (const piece of piecesOf([...came, ...went]))
    await store.insertFlows(tx, { poolId: pool.id, number: v.number }, piece);
  await store.startHoldings(tx, came, now);
  await store.returnHoldings(tx, chosen.returned, now);
  const settled = await store.settleRedemptions(tx, went, now);
  const sum = (flows: readonly store.NewFlow[]) => flows.reduce((total, { money }) => total + money, 0n);
  const value = BigInt(v.value) + sum(came) - sum(went);
  const endedAt = isEnd && v.unitsAfter === '0' ? now : null;
  await store.updateValued(tx, pool.id, v, { value, endedAt });
  const customers = new Set([...came, ...went, ...chosen.returned].map(({ customerId }) => customerId));
  for (const customerId of customers) tx.after('funds.changed', { customerId });
  await tellAll(tx, now, [...of.told, ...storiesOf(pool, chosen, { came, went, settled })]);
}

function storiesOf(
  { symbol }: PoolRow,
  chosen: Chosen,
  {
    came,
    went,
    settled,
  }: { came: readonly store.NewFlow[]; went: readonly store.NewFlow[]; settled: readonly store.Settled[] },
): Told[] {
  const paid = new Map(went.map((flow) => [flow.holdingId, flow]));
  return [
    ...chosen.subscribed.map(({ id, customerId, invested, lockedUntil }, at) => ({
      customerId,
      holdingId: id,
      story: storyOf('pools.subscribed', {
        pool: symbol,
        amount: formatMoney(invested),
        units: formatUnits(came[at]!.units),
        until: lockedUntil,
      }),
    })),
    ...chosen.returned.map(({ id, customerId, invested }) => ({
      customerId,
      holdingId: id,
      story: storyOf('pools.returned', { pool: symbol, amount: formatMoney(invested) }),
    })),
    ...settled.map(({ id, customerId, invested, paidOut, units }) => {
      const flow = paid.get(id)!;
      const story =
        units === 0n
          ? storyOf('pools.finished', { pool: symbol, amount: formatMoney(paidOut), invested: formatMoney(invested) })
          : storyOf('pools.paid_out', {
              pool: symbol,
              amount: formatMoney(flow.money),
              units: formatUnits(flow.units),
              left: formatUnits(units),
            });
      return { customerId, holdingId: id, story };
    }),
  ];
}
