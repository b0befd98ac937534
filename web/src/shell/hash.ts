/** Hash routes with the query inside the hash: "#/market/stockDetail?symbol=VRM". Pure. */
export interface Place {
  readonly path: string;
  /** The text after "?", canonical. */
  readonly search: string;
}

export const ROOT = '/login/start';

/** Anything that is not a path leads to the root (spec §2). */
export function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, '');
  const cut = text.indexOf('?');
  const path = (cut < 0 ? text : text.slice(0, cut)).replace(/\/+$/, '');
  if (!/^\/[A-Za-z0-9/]+$/.test(path)) return { path: ROOT, search: '' };
  return { path, search: cut < 0 ? '' : new URLSearchParams(text.slice(cut + 1)).toString() };
}

export function formatHash(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(key, value);
  const search = params.toString();
  return `#${path}${search === '' ? '' : `?${search}`}`;
}

export function hashOf({ path, search }: Place): string {
  return `#${path}${search === '' ? '' : `?${search}`}`;
}

export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** A return path from a query is followed only inside the app, and never back into login. */
export function safeReturn(text: string | undefined, fallback: string): string {
  if (text === undefined || !text.startsWith('/')) return fallback;
  const place = parseHash(`#${text}`);
  return place.path.startsWith('/login/') ? fallback : hashOf(place).slice(1);
}
