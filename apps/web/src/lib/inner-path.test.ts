import { expect, test } from 'vitest';
import { isInnerPath } from './inner-path.ts';

test.each(['/', '/guest', '/guest/user-profile?castId=1&next=%2Fguest', '/guest#part'])(
  '%s is ours',
  (path) => {
    expect(isInnerPath(path)).toBe(true);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'guest',
  '',
  5,
  null,
])('%j is not', (path) => {
  expect(isInnerPath(path)).toBe(false);
});
