/** Wallet addresses as they are typed or scanned, by the server's own rule (core/src/wallet-address.ts). */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { addressInQr, networks, readWalletAddress, type Network } from '@bahi/core/wallet-address.ts';

export type { Network } from '@bahi/core/wallet-address.ts';

const coding = { decodeBase58check: createBase58check(sha256).decode, keccak256: keccak_256 };

export type AddressFault = 'missing' | 'no_checksum' | 'other_network' | 'invalid';

/** What is wrong with it; null when it is an address of that network. */
export function addressFault(network: Network, text: string): AddressFault | null {
  if (text.trim() === '') return 'missing';
  if (readWalletAddress(network, text, coding) !== null) return null;
  if (networkOf(text) !== null) return 'other_network';
  return network === 'ERC20' && /^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(text.trim()) ? 'no_checksum' : 'invalid';
}

/** The network whose address it is; null when it is none of either. */
export function networkOf(text: string): Network | null {
  return networks.find((network) => readWalletAddress(network, text, coding) !== null) ?? null;
}

/** The address a QR code or a paste holds, with its network; null when there is none. */
export function findAddress(text: string): { readonly network: Network; readonly address: string } | null {
  const address = addressInQr(text);
  const network = networkOf(address);
  return network === null ? null : { network, address };
}
