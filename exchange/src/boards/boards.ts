/** All boards of the practice market, in the order of the quote memory: each one's listings, then what is computed from them. */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { Board } from '../listed.ts';
import { NEW_LISTINGS_MAX } from '../port.ts';
import { digitalBoardOf } from './digital.ts';
import { equityBoardOf } from './equity.ts';
import { forexBoardOf } from './forex.ts';

export function boardsOf(seed: string, calendarId: CalendarId): readonly Board[] {
  return [equityBoardOf(seed, calendarId), forexBoardOf(seed, calendarId), digitalBoardOf(seed)];
}

/** Of the quote memory: those that come later have theirs behind. */
export function placesOf(boards: readonly Board[]): number {
  return countOf(boards) + NEW_LISTINGS_MAX;
}

export function countOf(boards: readonly Board[]): number {
  return boards.reduce((count, { listings, computed }) => count + listings.length + computed.length, 0);
}
