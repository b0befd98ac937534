/**
 * Search by code and name (rules §4), shared by the server and the web app's local index, so that both answer alike.
 * Built once for a list of instruments; a search over 300 of them takes well under a millisecond.
 */
export interface Searchable {
  readonly symbol: string;
  readonly name: string;
}

export interface SearchIndex<T extends Searchable> {
  readonly entries: readonly SearchEntry<T>[];
}

interface SearchEntry<T> {
  readonly row: T;
  readonly symbol: string;
  readonly name: string;
  readonly words: readonly string[];
}

export function buildSearchIndex<T extends Searchable>(rows: readonly T[]): SearchIndex<T> {
  const entries = rows.map((row) => {
    const name = foldSearchText(row.name);
    return { row, symbol: foldSearchText(row.symbol), name, words: name.split(' ') };
  });
  return { entries };
}

/** The best `limit` matches, best first. Equal matches stand in the order of their codes. */
export function searchIndex<T extends Searchable>(index: SearchIndex<T>, text: string, limit = 20): T[] {
  const query = foldSearchText(text);
  if (query === '') return [];
  const found: { row: T; symbol: string; rank: number }[] = [];
  for (const entry of index.entries) {
    const rank = rankOf(entry, query);
    if (rank !== null) found.push({ row: entry.row, symbol: entry.symbol, rank });
  }
  found.sort((a, b) => a.rank - b.rank || (a.symbol < b.symbol ? -1 : 1));
  return found.slice(0, limit).map((match) => match.row);
}

/** Case, accents, full-width forms and punctuation do not matter: "Ｎｅｅｍ", "neem" and "Néem" are one text. */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/**
 * Smaller is better: the code itself, a code that begins so, a name that begins so, words of the name that begin so,
 * then a piece of the code, then of the name. Null when nothing matches.
 */
function rankOf(entry: SearchEntry<unknown>, query: string): number | null {
  if (entry.symbol === query) return 0;
  if (entry.symbol.startsWith(query)) return 1;
  if (entry.name.startsWith(query)) return 2;
  if (hasWordsBeginning(entry.words, query)) return 3;
  if (entry.symbol.includes(query)) return 4;
  if (entry.name.includes(query)) return 5;
  return null;
}

/** Every word typed begins some word of the name, in any order: "mot var" finds "Varuna Motors". */
function hasWordsBeginning(words: readonly string[], query: string): boolean {
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
