/** All SQL about the versions of texts and what customers agreed to. */
import type { ConsentKind } from '@bahi/contract/content/kinds.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { HouseText } from './house-texts.ts';
import type { DocumentVersion } from './versions.ts';

interface Row extends Omit<DocumentVersion, 'effectiveAt' | 'approvedAt'> {
  readonly effectiveAt: bigint;
  readonly approvedAt: bigint;
}

/** All there are: some hundred in the life of a firm. In the order in which they take each other's place. */
export async function selectVersions(reader: Reader): Promise<DocumentVersion[]> {
  const { rows } = await reader.query<Row>(
    `select kind, key, number, listed_in as "group", place, texts, facts, asks_again as "asksAgain",
       effective_at as "effectiveAt", approved_at as "approvedAt", house_hash as "houseHash", maker, checker, reason
     from content.version order by effective_at, number`,
  );
  return rows.map((row) => ({
    ...row,
    effectiveAt: Number(row.effectiveAt),
    approvedAt: Number(row.approvedAt),
  }));
}

/** What is decided next sees all that was decided before. */
export async function lockVersions(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('content.version'))`);
}

export interface AgreedVersion extends Pick<
  DocumentVersion,
  'kind' | 'key' | 'group' | 'place' | 'texts' | 'facts' | 'asksAgain' | 'effectiveAt' | 'approvedAt'
> {
  readonly number: number;
  readonly changeId: bigint;
}

/** And at the commit every process hears of it. */
export async function insertAgreed(tx: Tx, version: AgreedVersion): Promise<void> {
  await tx.query(
    `insert into content.version (kind, key, number, listed_in, place, texts, facts, asks_again, effective_at, approved_at, change_id,
       maker_id, checker_id, maker, checker, reason)
     select $1, $2, $3, $4, $5, $6, $11, $7, $8, $9, c.id, c.maker_id, c.checker_id, maker.name, checker.name, c.reason
     from staff.change c join staff.member maker on maker.id = c.maker_id join staff.member checker on checker.id = c.checker_id
     where c.id = $10`,
    [
      version.kind,
      version.key,
      version.number,
      version.group,
      version.place,
      version.texts === null ? null : JSON.stringify(version.texts),
      version.asksAgain,
      version.effectiveAt,
      version.approvedAt,
      version.changeId,
      version.facts === null ? null : JSON.stringify(version.facts),
    ],
  );
  await tell(tx);
}

export interface NewHouseVersion extends Omit<HouseText, 'hash'> {
  readonly number: number;
  readonly hash: string;
  readonly effectiveAt: number;
}

export async function insertHouse(tx: Tx, versions: readonly NewHouseVersion[], now: number): Promise<void> {
  if (versions.length === 0) return;
  await tx.query(
    `insert into content.version (kind, key, number, listed_in, place, texts, asks_again, effective_at, approved_at, house_hash)
     select kind, key, number, "group", place, texts, "asksAgain", "effectiveAt", $2, hash
     from jsonb_to_recordset($1) as (kind text, key text, number integer, "group" text, place integer, texts jsonb, "asksAgain" boolean,
       "effectiveAt" bigint, hash text)`,
    [JSON.stringify(versions), now],
  );
  await tell(tx);
}

export const CONTENT_CHANNEL = 'bahi_content';

async function tell(tx: Tx): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, '']);
}

export interface ConsentRow {
  readonly kind: ConsentKind;
  readonly number: number;
  readonly acceptedAt: bigint;
}

/** In the order in which they were given. */
export async function selectConsents(reader: Reader, customerId: bigint): Promise<ConsentRow[]> {
  const { rows } = await reader.query<ConsentRow>({
    name: 'content_consents',
    text: `select kind, number, accepted_at as "acceptedAt" from content.consent where customer_id = $1 order by accepted_at, number`,
    values: [customerId],
  });
  return rows;
}

export async function insertConsent(
  tx: Tx,
  { customerId, kind, number, now }: { customerId: bigint; kind: ConsentKind; number: number; now: number },
): Promise<void> {
  await tx.query(
    `insert into content.consent (customer_id, kind, number, accepted_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [customerId, kind, number, now],
  );
}

/** To the versions in force, as whoever registers agrees to them. */
export async function insertConsents(tx: Tx, customerIds: readonly bigint[], now: number): Promise<void> {
  await tx.query(
    `insert into content.consent (customer_id, kind, number, accepted_at)
     select customer.id, agreed.kind, agreed.number, $2 from unnest($1::bigint[]) as customer (id), (${inForceAt('$2')}) as agreed`,
    [customerIds, now],
  );
}

/** "1.3": the versions of agreement and privacy policy in force. */
export async function selectConsentVersion(reader: Reader, now: number): Promise<string> {
  const { rows } = await reader.query<{ version: string }>(
    `select string_agg(number::text, '.' order by kind) as version from (${inForceAt('$1')}) as agreed`,
    [now],
  );
  return rows[0]!.version;
}

function inForceAt(moment: string): string {
  return `select distinct on (kind) kind, number from content.version
    where kind in ('agreement', 'privacy') and effective_at <= ${moment} order by kind, effective_at desc, number desc`;
}
