/** What the form says of an address, by the published examples of both networks. */
import { expect, test } from 'vitest';
import { addressFault, findAddress } from './addresses.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  ['TRC20', TRON, null],
  ['TRC20', ` ${TRON} `, null],
  ['ERC20', ETHEREUM, null],
  ['TRC20', '  ', 'missing'],
  ['TRC20', ETHEREUM, 'other_network'],
  ['ERC20', TRON, 'other_network'],
  ['ERC20', ETHEREUM.toLowerCase(), 'no_checksum'],
  ['ERC20', ETHEREUM.replace('Ed', 'ED').replace('BeA', 'beA'), 'invalid'],
  ['TRC20', TRON.replace('HqjeK', 'HqjeX'), 'invalid'],
] as const)('%s %s: %s', (network, text, fault) => {
  expect(addressFault(network, text)).toBe(fault);
});

test('a QR code tells the network with the address', () => {
  expect(findAddress(`tron:${TRON}?amount=5`)).toEqual({ network: 'TRC20', address: TRON });
  expect(findAddress(`ethereum:${ETHEREUM}@1`)).toEqual({ network: 'ERC20', address: ETHEREUM });
  expect(findAddress('https://example.org/')).toBeNull();
  expect(findAddress('')).toBeNull();
});
