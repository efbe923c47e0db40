import { lookup as resolve } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are nobody's on the internet (IANA's special-purpose registries), and those in which an IPv4 address is wrapped. */
const OURS = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  OURS.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OURS.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is on the internet and not within a network of our own. */
export const isPublicAddress = (address: string): boolean =>
  !OURS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Code of the error for a name that leads into a network of our own. */
export const NOT_PUBLIC = 'ERR_NOT_PUBLIC';

/**
 * Resolves names to addresses that `isAllowed`. The connection is made to the very address that was judged: a name that changes in between
 * leads nowhere else.
 */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(Object.assign(new Error('not a public address'), { code: NOT_PUBLIC }), []);
      if (options.all === true) return done(null, allowed);
      return done(null, first.address, first.family);
    });
}
