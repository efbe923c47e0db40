import type { Route } from '@yoimachi/contract/route';

/** A call as sent over the wire. */
export interface Wire {
  readonly url: string;
  readonly contentType?: string;
  readonly payload?: string | Buffer;
}

const DEEP = 20_000;
const HUGE = 70_000;

/** What no call may accept, whoever sends it: not text, not JSON, another content type, too large. */
export function brokenWires(route: Route, { url, payload }: Wire): [name: string, wire: Wire][] {
  const query = url.includes('?') ? '&' : '?';
  const addresses: [string, Wire][] = ['%E3%81', '%', '%ZZ', '%FF', '%ED%A0%80', '%C0%AF'].map((end) => [
    `the address ${end}`,
    { url: `${url}${query}x=${end}`, ...(payload !== undefined && { contentType: JSON_TYPE, payload }) },
  ]);
  if (!route.body || payload === undefined) return addresses;
  const json = String(payload);
  const bytes = (...added: number[]) =>
    Buffer.concat([Buffer.from(json.slice(0, -1)), OPEN, Buffer.from(added), CLOSE]);
  const bodies: [string, string | Buffer][] = [
    ['a byte of no character', bytes(0xff)],
    ['the first half of a character', bytes(0xe3, 0x81)],
    ['half a pair of UTF-16', bytes(0xed, 0xa0, 0x80)],
    ['UTF-16', Buffer.from(json, 'utf16le')],
    ['half of the JSON', json.slice(0, -1)],
    ['nothing at all', ''],
    ['two bodies', json + json],
    ['a key that reaches behind an object', `{"__proto__":{"fuzzed":1},${json.slice(1)}`],
    ['the same by its constructor', `{"constructor":{"prototype":{"fuzzed":1}},${json.slice(1)}`],
    ['brackets without end', '['.repeat(DEEP)],
    ['brackets in brackets', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['objects in objects', `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`],
    ['too much', `{"x":"${'あ'.repeat(HUGE)}",${json.slice(1)}`],
    ['a list', `[${json}]`],
    ['a word', '"x"'],
    ['null', 'null'],
  ];
  const types = [
    'text/plain',
    'application/xml',
    'image/png',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ];
  return [
    ...addresses,
    ...bodies.map(([name, body]): [string, Wire] => [name, { url, contentType: JSON_TYPE, payload: body }]),
    ...types.map((type): [string, Wire] => [type, { url, contentType: type, payload: json }]),
  ];
}

/** Still valid: the last of two equal keys counts, and what no schema names is dropped. */
export function oddWire({ url, payload }: Wire): Wire {
  if (payload === undefined) return { url };
  const [field] = Object.keys(JSON.parse(String(payload)) as object);
  const twice = field === undefined ? '' : `${JSON.stringify(field)}:{"a":[null]},`;
  const more = '"toString":1,"hasOwnProperty":[],"admin":true';
  const rest = String(payload).slice(1);
  return { url, contentType: JSON_TYPE, payload: `{${twice}${more}${rest === '}' ? '' : ','}${rest}` };
}

export const JSON_TYPE = 'application/json';
const OPEN = Buffer.from(',"x":"');
const CLOSE = Buffer.from('"}');
