/** What the engine, the agents and the history know of anything that has a book: a company, a digital currency, a forex pair, a fund. */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { Computed } from './computed.ts';
import type { Listed } from './book-terms.ts';

export type { Inactive, Listed } from './book-terms.ts';

/** The forces that move a whole board and its groups: names of their random streams, deviations over a session. */
export interface Factors {
  readonly prefix: string;
  readonly groups: readonly string[];
  readonly marketVolatility: number;
  readonly groupVolatility: number;
}

/** Instruments that trade on one calendar and are moved by the same forces: one engine, one past. */
export interface Board<T extends Listed = Listed> {
  readonly id: 'equity' | 'forex' | 'digital';
  readonly calendarId: CalendarId;
  readonly factors: Factors;
  readonly listings: readonly T[];
  /** What is computed from listings of this board; of these funds have a book. */
  readonly computed: readonly Computed[];
}
