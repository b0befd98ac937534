/**
 * Every migration over a database that is in use: before each, the tables that it names get rows as of the migration before it, of the
 * simplest values that their columns and checks take. What only fails where rows are is found here, not at a release.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { loadMigrations, migrate } from './migrations.ts';
import { administer, databaseUrl } from './testing.ts';

/** Where a check asks for more than the type does, as SQL; `n` is the row. A nullable column that is not named stays null. */
const VALUES: Readonly<Record<string, string>> = {
  'actions.action.kind': `'dividend'`,
  'actions.action.ex_date': `date '2026-11-25' + n::int`,
  'actions.action.pay_date': `date '2026-11-25' + n::int`,
  'block_trades.offer.closes_at': 'n + 1',
  'configuration.version.key': `'limit'`,
  'configuration.version.effective_from': 'n * 60000',
  'content.version.effective_at': 'n * 60000',
  'content.version.house_hash': `encode(sha256(n::text::bytea), 'hex')`,
  'content.version.key': `'main'`,
  'content.version.texts': `'{"en":0,"tw":0,"ko":0}'`,
  'destinations.destination.kind': `'wallet'`,
  'destinations.destination.network': `'TRC20'`,
  'destinations.destination.number': `'number' || n`,
  'deposits.reference.reference': `'BH0000000' || n`,
  'education.exam_try.questions': `array_fill('markets-1'::text, array[20])`,
  'identity.institution.code': `'HOUSE-' || n`,
  'identity.customer.institution_id': 'n',
  'identity.customer.invitation_code': `'CODE-' || n`,
  'identity.customer.password_hash': `'$argon2id$filled'`,
  'institutions.seat.promised_by': 'n + 1',
  'ledger.posting.hash': `sha256(n::text::bytea)`,
  'grab.offer.closes_at': 'n + 1',
  'grab.offer.rule': `'first_come'`,
  'loans.loan.amount': 'n * 100000',
  'loans.loan.score': '600',
  'market.minute_bar.start': 'n * 60000',
  'new_shares.draw.commitment': `encode(sha256(n::text::bytea), 'hex')`,
  'new_shares.draw.seed_hash': `encode(sha256(n::text::bytea), 'hex')`,
  'new_shares.draw_log.hash': `encode(sha256(n::text::bytea), 'hex')`,
  'new_shares.draw_log.value': `encode(sha256(n::text::bytea), 'hex')`,
  'new_shares.offer.closes_at': 'n + 1',
  'new_shares.offer.draw_at': 'n + 2',
  'orders.position.charges': `'{0,0,0,0,0,0}'::bigint[]`,
  'placements.offer.closes_at': 'n + 1',
  'placements.offer.decided_by': 'n + 2',
  'placements.offer.minimum_amount': 'n * n * n',
  'pools.plan.stocks': `'[]'`,
  'pools.plan.targets': `'[]'`,
  'pools.pool.cutoff_ms': '600000',
  'pools.pool.ends_on': `date '2026-12-31'`,
  'pools.pool.symbol': `'FUND-' || n`,
  'pools.holding.deals_at': 'n + 1',
  'pools.holding.stop_percent': '40',
  'pools.valuation.fee': '0',
  'pools.valuation.hash': `encode(sha256(n::text::bytea), 'hex')`,
  'pools.valuation.head': `encode(sha256(n::text::bytea), 'hex')`,
  'pools.valuation.positions': `'[]'`,
  'pools.valuation.previous': `encode(sha256(n::text::bytea), 'hex')`,
  'rights.issue.ex_at': 'n + 1',
  'rights.issue.ex_date': `date '2026-11-25' + n::int`,
  'rights.issue.opens_at': 'n + 1',
  'rights.issue.pay_by': 'n + 2',
  'staff.member.password_hash': `'$argon2id$filled'`,
  'staff.audit.detail': `'{}'`,
  'staff.member.totp_secret': `sha256(n::text::bytea)`,
  'triggers.trigger.expires_at': 'n + 1',
  'triggers.trigger.kind': `'stop'`,
  'triggers.trigger.lots': '1',
  'uploads.upload.file': 'md5(n::text)',
  'watchlist.list.is_first': 'true',
  'withdrawals.withdrawal.amount': 'n + 10',
};

test('every migration runs over tables that have rows', async () => {
  const name = `bahi_filled_${randomBytes(4).toString('hex')}`;
  await administer(`create database ${name}`);
  const migrations = loadMigrations();
  const client = new pg.Client({ connectionString: databaseUrl(name) });
  await client.connect();
  const failures: string[] = [];
  let filled = 0;
  try {
    for (let count = 1; count <= migrations.length; count += 1) {
      const { sql, name: file } = migrations[count - 1]!;
      for (const table of count === 1 ? [] : tablesIn(sql)) {
        const isFilled = await fill(client, table).catch((error: unknown) => {
          failures.push(`before ${file}: ${table}: ${(error as Error).message}`);
        });
        if (isFilled === true) filled += 1;
      }
      await migrate(databaseUrl(name), migrations.slice(0, count));
    }
  } finally {
    await client.end();
    await administer(`drop database ${name} with (force)`);
  }
  expect(failures).toEqual([]);
  expect(filled).toBeGreaterThan(20);
});

function tablesIn(sql: string): Set<string> {
  const plain = sql.replaceAll(/--.*$/gm, '');
  const named = plain.matchAll(/\b(?:alter table|update|delete from|index \w+ on)\s+(?:only\s+)?(\w+\.\w+)/g);
  return new Set([...named].map(([, table]) => table!));
}

/**
 * Two rows, unless there are some, with the numbers 1 and 2 as what they refer to; answers whether it was filled. What checks a row as it
 * is written is not asked.
 */
async function fill(client: pg.Client, table: string): Promise<boolean> {
  const { rows: columns } = await client.query<Column>(COLUMNS, [table]);
  if (columns.length === 0) return false;
  const { rows: known } = await client.query(`select from ${table} limit 1`);
  if (known.length > 0) return false;
  const given = columns.filter((column) => VALUES[`${table}.${column.name}`] !== undefined || column.isNeeded);
  const values = given.map((column) => VALUES[`${table}.${column.name}`] ?? plainValue(column));
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into ${table} (${given.map(({ name }) => `"${name}"`).join()}) overriding system value
     select ${values.join()} from generate_series(1, 2) n`,
  );
  await client.query(`set session_replication_role = origin`);
  for (const { name, isIdentity } of columns)
    if (isIdentity) await client.query('select setval(pg_get_serial_sequence($1, $2), 100)', [table, name]);
  const { rows: parents } = await client.query<{ name: string }>(PARENTS, [table]);
  for (const parent of parents) await fill(client, parent.name);
  return true;
}

const PARENTS = `select distinct format('%s.%s', n.nspname, p.relname) as name from pg_constraint k
  join pg_class p on p.oid = k.confrelid join pg_namespace n on n.oid = p.relnamespace
  where k.conrelid = to_regclass($1) and k.contype = 'f'`;

interface Column {
  readonly name: string;
  readonly type: string;
  /** The first of an enumeration, or of those that a check lists. */
  readonly label: string | null;
  readonly firstOf: string | null;
  readonly isNeeded: boolean;
  readonly isIdentity: boolean;
}

const COLUMNS = `select a.attname as name, format_type(a.atttypid, null) as type,
    (select format('%L::%s', e.enumlabel, format_type(a.atttypid, null)) from pg_enum e where e.enumtypid = a.atttypid
     order by e.enumsortorder limit 1) as label,
    (select quote_literal(substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[''([^'']+)''')) from pg_constraint k
     where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as "firstOf",
    a.attnotnull and not a.atthasdef as "isNeeded", a.attidentity <> '' as "isIdentity"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attrelid = to_regclass($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

function plainValue({ name, type, label, firstOf }: Column): string {
  if (label !== null) return label;
  if (type === 'text' && firstOf !== null) return firstOf;
  if (type.endsWith('[]')) return `'{}'::${type}`;
  switch (type) {
    case 'bigint':
    case 'integer':
    case 'smallint':
    case 'numeric':
      return 'n';
    case 'text':
      return `'${name}' || n`;
    case 'boolean':
      return 'false';
    case 'uuid':
      return 'gen_random_uuid()';
    case 'bytea':
      return `sha256(n::text::bytea)`;
    case 'date':
      return `date '2026-11-19' + n::int`;
    case 'jsonb':
      return `'{}'::jsonb`;
    default:
      return `timestamptz '2026-11-19 06:00Z' + n * interval '1 day'`;
  }
}
