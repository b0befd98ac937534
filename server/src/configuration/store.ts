/** All SQL about the versions of the configuration. */
import type { Reader, Tx } from '../platform/database.ts';
import type { Version } from './values.ts';

interface Row extends Omit<Version, 'effectiveFrom' | 'approvedAt'> {
  readonly effectiveFrom: bigint;
  readonly approvedAt: bigint;
}

/** All there are: some hundred in the life of a firm. In the order in which they take each other's place. */
export async function selectVersions(tx: Reader): Promise<Version[]> {
  const { rows } = await tx.query<Row>(
    `select key, number, value, effective_from as "effectiveFrom", approved_at as "approvedAt", change_id as "changeId", maker,
       checker, reason
     from configuration.version order by effective_from, number`,
  );
  return rows.map((row) => ({
    ...row,
    effectiveFrom: Number(row.effectiveFrom),
    approvedAt: Number(row.approvedAt),
  }));
}

/** What is decided next sees all that was decided before: values must fit each other. */
export async function lockConfiguration(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('configuration.version'))`);
}

/** And at the commit every process hears of it. */
export async function insertVersion(tx: Tx, version: Omit<Version, 'number'>): Promise<void> {
  await tx.query(
    `insert into configuration.version (key, number, value, effective_from, approved_at, change_id, maker, checker, reason)
     select $1, 1 + coalesce(max(number), 0), $2, $3, $4, $5, $6, $7, $8 from configuration.version where key = $1`,
    [
      version.key,
      JSON.stringify(version.value),
      version.effectiveFrom,
      version.approvedAt,
      version.changeId,
      version.maker,
      version.checker,
      version.reason,
    ],
  );
  await tx.query('select pg_notify($1, $2)', [CONFIGURATION_CHANNEL, version.key]);
}

export const CONFIGURATION_CHANNEL = 'bahi_configuration';

/** The same picture again changes nothing. */
export async function insertPicture(
  tx: Tx,
  { hash, png, staffId, now }: { hash: Buffer; png: Buffer; staffId: bigint; now: number },
): Promise<void> {
  await tx.query(
    `insert into configuration.picture (hash, png, added_by, added_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [hash, png, staffId, now],
  );
}

/** `isAgreed`: only one that a version names. Null: there is none. */
export async function selectPicture(reader: Reader, picture: string, isAgreed: boolean): Promise<Buffer | null> {
  const { rows } = await reader.query<{ png: Buffer }>(
    `select png from configuration.picture where hash = decode($1, 'hex')
       and (not $2 or exists (select from configuration.version where key = 'appLogo' and value = to_jsonb($1::text)))`,
    [picture, isAgreed],
  );
  return rows[0]?.png ?? null;
}
