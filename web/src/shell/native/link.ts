/**
 * Where a link that opened the app leads: bahi://market/stockDetail?symbol=VRM, or the app's own address https://…/#/market/stockDetail.
 * Only to a screen there is; whatever else it is, it is no link of ours. Pure.
 */
import { hashOf, parseHash } from '../hash.ts';

const LENGTH_MAX = 2_000;
/** Nobody is signed in by a link. */
const SECRETS = ['token', 'tokend', 'password'];

interface Known {
  /** Of the server, "https://bahi.example". */
  readonly origin: string;
  readonly isScreen: (path: string) => boolean;
}

/** The hash of the screen, null: ignored. */
export function hashOfLink(url: string, { origin, isScreen }: Known): string | null {
  if (url.length > LENGTH_MAX || !URL.canParse(url)) return null;
  const target = targetOf(new URL(url), origin);
  if (target === null) return null;
  const place = parseHash(`#${target}`);
  // What is no path would lead to the root.
  const [path] = target.split('?', 1);
  if (path !== place.path || !isScreen(place.path)) return null;
  const query = new URLSearchParams(place.search);
  return SECRETS.some((key) => query.has(key)) ? null : hashOf(place);
}

function targetOf(link: URL, origin: string): string | null {
  if (link.username !== '' || link.password !== '') return null;
  if (link.protocol === 'bahi:') return `/${link.host}${link.pathname}${link.search}`.replace(/^\/+/, '/');
  return link.origin === origin && link.pathname === '/' && link.search === '' ? link.hash.slice(1) : null;
}
