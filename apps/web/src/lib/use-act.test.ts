import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { endAct, useAct } from './use-act.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));

type Act = Parameters<typeof useAct<unknown, unknown>>[0];
type Rendered = ReturnType<typeof useAct<unknown, unknown>>;

function Form({ act, onShown }: { readonly act: Act; readonly onShown: (rendered: Rendered) => void }) {
  onShown(useAct(act));
  return null;
}

function rendered(act: Act) {
  const client = new QueryClient();
  const shown: Rendered[] = [];
  const form = createElement(Form, { act, onShown: (each) => shown.push(each) });
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, form));
  return { act: shown[0]!, client };
}

/** A form that has been opened: sends what is given, to a server that answers one after the other of `answers`, the last for ever. */
function openForm(answers: readonly unknown[], options: Partial<Act> = {}) {
  const keys: string[] = [];
  const send = async (_: unknown, key: string) => {
    keys.push(key);
    const answer = answers[Math.min(keys.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { act, client } = rendered({ name: 'gift', send, ...options });
  const settled = () => expect.poll(() => client.isMutating()).toBe(0);
  return {
    keys,
    tap: (input: unknown) => act.mutate(input),
    send: async (input: unknown) => {
      act.mutate(input);
      await settled();
    },
    settled,
  };
}

const unanswered = [new ApiError(0, ERR_NETWORK, ''), new ApiError(503, 'INTERNAL', ''), new TypeError('x')];
const refused = new ApiError(409, 'CONFLICT', '');

test.each(unanswered)('a try that was not answered (%s) keeps its key for the next', async (lost) => {
  const { keys, send } = openForm([lost, lost, 'sent']);
  for (let tries = 0; tries < 3; tries++) await send({ giftId: 'a' });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('a double tap sends once', async () => {
  const { keys, tap, send, settled } = openForm(['sent']);
  tap({ giftId: 'a' });
  tap({ giftId: 'a' });
  tap({ giftId: 'b' });
  await settled();
  expect(keys).toHaveLength(1);
  await send({ giftId: 'b' });
  expect(keys).toHaveLength(2);
});

test('a form that was closed, or a page that was loaded anew, goes on with the key of the lost answer', async () => {
  const first = openForm(unanswered);
  await first.send({ giftId: 'a' });
  const second = openForm(['sent']);
  await second.send({ giftId: 'a' });
  expect(second.keys).toEqual(first.keys);
});

test.each([['an answer', 'sent'] as const, ['a refusal', refused] as const])(
  'after %s the same again is a new act',
  async (_, answer) => {
    const { keys, send } = openForm([answer, 'sent']);
    await send({ giftId: 'a' });
    await send({ giftId: 'a' });
    expect(new Set(keys).size).toBe(2);
  },
);

test.each([['lost', unanswered[0]!] as const, ['refused', refused] as const])(
  'what was changed after it was %s has a key of its own',
  async (_, answer) => {
    const { keys, send } = openForm([answer, 'sent']);
    await send({ giftId: 'a' });
    await send({ giftId: 'b' });
    expect(new Set(keys).size).toBe(2);
  },
);

test('acts of other names have keys of their own', async () => {
  const name = (input: unknown) => `booking.${String(input)}`;
  const { keys, send } = openForm([unanswered[0]!, unanswered[0]!, 'sent'], {
    name,
    contentOf: () => 'cancel',
  });
  await send('a');
  await send('b');
  await send('a');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('what makes it another act may be more than what is sent', async () => {
  let card = '4242';
  const { keys, send } = openForm([unanswered[0]!], { contentOf: (input) => ({ input, card }) });
  await send(500);
  card = '0002';
  await send(500);
  expect(new Set(keys).size).toBe(2);
});

test('an act that an answer or a refusal leaves under way keeps its key', async () => {
  const undecided = new ApiError(402, 'CARD_ACTION_REQUIRED', '');
  const { keys, send } = openForm([undecided, 'PENDING', 'DONE', 'DONE'], {
    isOpenAfter: (outcome) => outcome === undecided || outcome === 'PENDING',
  });
  for (let tries = 0; tries < 4; tries++) await send('request');
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('what was left under way ends where the screen learns that it has', async () => {
  const { keys, send } = openForm(['PENDING'], { isOpenAfter: () => true });
  await send(500);
  endAct('gift');
  await send(500);
  expect(new Set(keys).size).toBe(2);
});

test('what cannot be read of a last try counts as nothing', async () => {
  sessionStorage.setItem('act:gift', '{');
  const { keys, send } = openForm(['sent']);
  await send('a');
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test('what is refused is told to the screen, what is not answered is not', async () => {
  const told: unknown[] = [];
  const { send } = openForm([unanswered[0]!, refused, 'sent'], {
    onRefused: (error) => told.push(error.code),
    onDone: (answer) => told.push(answer),
  });
  for (let tries = 0; tries < 3; tries++) await send('a');
  expect(told).toEqual(['CONFLICT', 'sent']);
});

test('what waits for a consent keeps its key: an earlier try may have got through', async () => {
  const { keys, send } = openForm([
    new ApiError(503, 'INTERNAL', ''),
    new ApiError(403, 'CONSENT_REQUIRED', ''),
    'sent',
  ]);
  for (let tries = 0; tries < 3; tries++) await send({ giftId: 'a' });
  expect(new Set(keys).size).toBe(1);
});
