import { route } from '@yoimachi/contract/route';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call, connectApi } from './api.ts';
import { ServerFault, type TokenRequest } from './transport.ts';

const cancel = route('POST', '/guests/bookings/:bookingId/cancel', 'guest', {
  summary: 'Cancels.',
  params: z.object({ bookingId: z.string() }),
  body: z.object({ reason: z.string() }),
  idempotent: true,
});
const search = route('GET', '/casts/search', 'open', {
  summary: 'Searches.',
  query: z.object({ words: z.optional(z.string()), day: z.optional(z.string()) }),
  answer: z.object({ count: z.number() }),
});

function sending(answer: unknown): TokenRequest[] {
  const sent: TokenRequest[] = [];
  connectApi(async (request) => {
    sent.push(request);
    return answer;
  });
  return sent;
}

describe('call', () => {
  test('fills the path and sends body and key', async () => {
    const sent = sending({ status: '200' });
    await call(cancel, { params: { bookingId: 'a/b' }, body: { reason: '体調不良' }, idempotencyKey: 'k' });
    expect(sent[0]).toEqual({
      method: 'POST',
      path: '/guests/bookings/a%2Fb/cancel',
      body: { reason: '体調不良' },
      headers: { 'idempotency-key': 'k' },
      needsToken: true,
    });
  });

  test('asks for a file where the call answers one', async () => {
    const paper = route('GET', '/paper', 'guest', { summary: 'A file.', file: 'a/b' });
    const sent = sending(new Blob(['x']));
    expect((await call(paper)).size).toBe(1);
    expect(sent[0]).toEqual({ method: 'GET', path: '/paper', needsToken: true, isFile: true });
  });

  test('leaves out what is not asked for', async () => {
    const sent = sending({ count: 1 });
    const answer = await call(search, { query: { words: '灯' } });
    expect(answer.count).toBe(1);
    expect(sent[0]).toEqual({ method: 'GET', path: '/casts/search?words=%E7%81%AF', needsToken: false });
  });

  test.each([
    ['our own', { code: 'INTERNAL', message: 'relation "booking" does not exist' }, 'INTERNAL'],
    ["a proxy's", '<html>502 Bad Gateway nginx</html>', 'INTERNAL'],
    ['an odd one', { code: { a: 1 }, message: ['x'] }, 'INTERNAL'],
    ['one that asks to wait', { code: 'UNAVAILABLE', message: 'pool is empty' }, 'UNAVAILABLE'],
  ])("says its own sentence for the server's failure, whatever the body: %s", async (_, body, code) => {
    sending(new ServerFault(500, body));
    const sentence = 'エラーが発生しました。時間をおいて再度お試しください。';
    await expect(call(search)).rejects.toMatchObject({ status: 500, code, message: sentence });
  });
});
