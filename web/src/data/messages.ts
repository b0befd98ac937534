/** Marking messages as read. One that could not be marked stays unread, and is marked the next time. */
import { listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import { call } from './call.ts';
import { invalidate } from './query-client.ts';

export async function markRead(id: string): Promise<void> {
  await call(markMessagesRead, { ids: [id] }, { idempotencyKey: crypto.randomUUID() });
  invalidate(listMessages);
}
