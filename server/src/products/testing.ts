/** What staff type for products that nothing stands in the way of, for tests. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { typedMoment, type ProductValues } from './draft-fields.ts';

export const typed = (at: number): string => typedMoment(practiceCalendar, at);

/** New shares of the week after NOON (identity/testing.ts), in a window from soon after `now`. */
export function neem(now: number, changes: ProductValues = {}): ProductValues {
  return {
    symbol: 'NEEM',
    name: 'Neem Renewables',
    sector: 'energy',
    market: 'Practice Exchange',
    sponsor: 'Banyan Securities',
    prospectus: 'The company sells electricity from the sun.',
    allocation: 'draw',
    funding: 'block',
    tickets: 'lot',
    price: '50.00',
    lots: '10',
    maximumLots: '5',
    opensAt: typed(now + 5 * MINUTE_MS),
    closesAt: typed(now + 2 * HOUR_MS),
    publicIndex: 'BAHIFIFTY',
    publicDate: '2026-11-21',
    drawAt: '2026-11-22T05:30',
    allotmentDate: '2026-11-26',
    listingDate: '2026-11-27',
    issueDate: '2026-11-27',
    ...changes,
  };
}
