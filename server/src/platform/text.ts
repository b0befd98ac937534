/**
 * Text that can be kept: no half of a surrogate pair, which is no character and has no UTF-8, no NUL, which PostgreSQL cannot hold, and
 * no mark that turns the text after it around, by which a figure beside a name would read as another. JSON can carry all. Asked once, where calls are parsed, so that no domain meets them.
 */

/** The field, "input.rows.2.name", of the first text in it that cannot be kept; null: all can. */
export function faultyText(input: unknown): string | null {
  // No recursion: JSON nests as deep as its sender likes.
  const waiting: (readonly [value: unknown, path: string])[] = [[input, '']];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, path] = next;
    if (typeof value === 'string') {
      if (!isText(value)) return path === '' ? 'body' : path;
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const place = path === '' ? name : `${path.slice(0, PATH_MAX)}.${name}`;
        if (!isText(name)) return place.toWellFormed().replaceAll(new RegExp(UNKEPT, 'g'), '\uFFFD');
        if (typeof inner === 'string' || typeof inner === 'object') waiting.push([inner, place]);
      }
    }
  }
  return null;
}

/** Enough to find it by. */
const PATH_MAX = 100;

function isText(text: string): boolean {
  return text.isWellFormed() && !UNKEPT.test(text);
}

/** Embeddings, overrides and isolates of direction (Unicode Standard Annex 9); scripts that run leftwards need none. */
const UNKEPT = /[\0\u202A-\u202E\u2066-\u2069]/;
