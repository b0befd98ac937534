/**
 * The draw of an offer in three steps (rules §8, T2): its publication commits to a seed that nobody has seen, its close publishes
 * the hash of the list, and the reveal, for which two people are needed, mixes in the closing level of an index. The result
 * follows from what was public before; a second reveal finds it done.
 */
import { randomBytes } from 'node:crypto';
import { assert } from '@bahi/core/assert.ts';
import { addBusinessDays, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { CAP_PERCENT, clearAuction } from '@bahi/core/auction.ts';
import { personsText } from '@bahi/core/draw-log.ts';
import { commitDraw } from '@bahi/core/lottery.ts';
import type { DrawTerms } from '@bahi/core/lottery-form.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import { freezeList } from './freeze-list.ts';
import {
  insertDraw,
  insertWins,
  selectDraw,
  selectListed,
  updateListed,
  updateRevealed,
  type DrawRow,
  type Listed,
  type Win,
} from './draw-store.ts';
import { settleLevel, type LevelDeps } from './draw-level.ts';
import { logPublished } from './draw-log.ts';
import { sha256, type DrawDone, type DrawWork } from './draw-work.ts';
import { runDraw } from './drawing.ts';
import { insertOffer, lockOfferAlone, selectOffer, updateDrawn } from './offer-store.ts';
import type { NewOffer, OfferRow } from './rows.ts';
import { ticketsOf, TICKETS_OF_ONE_MAX } from './tickets.ts';

export interface DrawDeps extends LevelDeps {
  readonly sealer: Sealer;
}

interface OfferAt {
  readonly offerId: bigint;
  readonly now: number;
}

const SEED_BYTES = 32;
/** The session of the terms, and those that stand in for it, before the offer is void (calling-off.ts). */
const SESSIONS = 3;

/**
 * Terms never change after this: what is not allowed is refused by the caller, who has two people behind it. The commitment is
 * public with the offer, earlier than the first application. The level is of a session that ends after the last application.
 */
export async function publishOffer(
  { sealer, calendar }: Pick<DrawDeps, 'sealer'> & { readonly calendar: Calendar },
  tx: Tx,
  terms: NewOffer,
): Promise<OfferRow> {
  const { publicDate, closesAt } = terms;
  if (terms.allocation === 'draw') {
    const session = sessionOn(calendar, publicDate);
    assert(
      ticketsOf(terms, terms.maximumLots) <= TICKETS_OF_ONE_MAX,
      `one application for ${terms.maximumLots} lots leaves no room for others`,
    );
    assert(session !== null, `${publicDate} is a session, so that an index closes on it`);
    assert(Number(closesAt) <= session.close, `nobody applies once the level of ${publicDate} is known`);
  }
  const offer = await insertOffer(tx, terms);
  if (offer.allocation !== 'draw') return offer;
  const seed = randomBytes(SEED_BYTES);
  const drawTerms = drawTermsOf(offer, calendar);
  const committed = commitDraw(drawTerms, seed.toString('hex'), sha256);
  const at = Number(offer.publishedAt);
  await insertDraw(tx, {
    offerId: offer.id,
    terms: drawTerms,
    sealedSeed: sealer.seal(seed, seedPurpose(offer.id)),
    sealedNames: sealer.seal(randomBytes(SEED_BYTES), namesPurpose(offer.id)),
    ...committed,
    now: at,
  });
  await logPublished(tx, { offerId: offer.id, what: 'commitment', value: committed.commitment, at });
  return offer;
}

/** Freezes the list and publishes its hash in one transaction. False: somebody was first. */
export async function closeOffer({ sealer }: Pick<DrawDeps, 'sealer'>, tx: Tx, of: OfferAt): Promise<boolean> {
  if (!(await freezeList(tx, of))) return false;
  const draw = await selectDraw(tx, of.offerId);
  if (draw === null) return true;
  const list = await selectListed(tx, of.offerId);
  const { listHash, persons } = await computed(sealer, { draw, list, reveal: null });
  await updateListed(tx, of.offerId, { listHash, now: of.now });
  const { offerId, now: at } = of;
  await logPublished(tx, { offerId, what: 'list', value: listHash, at });
  if (persons === null) return true;
  const value = personsText({ applications: list.length, persons });
  await logPublished(tx, { offerId, what: 'persons', value, at });
  return true;
}

/** The winners of a closed offer, for ever. Nothing is paid here: the settlement follows in batches. */
export async function revealDraw(deps: DrawDeps, tx: Tx, { offerId, now }: OfferAt): Promise<void> {
  await lockOfferAlone(tx, offerId);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  if (offer.drawnAt !== null) refuse('draws.drawn', {});
  if (offer.frozenAt === null || offer.withdrawnAt !== null || now < Number(offer.drawAt))
    refuse('draws.not_closed', {});
  const list = await selectListed(tx, offerId);
  const wins = offer.allocation === 'draw' ? await drawn(deps, tx, { offer, list, now }) : auctioned(offer, list);
  await insertWins(tx, offerId, wins);
  await updateDrawn(tx, offerId, now);
}

interface Deciding {
  readonly offer: OfferRow;
  readonly list: readonly Listed[];
}

async function drawn(
  deps: DrawDeps,
  tx: Tx,
  { offer, list, now }: Deciding & { readonly now: number },
): Promise<Win[]> {
  const draw = (await selectDraw(tx, offer.id))!;
  const { level, skipped: told } = await settleLevel(deps, tx, { terms: draw.terms, now });
  if (level === null) refuse('draws.value_missing', { index: draw.terms.index });
  const seed = deps.sealer.open(draw.sealedSeed, seedPurpose(offer.id)).toString('hex');
  const skipped = told.map(({ date, why }) => ({ date, why }));
  const reveal = { seed, level, skipped };
  const { listHash, drawn: result } = await computed(deps.sealer, { draw, list, reveal });
  const { commitment, resultHash, ids, lots, file } = result!;
  assert(commitment === draw.commitment, `the draw of offer ${offer.id} is the one that was committed to`);
  assert(listHash === draw.listHash, `the list of offer ${offer.id} is the one that was closed`);
  await updateRevealed(tx, offer.id, { level, seed, resultHash, file: Buffer.from(file), now });
  await logPublished(tx, { offerId: offer.id, what: 'result', value: resultHash, at: now });
  return Array.from(ids, (subscriptionId, at) => ({ subscriptionId, lots: lots[at]!, price: offer.price }));
}

function auctioned({ lots, lotSize, price, allocation }: OfferRow, list: readonly Listed[]): Win[] {
  const pricing = allocation === 'auction_uniform' ? 'uniform' : 'bid';
  const bids = list.map(({ id, customerId, lots: wanted, bid, at }) => ({
    id,
    bidder: customerId.toString(),
    price: Number(bid),
    lots: wanted,
    at: Number(at),
  }));
  const { bids: results } = clearAuction(
    { lots, lotSize, floor: Number(price), capPercent: CAP_PERCENT, pricing },
    bids,
  );
  return results.flatMap(({ id, lots: won, price: each }) =>
    won === 0 ? [] : [{ subscriptionId: id, lots: won, price: BigInt(each!) }],
  );
}

function computed(
  sealer: Sealer,
  { draw, list, reveal }: Pick<DrawWork, 'reveal'> & { readonly draw: DrawRow; readonly list: readonly Listed[] },
): Promise<DrawDone> {
  return runDraw({
    terms: draw.terms,
    list: {
      ids: BigInt64Array.from(list, ({ id }) => id),
      owners: list.map(({ customerId, person }) =>
        draw.terms.sessions === undefined ? asciiBytes(customerId.toString()) : person!,
      ),
      lots: Int32Array.from(list, ({ lots }) => lots),
    },
    namesKey: sealer.open(draw.sealedNames, namesPurpose(draw.offerId)),
    reveal,
  });
}

function drawTermsOf(offer: OfferRow, calendar: Calendar): DrawTerms {
  const sessions = Array.from({ length: SESSIONS }, (_, count) => {
    const { date, open, close } = sessionOn(calendar, addBusinessDays(calendar, offer.publicDate, count))!;
    return { date, open, close };
  });
  return {
    offer: offer.id.toString(),
    symbol: offer.symbol,
    tickets: offer.tickets,
    lots: offer.lots,
    applicationsMax: offer.applicationsMaximum,
    closesAt: Number(offer.closesAt),
    index: offer.publicIndex,
    date: offer.publicDate,
    levelAt: Number(offer.drawAt),
    sessions,
  };
}

function seedPurpose(offerId: bigint): string {
  return `draw seed:${offerId}`;
}

function namesPurpose(offerId: bigint): string {
  return `draw names:${offerId}`;
}
