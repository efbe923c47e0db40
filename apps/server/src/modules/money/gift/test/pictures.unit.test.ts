import { existsSync } from 'node:fs';
import { GIFT_PICTURES } from '@yoimachi/domain/gift';
import { expect, test } from 'vitest';

test.each(GIFT_PICTURES)('the web has a drawing for %s', (picture) => {
  const file = new URL(`../../../../../../web/public/gifts/${picture}.svg`, import.meta.url);
  expect(existsSync(file)).toBe(true);
});
