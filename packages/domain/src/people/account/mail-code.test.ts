import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { checkMailSend } from './index.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
/** Sends so many minutes ago, newest first. */
const sent = (...sends: readonly (readonly [email: string, minutesAgo: number])[]) => ({
  sends: sends.map(([email, minutesAgo]) => ({ email, at: addMinutes(NOW, -minutesAgo) })),
  guessedAt: null,
});
const until = (minutes: number) => ({ until: addMinutes(NOW, minutes).toISOString() });

test('a mistyped address is corrected at once, the one it went to waits a minute, in whatever case', () => {
  const facts = sent(['hanako@exmaple.com', 0.25]);
  expect(checkMailSend(facts, 'hanako@example.com', NOW)).toMatchObject({ ok: true });
  for (const email of ['hanako@exmaple.com', 'Hanako@EXMAPLE.com'])
    expect(checkMailSend(facts, email, NOW)).toMatchObject({
      error: { code: 'RESEND_TOO_SOON', details: until(0.75) },
    });
  expect(checkMailSend(sent(['hanako@exmaple.com', 1]), 'hanako@exmaple.com', NOW)).toMatchObject({
    ok: true,
  });
});

test('the wait of an address goes on while codes go to others', () => {
  const facts = sent(['b@example.com', 0.1], ['a@example.com', 0.5]);
  expect(checkMailSend(facts, 'a@example.com', NOW)).toMatchObject({
    error: { code: 'RESEND_TOO_SOON', details: until(0.5) },
  });
});

test('three addresses in ten minutes and ten in a day are a person’s ceiling', () => {
  const three = sent(['c@example.com', 0.1], ['b@example.com', 0.2], ['a@example.com', 4]);
  expect(checkMailSend(three, 'd@example.com', NOW)).toMatchObject({
    error: { code: 'TOO_MANY_REQUESTS', details: until(6) },
  });
  const ten = sent(
    ...Array.from({ length: 10 }, (_, index) => [`${index}@example.com`, 60 + index] as const),
  );
  expect(checkMailSend(ten, 'd@example.com', NOW)).toMatchObject({
    error: { code: 'TOO_MANY_REQUESTS', details: until(24 * 60 - 69) },
  });
});
