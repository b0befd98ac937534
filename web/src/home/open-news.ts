/** Which article stands beside the list, if the list is not the screen of the address. */
import { readQuery } from '../shell/hash.ts';
import { usePlace } from '../shell/location.ts';

export function useOpenNews(): string | undefined {
  const { path, search } = usePlace();
  return path === '/home/newsDetail' ? readQuery(search)['id'] : undefined;
}
