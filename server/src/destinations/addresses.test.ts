/** Addresses of both networks: published examples, and every single mistyped sign. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './addresses.ts';

// USDT's own contract on TRON, and the examples of EIP-55.
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
];

test.each(ETHEREUM)('EIP-55 %s', (address) => {
  expect(readAddress('ERC20', ` ${address} `)).toBe(address);
  expect(readAddress('TRC20', address)).toBeNull();
});

test('TRON', () => {
  expect(readAddress('TRC20', TRON)).toBe(TRON);
  expect(readAddress('ERC20', TRON)).toBeNull();
});

test.each([
  ['TRC20', ''],
  ['TRC20', TRON.slice(1)],
  ['TRC20', `${TRON}1`],
  ['TRC20', TRON.toLowerCase()],
  // A Bitcoin address has a checksum of the same kind.
  ['TRC20', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
] as const)('%s %s is none', (network, address) => {
  expect(readAddress(network, address)).toBeNull();
});

test('any payload with its checksum is an address, and one changed sign makes it none', () => {
  const coder = createBase58check(sha256);
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(
      bytes,
      fc.nat(33),
      fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
      (payload, place, sign) => {
        const address = coder.encode(Uint8Array.of(0x41, ...payload));
        expect(readAddress('TRC20', address)).toBe(address);
        const other = address.slice(0, place) + sign + address.slice(place + 1);
        if (other !== address) expect(readAddress('TRC20', other)).toBeNull();
      },
    ),
  );
  fc.assert(
    fc.property(bytes, (payload) => {
      const digits = Buffer.from(payload).toString('hex');
      const hash = keccak_256(Buffer.from(digits));
      const address = `0x${[...digits].map((digit, i) => ((hash[i >> 1]! >> (i % 2 === 0 ? 4 : 0)) & 8 ? digit.toUpperCase() : digit)).join('')}`;
      expect(readAddress('ERC20', address)).toBe(address);
    }),
  );
});
