/** Keeps what is known of applications current: a message about money or an opening makes it old, whatever screen is open. */
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import {
  getApplicationTerms,
  getOffer,
  getSubscription,
  listOffers,
  listSubscriptions,
} from '@bahi/contract/new-shares/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { invalidate } from '../data/query-client.ts';
import { arrivedMessage } from '../data/unread.ts';

/** How often what may change by itself is read again. */
export const REFETCH_MS = 15_000;

/** What an application, its change and its taking back change. */
export const changedByApplying = [
  getOffer,
  listOffers,
  listSubscriptions,
  getSubscription,
  getApplicationTerms,
  getSummary,
] as const;

/** What a payment changes. */
export const changedByPaying = [getSubscription, listSubscriptions, getSummary] as const;

arrivedMessage.subscribe(() => {
  if (arrivedMessage.get()?.story.key.startsWith('new_shares.') === true)
    invalidate(getSubscription, listSubscriptions, getOffer, listOffers, getDrawProof, getSummary);
});
