/**
 * What a device keeps after a sign-in, to be known by at the next one: strangers who try the same account, or come from the same network,
 * are not in its way. It opens nothing by itself. It names the network of that sign-in, whose tries it has: so however many
 * marks somebody collects, there are five tries for each network that the account was signed in from.
 */
import type { Sealer } from '../platform/sealing.ts';
import { networkOf } from '../platform/network.ts';

/** `account` as its misses are counted: "asha", "staff:risk". */
export function markOf(sealer: Sealer, account: string, ip: string): string {
  return sealer.seal(Buffer.from(networkOf(ip)), purposeOf(account)).toString('base64url');
}

/** The place that it is to countAttempt; null: none of ours, or of another account. */
export function placeOfMark(sealer: Sealer, account: string, mark: string | undefined): string | null {
  if (mark === undefined) return null;
  try {
    return `with ${sealer.open(Buffer.from(mark, 'base64url'), purposeOf(account)).toString()}`;
  } catch {
    return null;
  }
}

function purposeOf(account: string): string {
  return `device:${account}`;
}
