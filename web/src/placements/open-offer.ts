/** Which offer stands beside the list, if the list is not the screen of the address. */
import { readQuery } from '../shell/hash.ts';
import { usePlace } from '../shell/location.ts';

export function useOpenOffer(): { readonly placement?: string; readonly issue?: string } {
  const { path, search } = usePlace();
  return path === '/home/newStockPsBuy' ? readQuery(search) : {};
}
