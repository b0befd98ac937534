/**
 * Which network addresses may be called that somebody else named, a feed or the push service of a browser: public ones only, so that nobody
 * reaches our own network through them (SSRF). The address that is checked is the one that is connected to.
 */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** IANA's special-purpose registries. */
const PRIVATE_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
const GLOBAL_6 = blockList('ipv6', [['2000::', 3]]);
/** Documentation, and what leads to an IPv4 address. */
const PRIVATE_6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE_4.check(address, 'ipv4');
  return version === 6 && GLOBAL_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6');
}

/** For a connection: resolves a name and refuses it when any of its addresses is not public. */
export function guardedLookup(resolve: Resolve = resolveByDns(), isAllowed = isPublicAddress): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const refused = addresses.find(({ address }) => !isAllowed(address));
        if (addresses.length === 0 || refused !== undefined)
          throw new AddressRefused(`${hostname} is at ${refused?.address ?? 'no address'}, which is not public`);
        return addresses;
      })
      .then(
        (addresses) => {
          if (options.all === true) callback(null, [...addresses]);
          else callback(null, addresses[0]!.address, addresses[0]!.family);
        },
        (error: unknown) => callback(error as Error, ''),
      );
  };
}

/**
 * By questions of our own, which end: those of the system occupy its few threads, and a name whose servers stay silent would keep every other
 * name waiting, the push services' and the SMS gateway's too. `servers` left out: the system's.
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2_500, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    const found = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
    return [...found(four, 4), ...found(six, 6)];
  };
}

function blockList(
  family: 'ipv4' | 'ipv6',
  subnets: readonly (readonly [network: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}
