/** Wallet addresses (core/src/wallet-address.ts) with the hashes they need. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { readWalletAddress, type Network } from '@bahi/core/wallet-address.ts';

const coding = { decodeBase58check: createBase58check(sha256).decode, keccak256: keccak_256 };

/** The address, or null when it is none of that network. */
export function readAddress(network: Network, text: string): string | null {
  return readWalletAddress(network, text, coding);
}
