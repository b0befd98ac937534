/** Words of lists of instruments: sectors, sorting, the watchlist star, states. Home, market and favourites share them. */
import { defineTexts, useTexts } from './texts.ts';
import type { InstrumentTexts } from './instruments.en.ts';

export type { InstrumentTexts };

export const instrumentTexts = defineTexts(
  import.meta.glob<typeof import('./instruments.en.ts')>('./instruments.{en,tw,ko}.ts'),
);

export function useInstrumentTexts(): InstrumentTexts {
  return useTexts(instrumentTexts);
}

/** The sector's name; a key that is not known yet shows as it is. */
export function sectorName(t: InstrumentTexts, sector: string | null): string | null {
  return sector === null ? null : (t.sectors[sector] ?? sector);
}
