import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';
import { leaked, wrong } from './fuzz-judge.ts';

const call = route('GET', '/x', 'guest', {
  summary: 'X.',
  answer: z.object({ id: z.int(), rows: z.array(z.object({ name: z.nullable(z.string()) })) }),
  errors: ['NOT_FOUND'],
});
const judged = (statusCode: number, body: unknown) =>
  wrong(call, { statusCode, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) });
const refused = (code: unknown, message = 'データが見つかりませんでした。') => ({ code, message });

test('what is as the contract says is right', () => {
  expect(judged(200, { id: 1, rows: [{ name: null }] })).toBe(null);
  expect(judged(404, refused('NOT_FOUND'))).toBe(null);
  expect(judged(413, refused('VALIDATION'))).toBe(null);
  expect(judged(401, refused(10, 'セッションの有効期限が切れました。もう一度ログインしてください。'))).toBe(
    null,
  );
});

test.each([
  ['a field of another type', 200, { id: '1', rows: [] }, 'does not fit'],
  ['a field of no schema, deep inside', 200, { id: 1, rows: [{ name: null, phone: '0' }] }, 'rows.0.phone'],
  ['what broke', 503, refused('INTERNAL'), 'breaks'],
  ['a code of nobody', 400, refused('OOPS'), 'no code'],
  ['a code of another call', 409, refused('PAYOFF_OPEN'), 'does not declare'],
  ['another status', 400, refused('NOT_FOUND'), 'another status'],
  ['English', 404, refused('NOT_FOUND', 'Not found'), 'no Japanese'],
  ['a gap that nobody filled', 404, refused('NOT_FOUND', '{name}がありません。'), 'no Japanese'],
  ['a stack', 404, { ...refused('NOT_FOUND'), stack: 'at x' }, 'tells more'],
  ['a number of no 401', 401, refused(11), '401'],
])('%s is found', (_, status, body, problem) => expect(judged(status, body)).toContain(problem));

test("somebody else's text is found in a body and in a header", () => {
  const answer = {
    statusCode: 200,
    headers: { location: '/x?mail=a@b.example' },
    body: '{"phone":"09011112222"}',
  };
  expect(leaked(answer, ['c@d.example', '09011112222'])).toBe('09011112222');
  expect(leaked(answer, ['a@b.example'])).toBe('a@b.example');
  expect(leaked(answer, ['c@d.example'])).toBe(null);
});

test.each([
  ['by themselves', '{"account":"***4321"}', '4321'],
  ['in a longer number', '{"phone":"0374321840"}', null],
  ['in an id', '{"id":"01a1f6e5-4321-71f8-8343-c92af74546b0"}', null],
])('a few digits are found %s or not', (_, body, found) => {
  expect(leaked({ statusCode: 200, headers: {}, body }, ['4321'])).toBe(found);
});
