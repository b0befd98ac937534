/** Minutes that ended, until somebody takes them. */
import type { Bar } from '@bahi/contract/venue.ts';
import type { LiveComputed } from './computed-levels.ts';
import { isFund } from './fund-books.ts';
import type { DayFigures, Stock } from './stock.ts';

export function createMinuteBars(books: () => readonly Stock[], live: () => readonly LiveComputed[]) {
  const bars: { symbol: string; bar: Bar }[] = [];

  function end(symbol: string, figures: DayFigures): void {
    if (figures.minute !== null) bars.push({ symbol, bar: figures.minute });
    figures.minute = null;
  }

  return {
    /** Of a fund those of its book. */
    flush(): void {
      for (const { listed, figures } of books()) end(listed.symbol, figures);
      for (const { computed, figures } of live()) if (!isFund(computed)) end(computed.symbol, figures);
    },
    take: (): { symbol: string; bar: Bar }[] => bars.splice(0),
  };
}
