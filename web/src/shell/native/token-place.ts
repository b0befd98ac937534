/** The token in the phone's secure store: read once at the start, written behind in order; what a browser's build had kept is moved there. */
import { lastAccount, TOKEN_KEY, type TokenPlace } from '../../data/session.ts';
import type { Phone } from './phone.ts';

type Store = Pick<Phone, 'readSecret' | 'keepSecret' | 'dropSecret'>;

export async function openTokenPlace(store: Store): Promise<TokenPlace> {
  const moved = localStorage.getItem(TOKEN_KEY);
  // A store that cannot be read, as after the screen lock was taken off, has no session.
  let token = moved ?? (await store.readSecret(TOKEN_KEY).catch(() => null));
  let written: Promise<unknown> = Promise.resolve();
  const write = (change: () => Promise<void>) => {
    // What is not kept costs a login at the next start.
    written = written.then(change).catch(() => undefined);
  };
  const place: TokenPlace = {
    read: () => token,
    keep(next) {
      token = next;
      write(() => store.keepSecret(TOKEN_KEY, next));
    },
    drop() {
      token = null;
      write(() => store.dropSecret(TOKEN_KEY));
    },
  };
  if (moved !== null) {
    place.keep(moved);
    await written;
    localStorage.removeItem(TOKEN_KEY);
  }
  // iOS keeps it over a deletion of the app, which takes the account along.
  if (token !== null && lastAccount() === null) place.drop();
  return place;
}
