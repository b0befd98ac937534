/** A message may tell that a trigger order has fired: whoever shows one reads it again then, and every now and then. */
import { getTrigger, listTriggers } from '@bahi/contract/triggers/calls.ts';
import { invalidate } from '../../data/query-client.ts';
import { arrivedMessage } from '../../data/unread.ts';

/** A trailing price moves without a message. */
export const TRIGGER_REFETCH_MS = 15_000;

arrivedMessage.subscribe(() => {
  if (arrivedMessage.get()?.about?.type === 'trigger') invalidate(listTriggers, getTrigger);
});
