/**
 * Allotted shares before their listing day (decision 0035): the market does not know them yet, so that nobody can sell them. Name and day are
 * those of the offer they came from. Asked for only where an instrument is missing.
 */
import { useEffect } from 'react';
import { listInstruments } from '@bahi/contract/market/calls.ts';
import { getOffer, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { useInstruments } from '../data/instruments.ts';
import { invalidate } from '../data/query-client.ts';
import { useCall } from '../data/use-call.ts';
import type { Position } from './outcome.ts';

/** What is not listed yet was won not long ago. */
const newestWon = { segment: 'won', page: 1, pageSize: 100 } as const;
const REFETCH_MS = 15_000;

export interface Listing {
  /** Null: not read yet. */
  readonly name: string | null;
  /** YYYY-MM-DD; null: not known. */
  readonly date: string | null;
  readonly subscription: string | null;
}

interface Held {
  /** Of the position; a holding may be several. */
  readonly id?: string;
  readonly symbol: string;
  readonly status?: Position['status'];
}

/** Null: it is listed, as nearly everything is. */
export function useListing({ id, symbol, status }: Held): Listing | null {
  const { data, bySymbol } = useInstruments();
  const isMissing = data !== undefined && !bySymbol.has(symbol) && status !== 'closed';
  const won = useCall(listSubscriptions, newestWon, { enabled: isMissing }).data;
  const own = won?.rows.find((row) => (id === undefined ? row.symbol === symbol : row.position === id));
  const offer = useCall(
    getOffer,
    { offer: own?.offer ?? '' },
    { enabled: isMissing && own !== undefined, refetchMs: REFETCH_MS },
  ).data;
  const isListedNow = isMissing && offer?.state === 'listed';
  useEffect(() => {
    // It was listed while somebody looked: the names are of before.
    if (isListedNow) invalidate(listInstruments);
  }, [isListedNow]);
  if (!isMissing || isListedNow) return null;
  return { name: own?.name ?? null, date: offer?.listingDate ?? null, subscription: own?.id ?? null };
}
