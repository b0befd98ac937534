/** The symbols a reader found lately, on this device (spec §2). Pure but for the two functions at the end. */
import { OWN } from '../data/own.ts';

const LENGTH_MAX = 10;

/** The newest first, each once. */
export function withSearch(searches: readonly string[], symbol: string): readonly string[] {
  return [symbol, ...searches.filter((each) => each !== symbol)].slice(0, LENGTH_MAX);
}

/** What was stored may be anything: only texts count. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, LENGTH_MAX) : [];
  } catch {
    return [];
  }
}

export function readSearches(): readonly string[] {
  return parseSearches(localStorage.getItem(OWN.searches));
}

export function writeSearches(searches: readonly string[]): void {
  if (searches.length === 0) localStorage.removeItem(OWN.searches);
  else localStorage.setItem(OWN.searches, JSON.stringify(searches));
}
