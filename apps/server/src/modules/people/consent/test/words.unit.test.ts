import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { consentsFor, newestVersion, textOf } from '@yoimachi/domain/consent';
import { wordsFor } from '../consent.ja.ts';

const sides = Object.values(UserType);

// A changed sentence is a new version in the domain's catalogue; then its print is written here.
test('what is agreed to are the sentences of its versions', () => {
  const prints = sides.flatMap((userType) =>
    consentsFor(userType).map((item) => {
      const textId = textOf(item, userType)!;
      const print = createHash('sha256').update(wordsFor(item, userType).statement).digest('hex').slice(0, 8);
      return `${userType} ${textId} ${newestVersion(textId)} ${print}`;
    }),
  );
  expect(prints).toEqual([
    '1 terms-guest 2026-11-15 2a2ab4fa',
    '1 privacy-policy 2026-11-15 531e1bb7',
    '1 no-organised-crime 2026-11-01 8aecd1c1',
    '1 message-scan-guest 2026-11-01 07b9b927',
    '1 age-by-card 2026-11-01 a6235fd9',
    '1 auto-charge 2026-11-01 4c187edc',
    '1 advertising 2026-11-01 05dd81a4',
    '2 terms-cast 2026-11-15 2a2ab4fa',
    '2 privacy-policy 2026-11-15 531e1bb7',
    '2 collection-agency 2026-11-01 c3785313',
    '2 no-organised-crime 2026-11-01 8aecd1c1',
    '2 message-scan-cast 2026-11-01 4e229927',
    '2 advertising 2026-11-01 05dd81a4',
  ]);
});
