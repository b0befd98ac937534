/**
 * `console`: how long a page of the deposits queue takes while 100,000 wait, over the console's own call on PostgreSQL: pages from
 * the first to the last, some claimed, with the session looked up at each.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { createRng } from '@bahi/core/rng.ts';
import { STAFF_API_BASE } from '@bahi/contract/client.ts';
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { createHash, randomBytes } from 'node:crypto';
import { defaultConfiguration } from '../server/src/configuration/testing.ts';
import { QUEUES } from '../server/src/domains.ts';
import { createBus } from '../server/src/platform/bus.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { createCustomerKeys } from '../server/src/platform/customer-keys.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { createHttpServer } from '../server/src/platform/http.ts';
import { createLog } from '../server/src/platform/log.ts';
import { createMetrics } from '../server/src/platform/metrics.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { sealerOf } from '../server/src/platform/sealing.ts';
import { createSessions } from '../server/src/platform/sessions.ts';
import { openDesk } from '../server/src/staff/desk.ts';
import { registerStaffRoutes } from '../server/src/staff/routes.ts';
import { verifiedNames } from '../server/src/verification/service.ts';

const WAITING = 100_000;
const PAGE_SIZE = 25;
const CALLS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  await measure();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const token = await fill();
  const clock = systemClock();
  const db = openDatabase({ url: postgres.url });
  const bus = createBus();
  const sealer = sealerOf(Buffer.alloc(32, 7));
  const keys = createCustomerKeys({ folder: join(folder, 'keys'), master: sealer });
  const sessions = createSessions({ authenticate: async () => null, bus, clock });
  const log = createLog({ level: 'silent' });
  const server = createHttpServer({ sessions, clock, log, metrics: createMetrics(), ratePerMinute: 1e6 });
  const calendar = practiceCalendar;
  const configuration = defaultConfiguration(calendar);
  registerStaffRoutes(server, { db, clock, calendar, sealer, configuration });
  openDesk(server, {
    db,
    queues: QUEUES,
    parametersAt: defaultsOf(calendar),
    verifiedNames: (tx, ids) => verifiedNames(keys, tx, ids),
  });

  const rng = createRng(1);
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    // Half are the first pages, where people work; half lie anywhere.
    const page = call % 2 === 0 ? 1 + (call % 10) : 1 + rng.below(WAITING / PAGE_SIZE);
    const startedAt = performance.now();
    const answer = await server.inject({
      method: 'POST',
      url: `${STAFF_API_BASE}${listQueue.path}`,
      headers: { 'staff-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ queue: 'deposits', page, pageSize: PAGE_SIZE }),
    });
    times.push(performance.now() - startedAt);
    const { rows, total } = answer.json<{ data: { rows: unknown[]; total: number } }>().data;
    if (rows.length !== PAGE_SIZE || total !== WAITING) throw new Error(`page ${page}: ${rows.length} of ${total}`);
  }
  const overviewMs = await overviewTime(db);
  await server.close();
  await db.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(share * (CALLS - 1))]! * 10) / 10;
  process.stdout.write(
    `${JSON.stringify({ waiting: WAITING, calls: CALLS, p50_ms: at(0.5), max_ms: at(1), overview_ms: overviewMs })}\n`,
  );
  process.stdout.write(`${JSON.stringify({ p99_ms: at(0.99) })}\n`);
}

/** The queue in figures, as the console's first page has it: the median of some. */
async function overviewTime(db: Database): Promise<number> {
  const now = Date.now();
  const times: number[] = [];
  for (let look = 0; look < 11; look += 1) {
    const startedAt = performance.now();
    const { waiting } = await db.read((tx) =>
      QUEUES.deposits.figures(tx, { now, from: now - 86_400_000, promiseMs: 1_800_000 }),
    );
    times.push(performance.now() - startedAt);
    if (waiting !== WAITING) throw new Error(`the overview counts ${waiting}`);
  }
  return Math.round(times.toSorted((a, b) => a - b)[5]! * 10) / 10;
}

/** Deposits as customers' calls leave them, and a signed-in maker. */
async function fill(): Promise<string> {
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 300_000 });
  const now = Date.now();
  const token = randomBytes(32);
  await owner.query(`insert into identity.institution (code, name, created_at) values ('BENCH', 'Bench', now())`);
  await owner.query(
    `insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'bench' || n, '$argon2id$none', 1, 'BENCH-' || n, 'en', false, now() from generate_series(1, ${WAITING}) n`,
  );
  await owner.query(
    `insert into deposits.reference (reference, customer_id, used_at)
     select 'BH' || lpad(id::text, 8, '0'), id, $1 from identity.customer`,
    [now],
  );
  await owner.query(
    `insert into deposits.deposit (customer_id, amount, created_at, promised_by, proof, channel, reference, needs_two)
     select id, 600000 + id, $1::bigint + id, $1::bigint + id, id, 'practice-bank', 'BH' || lpad(id::text, 8, '0'), false
     from identity.customer order by id`,
    [now - 600_000],
  );
  await owner.query(
    `insert into staff.member (account, name, password_hash, totp_secret, roles, created_at)
     values ('maker', 'Maker', '$argon2id$none', '\\x00', '{funds_maker}', now())`,
  );
  await owner.query(
    `insert into staff.session (member_id, token_hash, ip, created_at, last_seen_at, expires_at)
     select id, $1, '::1', now(), now(), now() + interval '1 hour' from staff.member`,
    [createHash('sha256').update(token).digest()],
  );
  await owner.query(
    `insert into staff.claim (queue, case_id, member_id, until)
     select 'deposits', d.id, m.id, now() + interval '1 hour' from deposits.deposit d, staff.member m order by d.id limit 50`,
  );
  // As autovacuum leaves it.
  await owner.query('vacuum analyze');
  await owner.close();
  return token.toString('base64url');
}
