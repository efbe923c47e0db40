import { existsSync } from 'node:fs';
import { GIFT_PICTURES } from '@yoimachi/domain/gift';
import { expect, test } from 'vitest';

test.each(GIFT_PICTURES)('there is a drawing for %s', (picture) => {
  const file = new URL(`../../../../../../../packages/ui/gifts/${picture}.svg`, import.meta.url);
  expect(existsSync(file)).toBe(true);
});
