/**
 * `draw [APPLICATIONS]`: an offer with so many applications, 100,000 unless told: the draw itself in memory, and its settlement and
 * allotment until everything is durable, in the batches of the server's own job.
 */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { drawOffer, type DrawHashes } from '@bahi/core/lottery.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { hmacSha256 } from '@bahi/core/sha256.ts';
import { selectDraw } from '../server/src/draws/service.ts';
import { NEVER_HALTED } from '../server/src/halt/service.ts';
import { allotBatch, applyMany, closeOffer, revealDraw, settleBatch } from '../server/src/new-shares/service.ts';
import { requestOf } from '../server/src/orders/service.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { sealerOf } from '../server/src/platform/sealing.ts';
import { verifiedAmong } from '../server/src/verification/service.ts';
import { fundCustomers } from './customers.ts';
import { publishOffers, verifyCustomers } from './offers.ts';

const APPLICATIONS = Number(process.argv[2] ?? 100_000);
const BATCH = 500;
const LEVEL = '24381.05';
const HASHES: DrawHashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: hmacSha256,
};

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  await fundCustomers(postgres.url, APPLICATIONS);
  await verifyCustomers(postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 120_000 });
  let now = Date.now();
  const sealer = sealerOf(randomBytes(32));
  const deps = {
    db,
    clock: { ...systemClock(), now: () => now },
    calendar: practiceCalendar,
    sealer,
    feed: { quote: () => undefined },
    halt: NEVER_HALTED,
    verifiedAmong,
    parametersAt: defaultsOf(practiceCalendar),
    closingLevel: async () => ({ level: LEVEL }),
  };
  const [offerId] = (await publishOffers(deps, { count: 1, lots: APPLICATIONS / 2 })) as [bigint];
  now = Date.now();

  const applying = await timed(async () => {
    const { rows } = await db.query<{ id: bigint }>('select id from identity.customer order by id');
    for (let at = 0; at < rows.length; at += BATCH) {
      const commands = rows.slice(at, at + BATCH).map(({ id: customerId }, index) => {
        const call = requestOf(`bench ${customerId}`, Buffer.alloc(32, 1).toString('base64url'));
        return { customerId, sessionId: null, offerId, lots: 1 + ((at + index) % 5), bid: undefined, now, ...call };
      });
      await db.transaction((tx) => applyMany(deps, tx, commands));
    }
  });
  print({ name: 'apply', applications: APPLICATIONS, seconds: applying });

  now += 3 * 3_600_000;
  print({ name: 'close', seconds: await timed(() => db.transaction((tx) => closeOffer(deps, tx, { offerId, now }))) });
  print({ name: 'reveal', seconds: await timed(() => db.transaction((tx) => revealDraw(deps, tx, { offerId, now }))) });
  const settling = await timed(() => untilDone(settleBatch));
  print({ name: 'settle', seconds: settling });
  const allotting = await timed(() => untilDone(allotBatch));
  print({ name: 'allot', seconds: allotting });
  const memory = await inMemory();
  print({ name: 'draw', applications: APPLICATIONS, draw_s: memory, settle_s: settling, allot_s: allotting });
  await db.close();

  async function untilDone(batch: typeof settleBatch): Promise<void> {
    while ((await batch(deps, { offerId, now })) > 0);
  }

  /** The same list and terms, with the hashes of the server. */
  async function inMemory(): Promise<number> {
    const { terms } = (await db.read((tx) => selectDraw(tx, offerId)))!;
    const { rows } = await db.query<{ id: bigint; lots: number }>(
      'select id, lots from new_shares.subscription where offer_id = $1 order by id',
      [offerId],
    );
    const applications = rows.map(({ id, lots }, index) => ({
      application: id.toString(),
      customer: `c${index}`,
      lots,
    }));
    const seed = randomBytes(32).toString('hex');
    return timed(async () => void drawOffer({ terms, seed, applications, level: LEVEL }, HASHES));
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin) / 1000;
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
