/**
 * Where the tickets of some applications stand among all tickets of a draw (rules §8): what an applicant asks first, and what
 * the file of a draw answers to whoever knows the own application's number.
 */
import { compareIds, ticketCount, ticketText, type DrawFile } from './lottery-form.ts';
import type { DrawHashes } from './lottery.ts';
import { asciiBytes, bytesOfHex } from './sha256.ts';

export interface TicketPlace {
  readonly application: string;
  /** Counts from 1; 1 too where the whole application is one ticket. */
  readonly lot: number;
  /** From 1, the lowest key. */
  readonly place: number;
}

export interface TicketPlaces {
  /** Of the whole draw. */
  readonly tickets: number;
  /** The last place that won. */
  readonly lastWon: number;
  /** Best first. */
  readonly places: readonly TicketPlace[];
}

/** Of a draw that was verified; applications that are not in it have no places. */
export function ticketPlaces(
  { terms, applications, key, cutoff }: Pick<DrawFile, 'terms' | 'applications' | 'key' | 'cutoff'>,
  own: readonly string[],
  { hmac }: Pick<DrawHashes, 'hmac'>,
): TicketPlaces {
  const keyOf = hmac(bytesOfHex(key));
  const last = cutoff === null ? null : bytesOfHex(cutoff);
  const ownIds = new Set(own);
  const mine: { readonly application: string; readonly lot: number; readonly key: Uint8Array }[] = [];
  const isLot = terms.tickets === 'lot';
  const visit = (each: (application: string, lot: number) => void, isAsked: (application: string) => boolean) => {
    for (const { application, lots } of applications) {
      if (!isAsked(application)) continue;
      for (let lot = 1; lot <= (isLot ? lots : 1); lot++) each(application, lot);
    }
  };
  const ticketKey = (application: string, lot: number) =>
    keyOf(asciiBytes(ticketText(terms.tickets, application, lot)));
  visit(
    (application, lot) => mine.push({ application, lot, key: ticketKey(application, lot) }),
    (application) => ownIds.has(application),
  );
  mine.sort((a, b) => compareBytes(a.key, b.key) || compareIds(a.application, b.application) || a.lot - b.lot);

  // below[n]: tickets whose keys are lower than the n-th own one and not lower than the one before it.
  const below = new Float64Array(mine.length + 1);
  let lastWon = 0;
  visit(
    (application, lot) => {
      const bytes = ticketKey(application, lot);
      if (last === null || compareBytes(bytes, last) <= 0) lastWon += 1;
      below[firstAbove(mine, bytes)]! += 1;
    },
    () => true,
  );
  let lower = 0;
  const places = mine.map(({ application, lot }, at) => {
    lower += below[at]!;
    return { application, lot, place: lower + 1 };
  });
  return { tickets: ticketCount(terms.tickets, applications), lastWon, places };
}

/** The first own key that is above these bytes; as many as there are, where none is. */
function firstAbove(own: readonly { readonly key: Uint8Array }[], bytes: Uint8Array): number {
  let low = 0;
  let high = own.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareBytes(own[middle]!.key, bytes) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < left.length; at++) {
    const difference = left[at]! - right[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
