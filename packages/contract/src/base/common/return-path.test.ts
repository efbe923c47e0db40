import { expect, test } from 'vitest';
import { returnPath } from './index.ts';

const isTaken = (path: string) => returnPath().safeParse(path).success;

test.each([
  '/',
  '/guest',
  '/guest/',
  '/guest/payment-info?debt=019d9b1e-0000-7000-8000-000000000001',
  '/guest/buy-point?step=result&next=%2Fguest%2Fsearch',
])('%s is a path to come back to', (path) => {
  expect(isTaken(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/guest/..//evil.example',
  '/guest//evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%2fevil.example',
  '/%2e%2e/admin',
  '/\t/evil.example',
  '/\\evil.example',
  '/guest?a=\\evil',
  '/guest#part',
  'https://evil.example',
  'guest',
  '',
  `/${'a'.repeat(300)}`,
])('%j is none', (path) => {
  expect(isTaken(path)).toBe(false);
});
