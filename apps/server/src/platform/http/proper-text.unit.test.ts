import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseBrokenText } from './proper-text.ts';

const app = fastify();
refuseBrokenText(app);
app.post('/takes', async ({ body, query }) => ({ body, query }));
app.get('/v1/finds/:name', async ({ params, query }) => ({ params, query }));
app.get('/guest', async () => 'page');

const headers = { 'content-type': 'application/json' };
const post = async (payload: Buffer | string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/takes', headers: { 'content-type': type }, payload });
const text = (...bytes: number[]) => Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, ...bytes, 0x22, 0x7d]);

it('takes every proper text as it was sent', async () => {
  const body = { a: 'あ🌙\ufffd𠮷', b: null };
  expect((await post(JSON.stringify(body))).json().body).toEqual(body);
  expect((await post(JSON.stringify(body), 'application/json; charset=utf-8')).json().body).toEqual(body);
  const found = await app.inject({ url: '/v1/finds/%E9%8A%80%E5%BA%A7?words=%F0%9F%8C%99+a%2520' });
  expect(found.json()).toEqual({ params: { name: '銀座' }, query: { words: '🌙 a%20' } });
});

it.each([
  ['a byte of no character', text(0xff)],
  ['the first half of a character', text(0xe3, 0x81)],
  ['Shift_JIS', text(0x8b, 0xe2, 0x8d, 0xc0)],
  ['a longer form than needed', text(0xc0, 0xaf)],
  ['half a pair of UTF-16', text(0xed, 0xa0, 0x80)],
  ['beyond the last character', text(0xf4, 0x90, 0x80, 0x80)],
  ['UTF-16', Buffer.from('{"a":"あ"}', 'utf16le')],
])('refuses a body with %s', async (_, payload) => expect((await post(payload)).statusCode).toBe(400));

it.each(['?words=%E3%81', '?words=%', '?words=%zz', '?%FF=a', '?words=a&b=%ED%A0%80', '/%E3%81', '/%C0%AF'])(
  'refuses the address %s',
  async (end) => {
    const answer = await app.inject({ method: 'GET', url: `/v1/finds/x${end}` });
    expect([answer.statusCode, answer.json().code]).toEqual([
      400,
      expect.stringMatching(/VALIDATION|FST_ERR_BAD_URL/),
    ]);
  },
);

it('leaves the addresses of pages to the pages: links are cut off on their way', async () => {
  expect((await app.inject('/guest?from=%E3%81')).body).toBe('page');
});

it('still refuses what is no JSON, and keys that reach behind an object', async () => {
  for (const payload of [
    '',
    '{"a":',
    'nul',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ])
    expect((await app.inject({ method: 'POST', url: '/takes', headers, payload })).statusCode).toBe(400);
});
