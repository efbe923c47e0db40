import { expect, test } from 'vitest';
import { memoryStorage } from '#lib/memory-storage.test-kit.ts';
import { accountTexts } from './ja.ts';
import { deviceName, noteOffer, wasOffered } from './passkey-support.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', accountTexts.thisDevice],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('the offer is made once to each account', () => {
  const storage = memoryStorage();
  expect(wasOffered('a', storage)).toBe(false);
  noteOffer('a', storage);
  expect([wasOffered('a', storage), wasOffered('b', storage)]).toEqual([true, false]);
});
