/** All SQL about messages. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listMessages } from '@bahi/contract/messages/calls.ts';
import { groupOf } from '@bahi/contract/messages/groups.ts';
import type { StoryKey } from '@bahi/contract/stories.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Database, Tx } from '../platform/database.ts';

export type Message = OutputOf<typeof listMessages>['rows'][number];

export interface NewMessage extends Pick<Message, 'kind' | 'story' | 'about'> {
  readonly customerId: bigint;
  /** UTC ms. */
  readonly at: number;
  /** A customer is told it once: a second message with the same key is not written. Left out: always. */
  readonly onceKey?: string;
}

interface WrittenMessage {
  readonly id: bigint;
  readonly customerId: bigint;
}

interface MessageRow {
  readonly id: bigint;
  readonly kind: Message['kind'];
  readonly story_key: StoryKey;
  readonly story_params: Message['story']['params'];
  readonly about_type: NonNullable<Message['about']>['type'] | null;
  readonly about_id: string | null;
  readonly at: bigint;
  readonly read_at: bigint | null;
}

/**
 * One writer a customer at a time, so that numbers grow in the order of commits and "all up to this one" names what was
 * seen. In customer order; it comes after every other lock of the transaction.
 */
export async function lockMessages(tx: Tx, customerIds: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'messages_lock',
    text: `select pg_advisory_xact_lock(hashtextextended('messages', id))
      from (select distinct id from unnest($1::bigint[]) as id order by id) as customer`,
    values: [int8Array(customerIds)],
  });
}

export async function insertMessages(
  tx: Tx,
  messages: readonly (NewMessage & { readonly readAt: number | null })[],
): Promise<WrittenMessage[]> {
  const rows = messages.map(({ customerId, kind, story, about, onceKey, at, readAt }) => ({
    customer_id: customerId.toString(),
    kind,
    story_key: story.key,
    story_params: story.params,
    about_type: about?.type,
    about_id: about?.id,
    once_key: onceKey,
    at,
    read_at: readAt,
    group: groupOf(story.key, kind),
  }));
  const { rows: written } = await tx.query<WrittenMessage>({
    name: 'messages_insert',
    text: `insert into messages.message (customer_id, kind, story_key, story_params, about_type, about_id, once_key, at, read_at)
      select row.customer_id, kind, story_key, story_params, about_type, about_id, once_key, at,
        case when "group" = any (setting.muted) then at else read_at end
      from rows from (jsonb_to_recordset($1::jsonb) as (customer_id bigint, kind text, story_key text, story_params jsonb,
        about_type text, about_id text, once_key text, at bigint, read_at bigint, "group" text)) with ordinality as row
        left join notifications.setting on setting.customer_id = row.customer_id order by ordinality
      on conflict (customer_id, once_key) where once_key is not null do nothing
      returning id, customer_id as "customerId"`,
    values: [JSON.stringify(rows)],
  });
  return written;
}

const COLUMNS = 'id, kind, story_key, story_params, about_type, about_id, at, read_at';

export interface MessageFilter {
  readonly customerId: bigint;
  readonly kind: Message['kind'] | null;
  /** Null: read and unread ones. */
  readonly isUnread: boolean | null;
}

const FILTERED = `customer_id = $1 and ($2::text is null or kind = $2) and ($3::boolean is null or (read_at is null) = $3)`;

export async function selectMessages(
  tx: Tx,
  { customerId, kind, isUnread }: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Message[]> {
  const { rows } = await tx.query<MessageRow>(
    `select ${COLUMNS} from messages.message where ${FILTERED} order by id desc limit $4 offset $5`,
    [customerId, kind, isUnread, limit, offset],
  );
  return rows.map(messageOf);
}

export async function countMessages(tx: Tx, { customerId, kind, isUnread }: MessageFilter): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `select count(*) as count from messages.message where ${FILTERED}`,
    [customerId, kind, isUnread],
  );
  return Number(rows[0]!.count);
}

/** Oldest first. */
export async function selectMessagesById(
  tx: Tx,
  customerId: bigint,
  messageIds: readonly bigint[],
): Promise<Message[]> {
  const { rows } = await tx.query<MessageRow>({
    name: 'messages_by_id',
    text: `select ${COLUMNS} from messages.message where customer_id = $1 and id = any ($2) order by id`,
    values: [customerId, messageIds],
  });
  return rows.map(messageOf);
}

export async function countUnread(db: Pick<Database, 'query'>, customerId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>({
    name: 'messages_unread',
    text: 'select count(*) as count from messages.message where customer_id = $1 and read_at is null',
    values: [customerId],
  });
  return Number(rows[0]!.count);
}

/** Newest first, a hundred at most. */
export async function selectStories<K extends StoryKey>(
  tx: Tx,
  { customerId, keys, since }: { customerId: bigint; keys: readonly K[]; since: number },
): Promise<{ key: K; at: number }[]> {
  const { rows } = await tx.query<{ key: K; at: bigint }>(
    `select story_key as key, at from messages.message
     where customer_id = $1 and story_key = any ($2) and at > $3 order by id desc limit 100`,
    [customerId, keys, since],
  );
  return rows.map(({ key, at }) => ({ key, at: Number(at) }));
}

/** The named ones, or all up to one. */
export async function updateRead(
  tx: Tx,
  which: { customerId: bigint; now: number } & ({ ids: readonly bigint[] } | { through: bigint }),
): Promise<void> {
  const [condition, value] = 'ids' in which ? ['id = any ($3::bigint[])', which.ids] : ['id <= $3', which.through];
  await tx.query(
    `update messages.message set read_at = $2 where customer_id = $1 and read_at is null and ${String(condition)}`,
    [which.customerId, which.now, value],
  );
}

function messageOf(row: MessageRow): Message {
  return {
    id: row.id.toString(),
    kind: row.kind,
    at: Number(row.at),
    isRead: row.read_at !== null,
    story: { key: row.story_key, params: row.story_params },
    about: row.about_type === null ? null : { type: row.about_type, id: row.about_id! },
  };
}
