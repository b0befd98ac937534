/**
 * Search by code and name (rules §4), shared by the server and the web app's local index, so that both answer alike.
 * Built once for a list of instruments; a search over 300 of them takes well under a millisecond.
 */
export interface Searchable {
  readonly symbol: string;
  readonly name: string;
  /** What is off shelf is found too, after all that is not. */
  readonly state?: string;
  /** Of equal matches what can be traded comes first. */
  readonly isTradable?: boolean;
}

export interface SearchIndex<T extends Searchable> {
  readonly entries: readonly SearchEntry<T>[];
}

interface SearchEntry<T> {
  readonly row: T;
  readonly symbol: string;
  readonly name: string;
  readonly words: readonly string[];
  /** First letters of a name of several words: "nb" for "Neem Bank". */
  readonly initials: string;
  readonly aliases: readonly string[];
  readonly isOffShelf: boolean;
  readonly isReadOnly: boolean;
}

/** `aliasesOf`: other words for a row, for instance its currency or its industry in the reader's language. */
export function buildSearchIndex<T extends Searchable>(
  rows: readonly T[],
  aliasesOf: (row: T) => readonly string[] = () => [],
): SearchIndex<T> {
  const entries = rows.map((row) => {
    const name = foldSearchText(row.name);
    const words = name.split(' ');
    return {
      row,
      symbol: foldSearchText(row.symbol),
      name,
      words,
      initials: words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : '',
      aliases: aliasesOf(row).map(foldSearchText),
      isOffShelf: row.state === 'off_shelf',
      isReadOnly: row.isTradable === false,
    };
  });
  return { entries };
}

/** The best `limit` matches, best first. Of equal matches the tradable come first, then in the order of codes. */
export function searchIndex<T extends Searchable>(index: SearchIndex<T>, text: string, limit = 20): T[] {
  const query = foldSearchText(text);
  if (query === '') return [];
  const found: { entry: SearchEntry<T>; rank: number }[] = [];
  for (const entry of index.entries) {
    const rank = rankOf(entry, query);
    // Off shelf stands last, but for its own code.
    if (rank !== null) found.push({ entry, rank: entry.isOffShelf && rank > 0 ? rank + OFF_SHELF : rank });
  }
  found.sort(
    (a, b) =>
      a.rank - b.rank ||
      Number(a.entry.isReadOnly) - Number(b.entry.isReadOnly) ||
      (a.entry.symbol < b.entry.symbol ? -1 : 1),
  );
  return found.slice(0, limit).map(({ entry }) => entry.row);
}

const OFF_SHELF = 100;

/**
 * What a text with a slip of the hand may have meant, closest first: "suvrna" is near "Suvarna". Asked when nothing
 * matches; by the trigrams of words, as PostgreSQL's pg_trgm counts them.
 */
export function suggestFrom<T extends Searchable>(index: SearchIndex<T>, text: string, limit = 6): T[] {
  const query = trigramsOf(foldSearchText(text));
  return index.entries
    .filter(({ isOffShelf }) => !isOffShelf)
    .map((entry) => ({
      entry,
      likeness: Math.max(...trigramsIn(entry).map((each) => likenessOf(query, each))),
    }))
    .filter(({ likeness }) => likeness >= LIKENESS_MIN)
    .toSorted((a, b) => b.likeness - a.likeness || (a.entry.symbol < b.entry.symbol ? -1 : 1))
    .slice(0, limit)
    .map(({ entry }) => entry.row);
}

const LIKENESS_MIN = 0.25;

/** Made with the first slip and kept, as each letter after it asks for them again. */
const trigramsKept = new WeakMap<SearchEntry<unknown>, readonly ReadonlySet<string>[]>();

function trigramsIn(entry: SearchEntry<unknown>): readonly ReadonlySet<string>[] {
  const kept = trigramsKept.get(entry) ?? [entry.symbol, entry.name, ...entry.words].map(trigramsOf);
  trigramsKept.set(entry, kept);
  return kept;
}

function trigramsOf(text: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; word !== '' && at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** From 0 to 1: what both have, of all that either has. */
function likenessOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((each) => right.has(each)).length;
  return both === 0 ? 0 : both / (left.size + right.size - both);
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
 * its first letters, another word for it, then a piece of the code, then of the name. Null when nothing matches.
 */
function rankOf(entry: SearchEntry<unknown>, query: string): number | null {
  if (entry.symbol === query) return 0;
  if (entry.symbol.startsWith(query)) return 1;
  if (entry.name.startsWith(query)) return 2;
  if (hasWordsBeginning(entry.words, query)) return 3;
  if (query.length > 1 && entry.initials.startsWith(query)) return 4;
  if (entry.aliases.some((alias) => alias.startsWith(query))) return 5;
  if (entry.symbol.includes(query)) return 6;
  if (entry.name.includes(query)) return 7;
  if (query.length > 1 && entry.aliases.some((alias) => alias.includes(query))) return 8;
  return null;
}

/** Every word typed begins some word of the name, in any order: "mot var" finds "Varuna Motors". */
function hasWordsBeginning(words: readonly string[], query: string): boolean {
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
