import type { chatRoutes } from '@yoimachi/contract/chat';
import type { SocketAnswer } from '@yoimachi/contract/live';
import { expect, test } from 'vitest';
import { callOnSocket, offerLine } from './socket-call.ts';

const answering = (status: number, body: unknown): SocketAnswer => ({ status, body: JSON.stringify(body) });

const BODY = { friendId: 'her', clientId: 'mine', text: 'こんばんは' };
const sent = () => callOnSocket<typeof chatRoutes.sendMessage>('sendMessage', BODY);

async function withLine(answer: SocketAnswer | null): Promise<unknown> {
  const withdraw = offerLine(async () => answer);
  try {
    return await sent();
  } finally {
    withdraw();
  }
}

test('answers what the server did, and throws what it refused', async () => {
  expect(await withLine(answering(200, { number: 3 }))).toEqual({ number: 3 });
  const refusal = { code: 'TEXT_STOPPED', message: '送れません', details: { found: '090' } };
  await expect(withLine(answering(400, refusal))).rejects.toMatchObject({ status: 400, ...refusal });
});

test.each([
  ['no line', null],
  ['an expired token', answering(401, { code: 10, message: '' })],
  [
    'something to agree to',
    answering(403, { code: 'CONSENT_REQUIRED', message: '', details: { items: [] } }),
  ],
  ['a fault', answering(500, { code: 'INTERNAL', message: '' })],
  ['a product that is closed', answering(503, { code: 'MAINTENANCE', message: '' })],
])('leaves it to a request after %s', async (_, answer) => {
  expect(await withLine(answer)).toBeNull();
});

test('leaves it to a request where nobody offers a line, and a line of others stays when one is withdrawn', async () => {
  expect(await sent()).toBeNull();
  const withdrawn = offerLine(async () => null);
  const stays = offerLine(async (name, body) => answering(200, { name, body }));
  withdrawn();
  expect(await sent()).toEqual({ name: 'sendMessage', body: BODY });
  stays();
  expect(await sent()).toBeNull();
});
