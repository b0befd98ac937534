/** What the ticket points out before an order is placed. Nudges never block (rules T6 is for refusals); each has its numbers. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { previewOrder } from '@bahi/contract/orders/calls.ts';
import { distanceBasisPoints, percentOf } from './amounts.ts';
import type { Terms } from './ticket.ts';

export type Preview = OutputOf<typeof previewOrder>;

export type NudgeFact =
  /** The limit is more than 2 % from the last price. `isWaiting`: the order will wait rather than fill at once. */
  | { readonly kind: 'limit_far'; readonly percent: string; readonly last: string; readonly isWaiting: boolean }
  | { readonly kind: 'large'; readonly percent: number }
  | { readonly kind: 'leveraged'; readonly loss: string; readonly closeOut: string | null }
  | { readonly kind: 'thin'; readonly offered: number }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'protection'; readonly price: string };

export interface Quoted {
  readonly last: string | null;
  readonly bidQuantity: number;
  readonly askQuantity: number;
}

const FAR_BASIS_POINTS = 200;
const LARGE_PERCENT = 25;

export function nudgesFor(terms: Terms, preview: Preview, quote: Quoted | null): readonly NudgeFact[] {
  return [
    ...farLimit(terms, quote),
    ...largeShare(preview),
    ...leveragedLoss(preview),
    ...thinTouch(terms, preview, quote),
    ...(preview.sellFrom === null ? [] : [{ kind: 'locked', until: preview.sellFrom } as const]),
    ...(terms.type === 'market' && preview.protectionPrice !== null
      ? [{ kind: 'protection', price: preview.protectionPrice } as const]
      : []),
  ];
}

function farLimit(terms: Terms, quote: Quoted | null): readonly NudgeFact[] {
  if (terms.type !== 'limit' || terms.limitPrice === undefined || quote === null || quote.last === null) return [];
  const distance = distanceBasisPoints(terms.limitPrice, quote.last);
  if (distance === null || distance <= FAR_BASIS_POINTS) return [];
  const isAbove = Number(terms.limitPrice) > Number(quote.last);
  const percent = (distance / 100).toFixed(1);
  return [{ kind: 'limit_far', percent, last: quote.last, isWaiting: (terms.direction === 'long') !== isAbove }];
}

function largeShare(preview: Preview): readonly NudgeFact[] {
  const percent = percentOf(preview.needed, preview.available);
  return percent === null || percent <= LARGE_PERCENT || percent > 100 ? [] : [{ kind: 'large', percent }];
}

function leveragedLoss(preview: Preview): readonly NudgeFact[] {
  if (preview.lossAtFivePercent === null) return [];
  return [{ kind: 'leveraged', loss: preview.lossAtFivePercent, closeOut: preview.closeOutPrice }];
}

/** A market order for more than the touch offers will walk the book. */
function thinTouch(terms: Terms, preview: Preview, quote: Quoted | null): readonly NudgeFact[] {
  if (terms.type !== 'market' || quote === null) return [];
  const offered = terms.direction === 'long' ? quote.askQuantity : quote.bidQuantity;
  return offered > 0 && preview.quantity > offered ? [{ kind: 'thin', offered }] : [];
}
