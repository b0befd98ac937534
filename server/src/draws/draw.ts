/**
 * A draw in three steps, whatever is offered (rules §8, T2): the publication of the offer commits to a seed that nobody has seen, its close
 * publishes the hash of the list, and the reveal mixes in the closing level of an index. The result follows from what was public before.
 * Whoever calls these holds the offer alone.
 */
import { randomBytes } from 'node:crypto';
import { assert } from '@bahi/core/assert.ts';
import { addBusinessDays, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { personsText } from '@bahi/core/draw-log.ts';
import { commitDraw } from '@bahi/core/lottery.ts';
import type { DrawTerms, TicketRule } from '@bahi/core/lottery-form.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import { runDraw } from './drawing.ts';
import { settleLevel, type LevelDeps } from './level.ts';
import { logPublished } from './log.ts';
import { insertDraw, selectDraw, updateListed, updateRevealed, type DrawnKind, type DrawRow } from './store.ts';
import { sha256, type DrawDone, type DrawWork } from './work.ts';

export interface DrawDeps extends LevelDeps {
  readonly sealer: Sealer;
}

export interface DrawnOffer {
  readonly id: bigint;
  readonly symbol: string;
  readonly tickets: TicketRule;
  readonly lots: number;
  readonly maximumLots: number;
  readonly applicationsMaximum: number;
  readonly publishedAt: bigint;
  readonly closesAt: bigint;
  readonly drawAt: bigint;
  readonly publicIndex: string;
  readonly publicDate: string;
}

/** One of the list, in its order. */
export interface Drawable {
  readonly id: bigint;
  readonly customerId: bigint;
  /** Of the verified document, in this offer alone; null: of before documents were kept. */
  readonly person: Buffer | null;
  readonly lots: number;
}

interface OfList {
  readonly offerId: bigint;
  readonly list: readonly Drawable[];
  readonly now: number;
}

/** Of one application: so that there is room for others on a list that a phone can verify. */
export const TICKETS_OF_ONE_MAX = 200;
const SEED_BYTES = 32;
/** The session of the terms, and those that stand in for it, before the offer is void. */
const SESSIONS = 3;

/** Public with the offer, earlier than the first application. The level is of a session that ends after the last one. */
export async function commitTo(
  { sealer, calendar }: Pick<DrawDeps, 'sealer'> & { readonly calendar: Calendar },
  tx: Tx,
  { kind, offer }: { readonly kind: DrawnKind; readonly offer: DrawnOffer },
): Promise<void> {
  const { id: offerId, publicDate, closesAt, tickets, maximumLots } = offer;
  const session = sessionOn(calendar, publicDate);
  assert(
    tickets !== 'lot' || maximumLots <= TICKETS_OF_ONE_MAX,
    `one application for ${maximumLots} lots leaves no room for others`,
  );
  assert(session !== null, `${publicDate} is a session, so that an index closes on it`);
  assert(Number(closesAt) <= session.close, `nobody applies once the level of ${publicDate} is known`);
  const seed = randomBytes(SEED_BYTES);
  const terms = drawTermsOf(offer, calendar);
  const committed = commitDraw(terms, seed.toString('hex'), sha256);
  const at = Number(offer.publishedAt);
  await insertDraw(tx, {
    offerId,
    kind,
    terms,
    sealedSeed: sealer.seal(seed, seedPurpose(offerId)),
    sealedNames: sealer.seal(randomBytes(SEED_BYTES), namesPurpose(offerId)),
    ...committed,
    now: at,
  });
  await logPublished(tx, { offerId, what: 'commitment', value: committed.commitment, at });
}

/** Publishes the hash of a list onto which nobody comes any more. */
export async function publishList(
  { sealer }: Pick<DrawDeps, 'sealer'>,
  tx: Tx,
  { offerId, list, now: at }: OfList,
): Promise<void> {
  const draw = (await selectDraw(tx, offerId))!;
  const { listHash, persons } = await computed(sealer, { draw, list, reveal: null });
  await updateListed(tx, offerId, { listHash, applications: list.length, now: at });
  await logPublished(tx, { offerId, what: 'list', value: listHash, at });
  if (persons === null) return;
  const value = personsText({ applications: list.length, persons });
  await logPublished(tx, { offerId, what: 'persons', value, at });
}

/** The winners, for ever: each with the lots that it won. Refused while there is no level. */
export async function draw(
  deps: DrawDeps,
  tx: Tx,
  { offerId, list, now }: OfList,
): Promise<{ readonly id: bigint; readonly lots: number }[]> {
  const row = (await selectDraw(tx, offerId))!;
  const { level, skipped: told } = await settleLevel(deps, tx, { terms: row.terms, now });
  if (level === null) refuse('draws.value_missing', { index: row.terms.index });
  const seed = deps.sealer.open(row.sealedSeed, seedPurpose(offerId)).toString('hex');
  const skipped = told.map(({ date, why }) => ({ date, why }));
  const reveal = { seed, level, skipped };
  const { listHash, drawn: result } = await computed(deps.sealer, { draw: row, list, reveal });
  const { commitment, resultHash, ids, lots, file } = result!;
  assert(commitment === row.commitment, `the draw of offer ${offerId} is the one that was committed to`);
  assert(listHash === row.listHash, `the list of offer ${offerId} is the one that was closed`);
  await updateRevealed(tx, offerId, { level, seed, resultHash, file: Buffer.from(file), now });
  await logPublished(tx, { offerId, what: 'result', value: resultHash, at: now });
  return Array.from(ids, (id, at) => ({ id, lots: lots[at]! }));
}

function computed(
  sealer: Sealer,
  { draw: row, list, reveal }: Pick<DrawWork, 'reveal'> & { readonly draw: DrawRow; readonly list: OfList['list'] },
): Promise<DrawDone> {
  return runDraw({
    terms: row.terms,
    list: {
      ids: BigInt64Array.from(list, ({ id }) => id),
      owners: list.map(({ customerId, person }) =>
        row.terms.sessions === undefined ? asciiBytes(customerId.toString()) : person!,
      ),
      lots: Int32Array.from(list, ({ lots }) => lots),
    },
    namesKey: sealer.open(row.sealedNames, namesPurpose(row.offerId)),
    reveal,
  });
}

function drawTermsOf(offer: DrawnOffer, calendar: Calendar): DrawTerms {
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
