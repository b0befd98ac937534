/** Which instruments a text from outside speaks of: by code in capitals, or by full name. Pure. */
import type { MarketInstrument } from '@bahi/contract/venue.ts';

const MENTIONS_MAX = 8;
/** Shorter codes are too often words. */
const CODE_MIN = 3;
const NAME_MIN = 4;

export type FindMentions = (text: string) => string[];

export function createMentions(instruments: readonly Pick<MarketInstrument, 'symbol' | 'name'>[]): FindMentions {
  const byCode = new Map(
    instruments
      .map(({ symbol }) => [symbol.replace(/\.NSE$/, ''), symbol] as const)
      .filter(([code]) => code.length >= CODE_MIN),
  );
  const names = instruments
    .map(({ symbol, name }) => ({ symbol, name: ` ${wordsOf(name)} ` }))
    .filter(({ name }) => name.length >= NAME_MIN + 2);
  return (text) => {
    const found = new Set<string>();
    for (const [word] of text.matchAll(/[A-Z0-9&-]+/g)) {
      const symbol = byCode.get(word);
      if (symbol !== undefined) found.add(symbol);
    }
    const words = ` ${wordsOf(text)} `;
    for (const { symbol, name } of names) if (words.includes(name)) found.add(symbol);
    return [...found].slice(0, MENTIONS_MAX);
  };
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
