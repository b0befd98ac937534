/** The list of grab offers, read again while somebody looks: others take of their quotas. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listGrabOffers, type listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { usePagedCall } from '../data/use-paged-call.ts';

export type Offer = OutputOf<typeof listGrabOffers>['rows'][number];
export type GrabRequest = OutputOf<typeof listGrabRequests>['rows'][number];

export const OFFERS_REFETCH_MS = 10_000;

export function useOffers() {
  return usePagedCall(listGrabOffers, {}, { refetchMs: OFFERS_REFETCH_MS });
}
