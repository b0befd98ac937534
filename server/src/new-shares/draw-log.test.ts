/** The log of draws: what was published is in it once, in a chain, and from the next checkpoint on nobody can swap it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDrawFile, getDrawLog, getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { verifyDrawLog, type DrawLogFinding } from '@bahi/core/draw-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { makeCheckpoint } from '../proofs/checkpoints.ts';
import { logHead } from '../draws/service.ts';
import type { OfferRow } from './rows.ts';
import { startOffering, type Offering } from './testing.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
let o: Offering;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-draw-log-'));
  o = await startOffering();
});
afterAll(async () => {
  await o.stop();
  rmSync(folder, { recursive: true, force: true });
});

const log = async () => expectOk(await o.h.as()(getDrawLog, {}));
const checkpoint = async () => (await makeCheckpoint(o.h.t.db, o.h.clock.now(), { draws: logHead }))!;
const problems = (found: readonly DrawLogFinding[]) => found.map(({ problem }) => problem);

async function published({ id }: OfferRow) {
  const { commitment, listHash, resultHash } = expectOk(await o.h.as()(getDrawProof, { offer: id.toString() }));
  return { offer: id.toString(), commitment, listHash: listHash!, resultHash: resultHash! };
}

async function drawn(): Promise<OfferRow> {
  const offer = await o.offer();
  const asha = await o.customer();
  await o.applied(asha, offer, 3);
  await o.close(offer);
  await o.draw(offer);
  return offer;
}

test('commitment, list and result are logged as they are published, and a checkpoint covers what came before it', async () => {
  const offer = await o.offer();
  const asha = await o.customer();
  expect((await log()).proof).toBeNull();
  const first = await checkpoint();
  const early = await log();
  expect(early.proof).toMatchObject({ count: 1, checkpoint: first });
  await o.applied(asha, offer, 3);
  await o.close(offer);
  await o.draw(offer);
  const kept = [first, await checkpoint()];
  const whole = await log();
  expect(whole.entries.map(({ what }) => what)).toEqual(['commitment', 'list', 'persons', 'result']);
  expect(whole.proof).toMatchObject({ count: 4, checkpoint: kept[1] });
  const draw = await published(offer);
  expect(verifyDrawLog(whole, { sha256, published: kept, draw })).toEqual([]);
  expect(verifyDrawLog(early, { sha256, published: kept })).toEqual([]);
  expect(await o.audit()).toEqual([]);
});

test('whatever is changed in the log, the draw or the checkpoint is named', async () => {
  const offer = await drawn();
  const kept = [await checkpoint()];
  const whole = await log();
  const draw = await published(offer);
  const verified = (changed: object, more: object = {}) =>
    problems(verifyDrawLog({ ...whole, ...changed }, { sha256, published: kept, draw, ...more }));
  expect(verified({})).toEqual([]);
  const swapped = whole.entries.map((entry) =>
    entry.offer === draw.offer && entry.what === 'commitment' ? { ...entry, value: 'ab'.repeat(32) } : entry,
  );
  expect(verified({ entries: swapped })).toEqual(['entry_changed', 'logged_otherwise']);
  expect(verified({ entries: whole.entries.slice(0, -1) })).toEqual(['entries_missing', 'not_logged']);
  expect(verified({ entries: whole.entries.toReversed() })).toContain('entry_misplaced');
  expect(verified({}, { draw: { ...draw, listHash: 'cd'.repeat(32) } })).toEqual(['logged_otherwise']);
  expect(verified({}, { draw: { ...draw, offer: '77' } })).toEqual(['not_logged', 'not_logged', 'not_logged']);
  const proof = whole.proof!;
  expect(verified({ proof: { ...proof, count: proof.count - 1 } })).toEqual(['path_differs']);
  expect(verified({ proof: { ...proof, checkpoint: { ...proof.checkpoint, at: 1 } } })).toEqual(['checkpoint_changed']);
  expect(verified({}, { published: [{ ...kept[0]!, hash: 'ef'.repeat(32) }] })).toEqual(['checkpoint_foreign']);
  expect(verified({ entries: [{ ...whole.entries[0]!, extra: 1 }] })).toEqual(['malformed']);
});

test('the database neither changes nor removes an entry, and takes none twice', async () => {
  const offer = await drawn();
  const { entries } = await log();
  const row = [entries.length + 1, 1, offer.id, 'result', 'ab'.repeat(32), 'ab'.repeat(32)];
  const insert =
    'insert into new_shares.draw_log (number, at, offer_id, what, value, hash) values ($1, $2, $3, $4, $5, $6)';
  await expect(o.h.t.db.query(insert, row)).rejects.toMatchObject({ constraint: 'logged_once' });
  await expect(o.h.t.owner.query('update new_shares.draw_log set at = 1')).rejects.toThrow('append-only');
  await expect(o.h.t.owner.query('delete from new_shares.draw_log')).rejects.toThrow('append-only');
});

test('npm run verify reads a draw beside the log and one’s own checkpoints', { timeout: 60_000 }, async () => {
  const offer = await drawn();
  const kept = await checkpoint();
  const { file } = expectOk(await o.h.as()(getDrawFile, { offer: offer.id.toString() }));
  const files: readonly (readonly [string, unknown])[] = [
    ['draw.json', { status: 1, data: { file } }],
    ['log.json', await log()],
    ['checkpoints.json', { rows: [kept] }],
  ];
  for (const [name, value] of files) writeFileSync(join(folder, name), JSON.stringify(value));
  const script = join(import.meta.dirname, '..', '..', '..', 'tools', 'verify.ts');
  const verify = () =>
    spawnSync(process.execPath, [script, ...files.map(([name]) => join(folder, name))], { encoding: 'utf8' });
  const whole = verify();
  expect([whole.status, whole.stderr]).toEqual([0, '']);
  expect(whole.stdout).toContain(`Its published hash must be ${kept.hash}`);
  writeFileSync(join(folder, 'checkpoints.json'), JSON.stringify({ rows: [{ ...kept, hash: '0'.repeat(64) }] }));
  expect(verify()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('not one of those that were published') as string,
  });
});
