import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiBytes, bytesOfHex, hexOf, hmacSha256, joinBytes, sha256 } from './sha256.ts';

/** FIPS 180-4's own examples, and lengths around the end of a block. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the standard’s own examples', (text, digest) => {
  expect(hexOf(sha256(asciiBytes(text)))).toBe(digest);
});

const bytes = (length: number, byte: number) => new Uint8Array(length).fill(byte);

/** RFC 4231, cases 1 to 7; the fifth gives the first 128 bits only. */
test.each([
  [1, bytes(20, 0x0b), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    2,
    asciiBytes('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [3, bytes(20, 0xaa), bytes(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    4,
    Uint8Array.from({ length: 25 }, (_, index) => index + 1),
    bytes(50, 0xcd),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [5, bytes(20, 0x0c), 'Test With Truncation', 'a3b6167473100ee06e0c796c2955552b'],
  [
    6,
    bytes(131, 0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    bytes(131, 0xaa),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('HMAC: case %i of the RFC', (_, key, message, digest) => {
  const mac = hmacSha256(key)(typeof message === 'string' ? asciiBytes(message) : message);
  expect(hexOf(mac).slice(0, digest.length)).toBe(digest);
});

test('HMAC is what the RFC defines, for any key and any number of messages under it', () => {
  const defined = (key: Uint8Array, message: Uint8Array) => {
    const block = joinBytes(key, bytes(64 - key.length, 0));
    const masked = (mask: number) => block.map((byte) => byte ^ mask);
    return sha256(joinBytes(masked(0x5c), sha256(joinBytes(masked(0x36), message))));
  };
  const message = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(message, { maxLength: 4 }), (key, messages) => {
      const mac = hmacSha256(key);
      for (const each of messages) expect(hexOf(mac(each))).toBe(hexOf(defined(key, each)));
    }),
  );
});

test('hexadecimal there and back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...bytesOfHex(hexOf(bytes))]).toEqual([...bytes]);
    }),
  );
});
