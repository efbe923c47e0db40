import { it } from 'vitest';
import { expectNextStart } from './start-in-test.ts';

// The other moments, until the demo is whole, are tried by `npm run test:long`.
it(
  'starts after a first start that was killed when people were there, and nobody could have used it',
  {
    timeout: 240_000,
  },
  () => expectNextStart('when people are there', 'SIGKILL', { isWhole: false }),
);
