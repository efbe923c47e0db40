import { isIP, isIPv4, isIPv6, type BlockList } from 'node:net';

/**
 * The network a caller is counted under: the IPv4 address itself, or the first 64 bits of IPv6, since one household owns all the rest.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':').toLowerCase()}::/64`;
}

/** Whether a caller's address is of one of some networks; an IPv4 address is also in its IPv6 writing. */
export function isWithin(networks: BlockList, address: string): boolean {
  const plain = address.split('%')[0]!;
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
