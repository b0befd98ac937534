/** What a QR picture of a wallet says; the addresses themselves are tested with their hashes in server/src/destinations. */
import { expect, test } from 'vitest';
import { addressInQr } from './wallet-address.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  ['a bare address', ` ${TRON}\n`, TRON],
  ['with its scheme', `tron:${TRON}`, TRON],
  ['with an amount', `tron:${TRON}?amount=25.5`, TRON],
  ['as a link', `tron://${TRON}`, TRON],
  ['EIP-681', `ethereum:${RECEIVER}`, RECEIVER],
  ['EIP-681 with chain and value', `ethereum:pay-${RECEIVER}@1?value=2.014e18`, RECEIVER],
  [
    'the receiver of a token transfer, not the token',
    `ethereum:${TOKEN}@1/transfer?address=${RECEIVER}&uint256=1e6`,
    RECEIVER,
  ],
  ['a token transfer to nobody', `ethereum:${TOKEN}/transfer?uint256=1`, ''],
])('%s', (_name, text, expected) => {
  expect(addressInQr(text)).toBe(expected);
});
