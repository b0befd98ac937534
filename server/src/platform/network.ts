/**
 * Whose address it is, for limits: an IPv6 subscriber has a network of 2^64 addresses, and whoever hires machines has the neighbours of an
 * IPv4 address too.
 */

/** The /24 of IPv4, the /64 of IPv6: "198.51.100", "2001:db8:0:1". */
export function networkOf(ip: string): string {
  const subscriber = subscriberOf(ip);
  return subscriber.includes(':') ? subscriber : subscriber.split('.').slice(0, 3).join('.');
}

/** The address itself of IPv4, the /64 of IPv6. */
export function subscriberOf(ip: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip);
  if (mapped !== null) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
