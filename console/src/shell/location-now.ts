/** Where the address leads now: the router shows a step some time after it was taken. */
import { parsePath } from 'react-router-dom';

/** Read as the router reads it: what follows a second `#` is not searched for. */
export function locationNow() {
  const { pathname = '/', search = '' } = parsePath(window.location.hash.slice(1));
  return { pathname, search };
}
