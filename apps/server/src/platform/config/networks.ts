import { BlockList, isIP } from 'node:net';

/** Networks as they are written in a list, `192.0.2.0/24,2001:db8::/32`; null when one is none. */
export function networksOf(text: string): BlockList | null {
  const list = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    if (network === '') continue;
    const [, address = '', bits] = /^([^/]+)\/(\d{1,3})$/.exec(network) ?? [];
    const family = isIP(address);
    if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) return null;
    list.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
