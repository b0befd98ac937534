/**
 * Text that can be kept: no half of a surrogate pair, which is no character and has no UTF-8, and no NUL, which PostgreSQL cannot hold.
 * JSON can carry both. Asked once, where calls are parsed, so that no domain meets them.
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
        if (!isText(name)) return place.toWellFormed().replaceAll('\0', '\uFFFD');
        if (typeof inner === 'string' || typeof inner === 'object') waiting.push([inner, place]);
      }
    }
  }
  return null;
}

/** Enough to find it by. */
const PATH_MAX = 100;

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
