import { describe, it } from 'vitest';
import { expectNextStart, MOMENTS } from './start-in-test.ts';

describe.each(Object.keys(MOMENTS))('a first start that is stopped %s', (moment) => {
  it.each(['SIGINT', 'SIGKILL'] as const)(
    'by %s is made good by the next one',
    { timeout: 600_000 },
    (signal) => expectNextStart(moment, signal),
  );
});
