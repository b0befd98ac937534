/**
 * Wallet addresses with their checksums (rules §7). What is sent to a mistyped address is lost for good, so the written form
 * must carry the checksum: an Ethereum address in small letters only has none and is not taken.
 */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';

export type Network = 'TRC20' | 'ERC20';

/** The address, or null when it is none of that network. */
export function readAddress(network: Network, text: string): string | null {
  const address = text.trim();
  const isAddress = network === 'TRC20' ? isTron(address) : isEthereum(address);
  return isAddress ? address : null;
}

const base58check = createBase58check(sha256);
const TRON_PREFIX = 0x41;

function isTron(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  try {
    const payload = base58check.decode(address);
    return payload.length === 21 && payload[0] === TRON_PREFIX;
  } catch {
    return false; // Its checksum is another one.
  }
}

/** EIP-55: a letter is a capital where the hash of the small address has a digit of 8 or more. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase(), 'ascii'))).toString('hex');
  const checked = [...digits.toLowerCase()]
    .map((digit, index) => (Number.parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit))
    .join('');
  return checked === digits;
}
