/**
 * What Bahi tells one customer (spec §2 msgInfo). Another domain writes a message inside the transaction of what it tells: the
 * message is there exactly when the fact is, and the customer's streams get it after the commit.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import { OWN_ACTS } from '@bahi/contract/messages/own-acts.ts';
import type { StoryKey } from '@bahi/contract/stories.ts';
import type { Database, Tx } from '../platform/database.ts';
import { askInPieces } from '../platform/pieces.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import {
  countMessages,
  countUnread,
  insertMessages,
  lockMessages,
  selectMessages,
  selectMessagesById,
  selectStories,
  updateRead,
  type Message,
  type NewMessage,
} from './store.ts';

export type { NewMessage };

/** Call it last in the transaction. After the commit the customers' streams get what was written; a message said before is not among it. */
export async function writeMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const customerIds = messages.map((message) => message.customerId);
  // They travel together and run in this order.
  const [, written] = await Promise.all([
    lockMessages(tx, customerIds),
    askInPieces(messages, (piece) => insertMessages(tx, piece.map(asWritten))),
  ]);
  for (const [customerId, own] of Map.groupBy(written, (message) => message.customerId))
    tx.after('messages.written', { customerId, messageIds: own.map((message) => message.id) });
}

function asWritten(message: NewMessage): NewMessage & { readonly readAt: number | null } {
  return { ...message, readAt: OWN_ACTS.has(message.story.key) ? message.at : null };
}

export async function messagesPage(
  db: Database,
  customerId: bigint,
  { kind, isUnread, page, pageSize }: ParsedInputOf<typeof listMessages>,
): Promise<OutputOf<typeof listMessages>> {
  const filter = { customerId, kind: kind ?? null, isUnread: isUnread ?? null };
  return db.read(async (tx) => ({
    rows: await selectMessages(tx, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countMessages(tx, filter),
    page,
    pageSize,
    unread: await countUnread(tx, customerId),
  }));
}

/** When a customer was told of one of these things; what is written with a fact dates it. */
export async function toldSince<K extends StoryKey>(
  tx: Tx,
  customerId: bigint,
  { keys, since }: { readonly keys: readonly K[]; readonly since: number },
): Promise<{ key: K; at: number }[]> {
  return selectStories(tx, { customerId, keys, since });
}

export async function messageOf(db: Database, customerId: bigint, id: string): Promise<Message> {
  const [message] = await db.read((tx) => selectMessagesById(tx, customerId, [storedId(id)]));
  return message ?? refuse('messages.unknown', {});
}

/** Marking a message that is read, or somebody else's, changes nothing. */
export async function markRead(
  tx: Tx,
  customerId: bigint,
  { input, now }: { input: ParsedInputOf<typeof markMessagesRead>; now: number },
): Promise<OutputOf<typeof markMessagesRead>> {
  const which = 'ids' in input ? { ids: input.ids.map(storedId) } : { through: storedId(input.through) };
  await updateRead(tx, { customerId, now, ...which });
  return { unread: await countUnread(tx, customerId) };
}

/** For the stream, oldest first, each with the count as it is now. */
export async function messagePayloads(
  db: Database,
  customerId: bigint,
  messageIds: readonly bigint[],
): Promise<{ message: Message; unread: number }[]> {
  return db.read(async (tx) => {
    const messages = await selectMessagesById(tx, customerId, messageIds);
    const unread = await countUnread(tx, customerId);
    return messages.map((message) => ({ message, unread }));
  });
}
