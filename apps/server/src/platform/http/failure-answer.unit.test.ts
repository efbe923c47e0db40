import { expect, it } from 'vitest';
import { errorCatalogue } from '@yoimachi/contract/errors';
import type { PublicCode } from '@yoimachi/domain/result';
import { failureAnswer } from './failure-answer.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

it('tells the wait of every 429 and 503, and of nothing else', () => {
  for (const code of Object.keys(errorCatalogue) as PublicCode[]) {
    const { status } = errorCatalogue[code];
    const { retryAfter } = failureAnswer({ code }, NOW);
    if (status === 429 || status === 503) expect(retryAfter, code).toBeGreaterThan(0);
    else expect(retryAfter, code).toBeUndefined();
  }
});

it('tells the wait as it is where it is known', () => {
  const waitOf = (details: Record<string, unknown>) =>
    failureAnswer({ code: 'TOO_MANY_REQUESTS', details }, NOW).retryAfter;
  expect(waitOf({ until: '2026-11-20T03:09:30.400Z' })).toBe(571);
  expect(waitOf({ retryAfterSeconds: 0.2 })).toBe(1);
  expect(waitOf({ until: '2026-11-20T02:59:00.000Z' })).toBe(1);
});
