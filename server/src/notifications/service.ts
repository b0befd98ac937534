/** What notifications offer to the other domains: what is written is on its way to devices in the same transaction, and an ended session has none. */
import { RISK_STORIES } from '@bahi/contract/messages/groups.ts';
import { OWN_ACTS } from '@bahi/contract/messages/own-acts.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import type { Laid } from '../platform/facts.ts';
import { EMAIL_DEFAULT, PUSH_DEFAULT } from './settings.ts';
import { deleteSubscriptions, insertDeliveries } from './store.ts';

export type { PushNetwork } from './push.ts';

/** Later it is read in the app. */
export const VALID_MS = DAY_MS;

/** SMS, and e-mails, of one group to one customer in a day. */
export const DAILY_MAX = 20;

/** Messages that a device has not taken; with so many its push service is dead, and what comes now is read in the app. */
export const WAITING_MAX = 50;

/** Last in the transaction. */
export async function notify(tx: Tx, laid: readonly Laid[], now: number): Promise<void> {
  const sessionIds = laid.flatMap((one) => (one.topic === 'session.ended' ? [one.fact.sessionId] : []));
  if (sessionIds.length > 0) await deleteSubscriptions(tx, { sessionIds });
  const messageIds = laid.flatMap((one) => (one.topic === 'messages.written' ? one.fact.messageIds : []));
  if (messageIds.length === 0) return;
  await insertDeliveries(tx, {
    messageIds,
    except: [...OWN_ACTS],
    risks: RISK_STORIES,
    pushDefault: PUSH_DEFAULT,
    emailDefault: EMAIL_DEFAULT,
    now,
    validUntil: now + VALID_MS,
    dailyMax: DAILY_MAX,
    waitingMax: WAITING_MAX,
  });
}
