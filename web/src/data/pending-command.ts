/**
 * A command without an answer outlives its screen and a reload: whoever comes back asks with the same key, and never
 * does the thing twice by doing it "again". Kept in this tab only, for the account that sent it, and not for long.
 */
const PREFIX = 'bahi.pending.';
const KEEP_MS = 120_000;

export interface Pending {
  readonly key: string;
  readonly input: unknown;
  readonly account: string;
  readonly at: number;
}

export function keepPending(name: string, pending: Pending, storage: Storage = sessionStorage): void {
  storage.setItem(PREFIX + name, JSON.stringify(pending));
}

/** What still waits for an answer; null when nothing does, when it is another's, or when it is too old to be sent again. */
export function readPending(
  name: string,
  { account, now }: { readonly account: string; readonly now: number },
  storage: Storage = sessionStorage,
): Pending | null {
  try {
    const pending = JSON.parse(storage.getItem(PREFIX + name) ?? 'null') as Pending | null;
    return pending !== null && pending.account === account && now - pending.at < KEEP_MS ? pending : null;
  } catch {
    return null;
  }
}

/** The answer to `key` is known; a later command's entry stays. */
export function dropPending(name: string, key: string, storage: Storage = sessionStorage): void {
  const text = storage.getItem(PREFIX + name);
  if (text !== null && text.includes(`"${key}"`)) storage.removeItem(PREFIX + name);
}
