import { expect, test } from 'vitest';
import { networkOf, subscriberOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2', '2001:db8:1:2'],
])('the address %s is the subscriber %s of the network %s', (ip, subscriber, network) => {
  expect(subscriberOf(ip)).toBe(subscriber);
  expect(networkOf(ip)).toBe(network);
});
