import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newestVersion } from '@yoimachi/domain/consent';
import { privacyPolicy } from '../pages/privacy-policy.ja.ts';
import { termsForCasts } from '../pages/terms-cast.ja.ts';
import { termsForGuests } from '../pages/terms-guest.ja.ts';
import type { WrittenPage } from '../page.ts';

/** With numbers that stay: what an operator may change is no change of the text. */
const printOf = ({ title, sections }: WrittenPage): string => {
  const written = sections.map(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.map((text) =>
      typeof text === 'string' ? text : text({ stageFees: [0], supportMail: 'support@example.com' }),
    ),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([title, written]))
    .digest('hex')
    .slice(0, 16);
};

// A changed text is a new version in the domain's catalogue, which says whether it asks; then its print is written here.
it.each([
  ['terms-guest', termsForGuests, '2026-11-15', 'c417225464a7abc4'],
  ['terms-cast', termsForCasts, '2026-11-15', 'b3e50c9f68d2290f'],
  ['privacy-policy', privacyPolicy, '2026-11-15', '6a0f3e4f8247e3b5'],
] as const)('%s is the text that its version was agreed to', (textId, page, version, print) => {
  expect(page.version).toBe(version);
  expect(newestVersion(textId)).toBe(version);
  expect(printOf(page)).toBe(print);
});
