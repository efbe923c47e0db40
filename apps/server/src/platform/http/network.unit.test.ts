import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { isWithin, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.9', true],
  ['::ffff:203.0.113.9', true],
  ['203.0.114.9', false],
  ['2001:db8:ca:1::9', true],
  ['2001:db8:cb::9', false],
  ['fe80::1%eth0', false],
  ['no address', false],
])('%s is of the networks: %s', (address, expected) => {
  const networks = new BlockList();
  networks.addSubnet('203.0.113.0', 24);
  networks.addSubnet('2001:db8:ca::', 48, 'ipv6');
  expect(isWithin(networks, address)).toBe(expected);
});
