/** The level of a draw is that of the first of its sessions that was recorded whole; what is skipped stands in the log of draws, in time. */
import { getDrawFile, getDrawLog, getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { verifyDrawLog } from '@bahi/core/draw-log.ts';
import { levelDateOf, readDraw, type DrawFile, type DrawTerms } from '@bahi/core/lottery-form.ts';
import { commitDraw } from '@bahi/core/lottery.ts';
import { verifyDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOk, SEALER } from '../identity/testing.ts';
import { upsertRecording } from '../market/store.ts';
import { RefusalError } from '../platform/refuse.ts';
import { progress } from './jobs.ts';
import type { OfferRow } from './rows.ts';
import { selectDraw, tellGaps } from '../draws/service.ts';
import { revealDraw } from './service.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

let o: Offering;
let asha: Customer;

beforeAll(async () => {
  o = await startOffering();
  asha = await o.customer();
});
beforeEach(() => {
  o.level = '24381.05';
  o.missed.clear();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const proof = async ({ id }: OfferRow) => expectOk(await o.h.as()(getDrawProof, { offer: id.toString() }));
const log = async () => expectOk(await o.h.as()(getDrawLog, {}));
const to = (at: number) => o.h.clock.advance(Math.max(0, at - o.h.clock.now()));
const reveal = ({ id }: OfferRow) =>
  o.h.t.db
    .transaction((tx) => revealDraw(o.deps, tx, { offerId: id, now: o.h.clock.now() }))
    .then(
      () => 'ok',
      (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
    );
async function fileOf({ id }: OfferRow): Promise<DrawFile> {
  const read = readDraw(expectOk(await o.h.as()(getDrawFile, { offer: id.toString() })).file);
  if ('malformed' in read) throw new Error(read.malformed);
  return read;
}
/** As both verifiers find it, in the file and in the log. */
async function verified(offer: OfferRow): Promise<unknown[]> {
  const file = await fileOf(offer);
  const inFile = verifyDraw(file, { sha256, hmac: hmacSha256 }).findings;
  return [...inFile, ...verifyDrawLog(await log(), { sha256, draw: { ...file, ...file.terms } })];
}

async function closed(): Promise<{ offer: OfferRow; sessions: NonNullable<DrawTerms['sessions']> }> {
  const offer = await o.offer();
  await o.applied(asha, offer, 2);
  await o.close(offer);
  return { offer, sessions: (await proof(offer)).sessions! };
}

test('a session that was missed is told as soon as it is certain, and the draw is made with the next one', async () => {
  const { offer, sessions } = await closed();
  const [first, second] = [sessions[0]!, sessions[1]!];
  expect(sessions.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  o.missed.set(first.date, 'close_missed');
  o.level = null;
  await to(first.close + 600_000);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  const told = o.h.clock.now();
  expect(await proof(offer)).toMatchObject({
    level: null,
    skipped: [{ date: first.date, why: 'close_missed', at: told }],
  });
  expect(await reveal(offer)).toBe('draws.value_missing');
  await to(second.close + 600_000);
  o.level = '24400.00';
  expect(await reveal(offer)).toBe('ok');
  const file = await fileOf(offer);
  expect(file).toMatchObject({ format: 'bahi-draw-2', level: '24400.00' });
  expect(file.skipped).toEqual([{ date: first.date, why: 'close_missed' }]);
  expect(levelDateOf(file)).toBe(second.date);
  const own = (await log()).entries.filter((entry) => entry.offer === offer.id.toString());
  expect(own.map(({ what }) => what)).toEqual(['commitment', 'list', 'persons', 'gap', 'result']);
  expect(own[3]).toMatchObject({ value: `${first.date} close_missed`, at: told });
  expect(await verified(offer)).toEqual([]);
});

test('a skip that is told only once the next session has closed leaves that one without a level too', async () => {
  const { offer, sessions } = await closed();
  const [first, second, third] = [sessions[0]!, sessions[1]!, sessions[2]!];
  o.missed.set(first.date, 'minutes_missed');
  await to(second.close);
  expect(await reveal(offer)).toBe('ok');
  expect((await fileOf(offer)).skipped).toEqual([
    { date: first.date, why: 'minutes_missed' },
    { date: second.date, why: 'told_late' },
  ]);
  expect(levelDateOf(await fileOf(offer))).toBe(third.date);
  expect(await verified(offer)).toEqual([]);
});

test('what was told stays told, and what is drawn goes by it, whatever the record says later', async () => {
  const { offer, sessions } = await closed();
  o.missed.set(sessions[0]!.date, 'close_missed');
  o.level = null;
  await to(sessions[0]!.close + 600_000);
  await progress(o.deps);
  o.missed.clear();
  o.level = '1.00';
  expect(await reveal(offer)).toBe('ok');
  expect(levelDateOf(await fileOf(offer))).toBe(sessions[1]!.date);
});

test('an offer of which no session was whole is void, and the database lets it be so', async () => {
  const { offer, sessions } = await closed();
  for (const { date } of sessions) o.missed.set(date, 'close_missed');
  await to(Number(offer.drawAt) + 3 * DAY_MS);
  await progress(o.deps);
  const { rows } = await o.h.t.db.query<{ isVoid: boolean; text: string }>(
    `select is_void as "isVoid", text from new_shares.offer o join new_shares.offer_note n on n.offer_id = o.id where o.id = $1`,
    [offer.id],
  );
  expect(rows[0]).toMatchObject({ isVoid: true, text: expect.stringContaining(sessions[2]!.date) as string });
});

test('the database lets no offer be void of which one session was recorded whole and told in time', async () => {
  const { db, owner } = o.h.t;
  const offer = await o.offer({ publicIndex: 'BAHIIT' });
  await o.close(offer);
  const { sessions } = await proof(offer);
  const [first, second, third] = [sessions![0]!, sessions![1]!, sessions![2]!];
  const day = (date: string) =>
    db.query(`insert into market.daily_bar values ('BAHIIT', $1, 100, 100, 110, 90, 100, 1, 1)`, [date]);
  const end = () =>
    owner
      .transaction(async (tx) => {
        await tx.query('update new_shares.offer set withdrawn_at = draw_at + 1, is_void = true where id = $1', [
          offer.id,
        ]);
        throw new Error('it may be void');
      })
      .catch((error: { constraint?: string; message: string }) => error.constraint ?? error.message);
  await upsertRecording(db, { from: first.open, through: first.close - 1 });
  await day(first.date);
  await upsertRecording(db, { from: second.open, through: third.open });
  await day(second.date);
  expect(await end()).toBe('it may be void');
  await day(third.date);
  expect(await end()).toBe('level_is_there');
  await to(second.close);
  o.missed.set(first.date, 'close_missed').set(second.date, 'told_late').set(third.date, 'close_missed');
  await progress(o.deps);
  expect(await end()).toBe('it may be void');
});

test('a list that is closed once a session is over which gives no level is in time before the next one', async () => {
  const offer = await o.offer();
  await o.applied(asha, offer, 2);
  const sessions = (await proof(offer)).sessions!;
  const [first, second] = [sessions[0]!, sessions[1]!];
  // The server was away meanwhile.
  o.missed.set(first.date, 'minutes_missed');
  o.level = null;
  await to(first.close + 600_000);
  await o.close(offer);
  const told = { offerId: offer.id, now: o.h.clock.now() };
  await o.h.t.db.transaction((tx) => tellGaps(o.deps, tx, told));
  o.level = '24381.05';
  await to(second.close + 600_000);
  expect(await reveal(offer)).toBe('ok');
  expect((await proof(offer)).skipped).toMatchObject([{ date: first.date, why: 'minutes_missed' }]);
  expect(await verified(offer)).toEqual([]);
});

test('an offer of before, whose terms name one date alone, is drawn with what was recorded of it, and verifies', async () => {
  const offer = await o.offer();
  const draw = (await o.h.t.db.read((tx) => selectDraw(tx, offer.id)))!;
  const { sessions: _, ...terms } = draw.terms;
  const seed = SEALER.open(draw.sealedSeed, `draw seed:${offer.id}`).toString('hex');
  const { commitment } = commitDraw(terms, seed, sha256);
  // As the migrations find it.
  await o.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const of = [offer.id, JSON.stringify(terms), commitment];
    await tx.query('update new_shares.draw set terms = $2, commitment = $3 where offer_id = $1', of);
    await tx.query('update new_shares.draw_log set value = $2 where offer_id = $1', [offer.id, commitment]);
  });
  await o.applied(asha, offer, 2);
  await o.close(offer);
  expect(await proof(offer)).toMatchObject({ sessions: null, skipped: [] });
  await o.draw(offer);
  const file = await fileOf(offer);
  expect(file.format).toBe('bahi-draw-1');
  expect(verifyDraw(file, { sha256, hmac: hmacSha256 }).findings).toEqual([]);
  const own = (await log()).entries.filter((entry) => entry.offer === offer.id.toString());
  expect(own.map(({ what }) => what)).toEqual(['commitment', 'list', 'result']);
});
