import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { rangeOf, sendStored } from './send-stored.ts';

const BYTES = Buffer.from('0123456789');

async function get(key: string, range?: string, lost = false) {
  const http = fastify();
  http.get('/file', (_request, reply) =>
    sendStored(reply, {
      storage: {
        size: async (name) => (name === 'a' ? BYTES.length : undefined),
        open: async (_name, { from, to } = { from: 0, to: 9 }) =>
          lost ? undefined : Readable.from([BYTES.subarray(from, to + 1)]),
      },
      key,
      type: 'video/mp4',
      cache: { privateSeconds: 60 },
    }),
  );
  const answer = await http.inject({ url: '/file', headers: range === undefined ? {} : { range } });
  await http.close();
  return answer;
}

test('a stored file is sent whole, or the range of it that a player asks for', async () => {
  const whole = await get('a');
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=60',
  });
  const part = await get('a', 'bytes=3-5');
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '345', 'bytes 3-5/10']);
  const outside = await get('a', 'bytes=10-');
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
});

test('a file that is gone, also between looking and reading, is not found', async () => {
  for (const answer of [await get('b'), await get('a', undefined, true)]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('ranges are read as browsers write them; what nobody understands asks for all', () => {
  expect(rangeOf('bytes=0-', 10)).toEqual({ from: 0, to: 9 });
  expect(rangeOf('bytes=-4', 10)).toEqual({ from: 6, to: 9 });
  expect(rangeOf('bytes=-40', 10)).toEqual({ from: 0, to: 9 });
  expect(rangeOf('bytes=8-99', 10)).toEqual({ from: 8, to: 9 });
  for (const unknown of [undefined, '', 'bytes=-', 'bytes=5-3', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])
    expect(rangeOf(unknown, 10)).toBeNull();
  for (const outside of ['bytes=10-', 'bytes=99-100', 'bytes=-0'])
    expect(rangeOf(outside, 10)).toBe('outside');
});
