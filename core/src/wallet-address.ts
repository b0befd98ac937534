/**
 * Wallet addresses with their checksums (rules §7), and where one stands in the text of a QR picture. What is sent to a mistyped
 * address is lost for good, so the written form must carry the checksum: an Ethereum address in small letters only has none and
 * is not taken. The hashes come from outside; the server and the app use the same ones.
 */

export const networks = ['TRC20', 'ERC20'] as const;
export type Network = (typeof networks)[number];

export interface AddressCoding {
  /** The payload; throws when the checksum is another one. */
  readonly decodeBase58check: (text: string) => Uint8Array;
  readonly keccak256: (bytes: Uint8Array) => Uint8Array;
}

/** The address, or null when it is none of that network. */
export function readWalletAddress(network: Network, text: string, coding: AddressCoding): string | null {
  const address = text.trim();
  const isAddress = network === 'TRC20' ? isTron(address, coding) : isEthereum(address, coding);
  return isAddress ? address : null;
}

/**
 * What a payment QR picture says where to: a bare address, "tron:T…", or EIP-681 "ethereum:0x…@1?value=1". In a transfer of a
 * token, "ethereum:0x(token)/transfer?address=0x…", the receiver is the parameter and never the token's own address.
 */
export function addressInQr(text: string): string {
  const [scheme, rest] = split(text.trim(), ':');
  const target = rest === null ? scheme : rest.replace(/^\/\//, '').replace(/^pay-/, '');
  const [place, query] = split(target, '?');
  const [account, call] = split(place, '/');
  if (call === 'transfer') return parameter(query ?? '', 'address') ?? '';
  return split(account, '@')[0];
}

const TRON_PREFIX = 0x41;

function isTron(address: string, { decodeBase58check }: AddressCoding): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  try {
    const payload = decodeBase58check(address);
    return payload.length === 21 && payload[0] === TRON_PREFIX;
  } catch {
    return false; // Its checksum is another one.
  }
}

/** EIP-55: a letter is a capital where the hash of the small address has a digit of 8 or more. */
function isEthereum(address: string, { keccak256 }: AddressCoding): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = [...address.slice(2).toLowerCase()];
  const hash = keccak256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)));
  const checked = digits.map((digit, at) => {
    const nibble = (hash[at >> 1]! >> (at % 2 === 0 ? 4 : 0)) & 0xf;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  });
  return checked.join('') === address.slice(2);
}

function split(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

function parameter(query: string, name: string): string | null {
  const found = query.split('&').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
